/** The element that has focus, seen through shadow roots. */
export function focused(): HTMLElement | null {
  let active = document.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  return active as HTMLElement | null
}

/**
 * Focuses the first that exists inside `root` or what is slotted into it: an element marked
 * `data-bindery-focus`, a field, the heading.
 */
export function focusInside(root: ParentNode): void {
  const parts: ParentNode[] = [root]
  for (const slot of root.querySelectorAll('slot')) parts.push(...slot.assignedElements())
  for (const wanted of [
    '[data-bindery-focus]',
    'input:not([type=hidden],:disabled),select,textarea',
    'h2',
  ]) {
    for (const part of parts) {
      const found = part.querySelector<HTMLElement>(wanted)
      if (found) {
        found.focus()
        return
      }
    }
  }
}

/** True when focus is in `element`: in it, in a shadow root in it, or in what is slotted into it. */
export function hasFocus(element: Element): boolean {
  let node: Node | null = focused()
  while (node && node !== element) {
    const slot: Node | null = node instanceof Element ? node.assignedSlot : null
    node = slot ?? (node instanceof ShadowRoot ? node.host : node.parentNode)
  }
  return node === element
}
