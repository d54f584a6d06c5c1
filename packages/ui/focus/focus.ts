/** The active element, also inside open shadow roots. */
export function focused(): HTMLElement | null {
  let active = document.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  return active as HTMLElement | null
}

/**
 * Moves focus into `root`, including elements slotted into it. Targets in order of preference: an element
 * with `data-bindery-focus`, the first field, the heading.
 */
export function focusInside(root: ParentNode): void {
  const parts: ParentNode[] = [root]
  for (const slot of root.querySelectorAll('slot')) parts.push(...slot.assignedElements())
  for (const selector of [
    '[data-bindery-focus]',
    'input:not([type=hidden],:disabled),select,textarea',
    'h2',
  ]) {
    for (const part of parts) {
      const found = part.querySelector<HTMLElement>(selector)
      if (found) {
        found.focus()
        return
      }
    }
  }
}

/** True if focus is on or inside `element`, including shadow roots inside it and elements slotted into it. */
export function hasFocus(element: Element): boolean {
  let node: Node | null = focused()
  while (node && node !== element) {
    const slot: Node | null = node instanceof Element ? node.assignedSlot : null
    node = slot ?? (node instanceof ShadowRoot ? node.host : node.parentNode)
  }
  return node === element
}

/**
 * Moves focus to a text that has replaced the focused control, after the next paint: Orca 43 says nothing about an
 * element that gets focus in the frame in which the control that had it is removed. Until then the box around the
 * text has the focus, if it can. Focus stays where a reader has moved it meanwhile.
 */
export function focusAfterPaint(text: HTMLElement, box?: HTMLElement | null): void {
  box?.focus()
  const held = focused()
  requestAnimationFrame(() => setTimeout(() => focused() === held && text.focus()))
}
