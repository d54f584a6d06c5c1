/** Positions a popover under an element, or above it if only that fits into the viewport. */
export function positionBelow(anchor: Element, panel: HTMLElement): void {
  const at = anchor.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = panel
  const { clientWidth, clientHeight } = document.documentElement
  const start = getComputedStyle(anchor).direction === 'rtl' ? at.right - width : at.left
  const above = at.bottom + height > clientHeight && at.top > height
  panel.style.left = `${Math.max(0, Math.min(start, clientWidth - width))}px`
  panel.style.top = `${above ? at.top - height : at.bottom}px`
}

/** Positions an open popover under its button, unless the browser supports CSS anchor positioning. */
export function positionBelowUnlessAnchored(button: HTMLElement, panel: HTMLElement): void {
  if (!CSS.supports('position-area', 'block-end')) positionBelow(button, panel)
}
