import type { ViewHost } from '@bindery/element/host.ts'
import type { Off } from '@bindery/state/environment/environment.ts'
import { tabStops } from '@bindery/ui/focus/tab-stops.ts'
import { menuButton } from './menu-button.ts'

/**
 * Handles an open menu. Tab cycles through the button and the panel. Escape, a press outside, focus
 * elsewhere and a change of the URL's hash close it.
 */
export const watchMenu = ({ element }: ViewHost, close: () => void): Off => {
  const panel = element.shadowRoot?.querySelector('[popover]') as HTMLElement
  const onKeyDown = (event: KeyboardEvent) => {
    const { defaultPrevented, isComposing, key, shiftKey } = event
    if (defaultPrevented || isComposing) return
    const stops = [menuButton(element), ...tabStops(panel)]
    const [from, to] = shiftKey ? [0, -1] : [-1, 0]
    let next: typeof to | undefined
    // In a panel without tab stops Tab must leave the menu, or the button would trap focus.
    if (key === 'Tab' && stops[1] && event.composedPath()[0] === stops.at(from)) next = to
    if (key === 'Escape') {
      close()
      next = 0
    }
    if (next === undefined) return
    event.preventDefault()
    stops.at(next)?.focus()
  }
  const closeOutside = (event: Event) => {
    if (!event.composedPath().includes(element)) close()
  }
  // A panel that is moved in the DOM, or hidden with its parent, closes without an event.
  const visibility = new ResizeObserver(() => {
    if (!panel.checkVisibility()) close()
  })
  visibility.observe(panel)
  const listeners = new AbortController()
  const { signal } = listeners
  document.addEventListener('keydown', onKeyDown, { signal })
  document.addEventListener('pointerup', closeOutside, { signal })
  document.addEventListener('focusin', closeOutside, { signal })
  addEventListener('hashchange', close, { signal })
  return () => {
    visibility.disconnect()
    listeners.abort()
  }
}
