/**
 * Puts an open popover under its button where the browser cannot do so by CSS anchor positioning;
 * where it can, this does nothing. Flipped to stay inside the viewport.
 */
export function placeBelow(button: HTMLElement, panel: HTMLElement): void {
  if (CSS.supports('position-area', 'block-end')) return
  const at = button.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = panel
  const { clientWidth, clientHeight } = document.documentElement
  const start = getComputedStyle(button).direction === 'rtl' ? at.right - width : at.left
  const above = at.bottom + height > clientHeight && at.top > height
  panel.style.left = `${Math.max(0, Math.min(start, clientWidth - width))}px`
  panel.style.top = `${above ? at.top - height : at.bottom}px`
}
