/** The active element, also inside open shadow roots. */
export function focused(): HTMLElement | null {
  let active = document.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  return active as HTMLElement | null
}

/** True when no element has focus: the focused one was removed, or none had it. */
export const isFocusLost = (): boolean => [null, document.body].includes(focused())

/**
 * Moves focus into `root`, including elements slotted into it. Targets in order of preference: an element
 * with `data-bindery-focus`, the first field, `otherwise`, the heading.
 */
export function focusInside(root: ParentNode, otherwise?: HTMLElement): void {
  const parts: ParentNode[] = [root]
  for (const slot of root.querySelectorAll('slot')) parts.push(...slot.assignedElements())
  const find = (selector: string) =>
    parts.map((part) => part.querySelector<HTMLElement>(selector)).find(Boolean)
  const goal =
    find('[data-bindery-focus]') ??
    find('input:not([type=hidden],:disabled),select,textarea') ??
    otherwise ??
    find('h2')
  goal?.focus()
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
