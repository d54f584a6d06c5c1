/**
 * What a reader perceives of a page, by role and name. `look` runs in the page, as text, so it stands on nothing
 * around it. It looks through shadow roots and slots, and leaves out what is hidden, inert or not drawn.
 */

/** One thing that was perceived. */
export interface Seen {
  name: string
  /** What a field holds. */
  value: string
  text: string
  focused: boolean
  checked: boolean
  expanded: string | null
  /** Where a pointer would go, in pixels of the window; null where something lies over it. */
  at: { x: number; y: number } | null
  box: { left: number; top: number; width: number; height: number }
}

/** A role, and a name: the whole of it, or after `~` a part. */
export type Step = readonly [role: string, name?: string]

/** @param path each step within what the one before found; the last one's finds are the answer */
export function look(path: readonly Step[], reveal: boolean): Seen[] {
  const native: Record<string, string> = {
    button: 'button,summary,input[type=submit],input[type=button]',
    link: 'a[href]',
    textbox:
      'input:not([type]),input[type=text],input[type=email],input[type=tel],input[type=password],input[type=url],textarea',
    searchbox: 'input[type=search]',
    spinbutton: 'input[type=number]',
    checkbox: 'input[type=checkbox]',
    radio: 'input[type=radio]',
    combobox: 'select',
    dialog: 'dialog',
    group: 'fieldset',
    heading: 'h1,h2,h3,h4,h5,h6',
    option: 'option',
    article: 'article',
    main: 'main',
    navigation: 'nav',
    banner: 'body > header',
    contentinfo: 'body > footer',
    region: 'section',
    form: 'form',
  }
  const parentOf = (element: Element): Element | null => {
    if (element.assignedSlot) return element.assignedSlot
    const { parentNode } = element
    if (parentNode instanceof ShadowRoot) return parentNode.host
    return parentNode instanceof Element ? parentNode : null
  }
  const childrenOf = (element: Element): Node[] => {
    if (element.shadowRoot) return [...element.shadowRoot.childNodes]
    if (element instanceof HTMLSlotElement && element.assignedNodes().length > 0)
      return element.assignedNodes()
    return [...element.childNodes]
  }
  const drawn = (element: Element): boolean => {
    const box = element.getBoundingClientRect()
    return element.checkVisibility({ visibilityProperty: true }) && box.width > 0 && box.height > 0
  }
  const within = (element: Element): Element[] => {
    const found: Element[] = []
    const walk = (node: Node) => {
      if (!(node instanceof Element) || node.ariaHidden === 'true' || (node as HTMLElement).inert)
        return
      found.push(node)
      for (const child of childrenOf(node)) walk(child)
    }
    for (const child of childrenOf(element)) walk(child)
    return found
  }
  const textOf = (node: Node, naming = false): string => {
    if (node instanceof Text) return node.data
    if (!(node instanceof Element)) return ''
    const { display } = getComputedStyle(node)
    // What has no box of its own, a slot, has contents that have.
    if (node.matches('style,script,template')) return ''
    if (display !== 'contents' && !node.checkVisibility()) return ''
    if (node.ariaHidden === 'true') return ''
    if (naming && node.ariaLabel) return node.ariaLabel
    if (node instanceof HTMLImageElement) return node.alt
    const inline = display.startsWith('inline') || display === 'contents'
    const text = childrenOf(node)
      .map((each) => textOf(each, naming))
      .join('')
    return inline ? text : ` ${text} `
  }
  const tidy = (text: string) => text.replace(/\s+/g, ' ').trim()
  const nameOf = (element: Element): string => {
    const tree = element.getRootNode() as Document | ShadowRoot
    const by = (element.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean)
    const named = by.map((id) => tree.getElementById(id)).filter((each) => each !== null)
    if (named.length > 0) return tidy(named.map((each) => each.textContent ?? '').join(' '))
    if (element.ariaLabel) return tidy(element.ariaLabel)
    const legend = element instanceof HTMLFieldSetElement && element.querySelector('legend')
    if (legend) return tidy(legend.textContent ?? '')
    const labels = (element as HTMLInputElement).labels
    if (labels?.length) return tidy([...labels].map((each) => textOf(each, true)).join(' '))
    if (element instanceof HTMLInputElement && element.type === 'button') return element.value
    return tidy(textOf(element, true) || element.getAttribute('title') || '')
  }
  const roleIs = (element: Element, role: string): boolean => {
    const own = element.getAttribute('role')
    return own ? own === role : element.matches(native[role] ?? ':not(*)')
  }
  const isFocused = (element: Element): boolean => {
    let active = document.activeElement
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
    return active === element
  }
  const hits = (element: Element, x: number, y: number): boolean => {
    let top = document.elementFromPoint(x, y)
    while (top?.shadowRoot) {
      const deeper = top.shadowRoot.elementFromPoint(x, y)
      if (!deeper || deeper === top) break
      top = deeper
    }
    const labels = [...((element as HTMLInputElement).labels ?? [])]
    for (let each = top; each; each = parentOf(each))
      if (each === element || labels.includes(each as HTMLLabelElement)) return true
    return false
  }

  let found: Element[] = [document.documentElement]
  for (const [role, name] of path) {
    const part = name?.startsWith('~') ? name.slice(1) : undefined
    const isIt = (element: Element) => {
      if (!roleIs(element, role) || !drawn(element)) return false
      if (name === undefined) return true
      return part === undefined ? nameOf(element) === name : nameOf(element).includes(part)
    }
    found = [...new Set(found.flatMap((each) => within(each).filter(isIt)))]
  }
  Object.assign(window, { lookedAt: found[0] })
  return found.map((element) => {
    if (reveal) element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top, width, height } = element.getBoundingClientRect()
    const point = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }
    const field = element as HTMLInputElement
    return {
      name: nameOf(element),
      value: typeof field.value === 'string' ? field.value : '',
      text:
        element instanceof HTMLSelectElement
          ? (element.selectedOptions[0]?.text ?? '')
          : tidy(textOf(element)),
      focused: isFocused(element),
      checked: field.checked === true || element.ariaChecked === 'true',
      expanded: element.ariaExpanded,
      at: hits(element, point.x, point.y) ? point : null,
      box: { left, top, width, height },
    }
  })
}

/**
 * Watches whether the next press hits what was looked at last, when the pointer goes down and when it comes up: the
 * page may move in between. A target that has gone by then was pressed. Runs in the page.
 */
export function aim(): void {
  const target = Reflect.get(window, 'lookedAt') as HTMLInputElement
  const aimed: EventTarget[] = [target, ...(target.labels ?? [])]
  const note = (event: Event) => {
    const isHit = event.composedPath().some((each) => aimed.includes(each))
    if (!isHit && target.checkVisibility()) Object.assign(window, { isMissed: true })
  }
  Object.assign(window, { isMissed: false })
  for (const type of ['pointerdown', 'pointerup'])
    addEventListener(type, note, { capture: true, once: true })
}

/** Whether that press has missed. Runs in the page. */
export function wasMissed(): boolean {
  return Reflect.get(window, 'isMissed') === true
}

/** All that is shown on a page. Runs in the page. */
export function shownText(): string {
  const read = (node: Node): string => {
    if (node instanceof Text) return node.data
    if (!(node instanceof Element) || node.matches('style,script,template')) return ''
    if (getComputedStyle(node).display !== 'contents' && !node.checkVisibility()) return ''
    const slotted = node instanceof HTMLSlotElement ? node.assignedNodes() : []
    const inside = slotted.length > 0 ? slotted : (node.shadowRoot ?? node).childNodes
    return [...inside].map(read).join('')
  }
  return read(document.body).replace(/\s+/g, ' ')
}
