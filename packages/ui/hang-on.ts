import { putBelow } from './place-below.ts'

const follow = (anchor: Element, panel: HTMLElement): (() => void) => {
  panel.style.setProperty('position-area', 'none')
  // What it is moved to is its own edge.
  panel.style.marginInline = '0'
  const place = () => putBelow(anchor, panel)
  const resized = new ResizeObserver(place)
  resized.observe(panel)
  addEventListener('scroll', place, { capture: true, passive: true })
  addEventListener('resize', place)
  place()
  return () => {
    resized.disconnect()
    removeEventListener('scroll', place, true)
    removeEventListener('resize', place)
  }
}

/**
 * Shows a popover under an element of whichever tree. The browser keeps it there where it takes the
 * source of a popover for its anchor; elsewhere it is moved at each scroll.
 * @returns lets go
 */
export function hangOn(anchor: HTMLElement, panel: HTMLElement): () => void {
  let known = false
  panel.dir = getComputedStyle(anchor).direction
  panel.showPopover?.({
    // An engine that reads `source` supports it: there is no other way to tell.
    get source() {
      known = CSS.supports('position-area', 'block-end')
      return anchor
    },
  })
  const stop = known ? () => {} : follow(anchor, panel)
  return () => {
    stop()
    panel.hidePopover?.()
  }
}
