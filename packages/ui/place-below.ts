/** Puts a popover under an element, flipped to stay inside the viewport. */
export function putBelow(anchor: Element, panel: HTMLElement): void {
  const at = anchor.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = panel
  const { clientWidth, clientHeight } = document.documentElement
  const start = getComputedStyle(anchor).direction === 'rtl' ? at.right - width : at.left
  const above = at.bottom + height > clientHeight && at.top > height
  panel.style.left = `${Math.max(0, Math.min(start, clientWidth - width))}px`
  panel.style.top = `${above ? at.top - height : at.bottom}px`
}

/**
 * Puts an open popover under its button where the browser cannot do so by CSS anchor positioning;
 * where it can, this does nothing.
 */
export function placeBelow(button: HTMLElement, panel: HTMLElement): void {
  if (!CSS.supports('position-area', 'block-end')) putBelow(button, panel)
}
