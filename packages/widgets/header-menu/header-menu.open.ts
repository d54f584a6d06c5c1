import type { ViewHost } from '@bindery/element/host.ts'
import type { Off } from '@bindery/state/environment.ts'
import { tabStops } from '@bindery/ui/tab-stops.ts'
import { buttonOf } from './header-menu.button.ts'

/**
 * Looks after an open menu: Tab goes around in it, from its end to the button and back; Escape, a press
 * outside, focus elsewhere and a step within the page close it.
 */
export const watchMenu = ({ element }: ViewHost, close: () => void): Off => {
  const panel = element.shadowRoot?.querySelector('[popover]') as HTMLElement
  const keys = (event: KeyboardEvent) => {
    const { defaultPrevented, isComposing, key, shiftKey } = event
    if (defaultPrevented || isComposing) return
    const stops = [buttonOf(element), ...tabStops(panel)]
    const [from, to] = shiftKey ? [0, -1] : [-1, 0]
    let next: typeof to | undefined
    // Nothing in it: a circle of one would be a dead end.
    if (key === 'Tab' && stops[1] && event.composedPath()[0] === stops.at(from)) next = to
    if (key === 'Escape') {
      close()
      next = 0
    }
    if (next === undefined) return
    event.preventDefault()
    stops.at(next)?.focus()
  }
  const elsewhere = (event: Event) => {
    if (!event.composedPath().includes(element)) close()
  }
  // Moved in the page, or hidden with what it stands in, the panel is gone and says nothing.
  const sight = new ResizeObserver(() => {
    if (!panel.checkVisibility()) close()
  })
  sight.observe(panel)
  const listening = new AbortController()
  const { signal } = listening
  document.addEventListener('keydown', keys, { signal })
  document.addEventListener('pointerup', elsewhere, { signal })
  document.addEventListener('focusin', elsewhere, { signal })
  addEventListener('hashchange', close, { signal })
  return () => {
    sight.disconnect()
    listening.abort()
  }
}
