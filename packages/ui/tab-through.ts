import { focused } from './focus.ts'
import { tabStops } from './tab-stops.ts'

/**
 * Lets the browser's Tab go on from the anchor. Where it knows the anchor for the source of the popover
 * it would come straight back, so the panel is out of its way meanwhile.
 */
const goOn = (panel: HTMLElement, anchor: HTMLElement) => {
  anchor.focus()
  panel.inert = true
  requestAnimationFrame(() => {
    panel.inert = false
  })
}

/**
 * What Tab does as long as a panel is open, wherever that stands in the page: from the anchor it goes
 * into the panel, from the panel's end on to what follows the anchor.
 */
export function tabThrough(event: KeyboardEvent, panel: HTMLElement, anchor: HTMLElement): void {
  const now = focused()
  const stops = tabStops(panel)
  if (now === anchor) {
    if (event.shiftKey) return
    // Whoever is quick comes back before the frame in which it would have returned.
    panel.inert = false
    stops[0]?.focus()
    event.preventDefault()
  } else if (event.composedPath().includes(panel)) {
    if (!event.shiftKey) {
      if (now === stops.at(-1)) goOn(panel, anchor)
    } else if (now === stops[0] || !stops.includes(now as HTMLElement)) {
      anchor.focus()
      event.preventDefault()
    }
  }
}

/** What Tab does where focus is not to leave an open panel: from its end on to its beginning. */
export function tabAround(event: KeyboardEvent, panel: HTMLElement): void {
  const stops = tabStops(panel)
  const [edge, other] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  const now = focused()
  if (now !== edge && stops.some((stop) => stop === now)) return
  event.preventDefault()
  other?.focus()
}
