import { stayOnTop } from '../view/stay-on-top.ts'
import { positionBelow } from './position-below.ts'

/** The width up to which `panel.css` makes a flyout a sheet at the lower edge. */
const sheetQuery = '(max-width: 30em)'

const isSheet = (panel: HTMLElement) =>
  !panel.classList.contains('is-notice') && matchMedia(sheetQuery).matches

/** Whether the anchor has gone: a panel without one would jump to a corner, so panel.css centers it. */
const isAdrift = (anchor: Element): boolean => anchor.getClientRects().length === 0

const repositionOnScroll = (anchor: Element, panel: HTMLElement): (() => void) => {
  panel.style.setProperty('position-area', 'none')
  const place = () => {
    const isFree = isSheet(panel) || isAdrift(anchor)
    // `positionBelow` sets the panel's own edge.
    panel.style.marginInline = isFree ? '' : '0'
    if (isFree) Object.assign(panel.style, { left: '', top: '' })
    else positionBelow(anchor, panel)
  }
  const resized = new ResizeObserver(place)
  resized.observe(panel)
  resized.observe(anchor)
  addEventListener('scroll', place, { capture: true, passive: true })
  addEventListener('resize', place)
  place()
  return () => {
    resized.disconnect()
    removeEventListener('scroll', place, true)
    removeEventListener('resize', place)
  }
}

const watchAnchor = (anchor: Element, panel: HTMLElement): (() => void) => {
  const observer = new ResizeObserver(() => {
    panel.classList.toggle('is-adrift', isAdrift(anchor))
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
  const stopMoving = isAnchored ? () => {} : repositionOnScroll(anchor, panel)
  const stopWatchingAnchor = watchAnchor(anchor, panel)
  return () => {
    stopWatching()
    stopWatchingAnchor()
    stopMoving()
    panel.hidePopover?.()
  }
}
