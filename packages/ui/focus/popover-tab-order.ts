import { focused } from './focus.ts'
import { tabStops } from './tab-stops.ts'

/**
 * Lets the browser's own Tab continue from the anchor. A browser that knows the anchor as the popover's
 * invoker would tab straight back into the panel, so the panel is inert until the next frame.
 */
const continueFromAnchor = (panel: HTMLElement, anchor: HTMLElement) => {
  anchor.focus()
  panel.inert = true
  requestAnimationFrame(() => {
    panel.inert = false
  })
}

/**
 * Handles Tab while a panel is open, wherever the panel is in the document. From the anchor, Tab enters
 * the panel. From the panel's last stop, Tab continues behind the anchor.
 */
export function handlePopoverTab(
  event: KeyboardEvent,
  panel: HTMLElement,
  anchor: HTMLElement,
): void {
  const now = focused()
  const stops = tabStops(panel)
  if (now === anchor) {
    if (event.shiftKey) return
    // The reader can be back before the frame in which `continueFromAnchor` resets this.
    panel.inert = false
    stops[0]?.focus()
    event.preventDefault()
  } else if (event.composedPath().includes(panel)) {
    if (!event.shiftKey) {
      if (now === stops.at(-1)) continueFromAnchor(panel, anchor)
    } else if (now === stops[0] || !stops.includes(now as HTMLElement)) {
      anchor.focus()
      event.preventDefault()
    }
  }
}

/** A focus trap: Tab on the last stop of the panel goes to the first one, and Shift+Tab back. */
export function trapTab(event: KeyboardEvent, panel: HTMLElement): void {
  const stops = tabStops(panel)
  const [edge, other] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  const now = focused()
  if (now !== edge && stops.some((stop) => stop === now)) return
  event.preventDefault()
  other?.focus()
}
