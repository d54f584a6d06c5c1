import { stayOnTop } from '../view/stay-on-top.ts'
import { positionBelow } from './position-below.ts'

/** The width up to which `panel.css` makes a flyout a sheet at the lower edge. */
const sheetQuery = '(max-width: 30em)'

const isSheet = (panel: HTMLElement) =>
  !panel.classList.contains('is-notice') && matchMedia(sheetQuery).matches

const repositionOnScroll = (anchor: Element, panel: HTMLElement): (() => void) => {
  panel.style.setProperty('position-area', 'none')
  // `positionBelow` sets the panel's own edge.
  panel.style.marginInline = '0'
  const place = () => {
    if (isSheet(panel)) Object.assign(panel.style, { left: '', top: '' })
    else positionBelow(anchor, panel)
  }
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

/** Moves the panel to the middle of the window once its anchor is no longer rendered: it would jump to a corner. */
const centerWithoutAnchor = (anchor: Element, panel: HTMLElement): (() => void) => {
  const observer = new ResizeObserver(() => {
    panel.classList.toggle('is-adrift', anchor.getClientRects().length === 0)
  })
  observer.observe(anchor)
  return () => observer.disconnect()
}

/**
 * Shows a popover under an element of any tree. A browser that takes the popover's source for its anchor
 * keeps it there; in other browsers it is repositioned at each scroll and resize.
 * @returns hides the popover
 */
export function anchorPopover(anchor: HTMLElement, panel: HTMLElement): () => void {
  let isAnchored = false
  panel.dir = getComputedStyle(anchor).direction
  const show = () =>
    panel.showPopover?.({
      // Feature detection: only an engine that supports `source` reads it.
      get source() {
        isAnchored = CSS.supports('position-area', 'block-end')
        return anchor
      },
    })
  show()
  const stopWatching = stayOnTop(panel, ':popover-open', show)
  const stop = isAnchored ? () => {} : repositionOnScroll(anchor, panel)
  const stopCentering = centerWithoutAnchor(anchor, panel)
  return () => {
    stopWatching()
    stop()
    stopCentering()
    panel.hidePopover?.()
  }
}
