/** The events of the kit, and the script that cancels each. */

export interface WatchedEvent {
  readonly id: number
  readonly name: string
  /** The tag that has fired it, or `document`. */
  readonly from: string
  readonly detail: unknown
  /** The place in a script that has cancelled it; null: nobody has. */
  readonly cancelledBy: string | null
}

const mostEvents = 200

/** The line of a stack that called `preventDefault`: `https://…/page.js:12:3`. */
function callerOf(stack: string): string {
  const lines = stack.split('\n').map((line) => line.trim())
  // In Chromium the first line is the message; the next one is the wrapper itself.
  const calls = lines.filter((line) => /:\d+:\d+\)?$/.test(line)).slice(1)
  const [place] = /(?:https?:|blob:|file:)\S+?:\d+:\d+/.exec(calls[0] ?? '') ?? []
  return place ?? 'a script'
}

/**
 * Watches the events with these names on the whole page.
 * @param changed called for each event
 */
export function watchEvents(
  names: readonly string[],
  changed: () => void,
): { list(): readonly WatchedEvent[]; stop(): void } {
  let events: readonly WatchedEvent[] = []
  let count = 0
  const onEvent = (event: Event) => {
    const id = ++count
    let cancelledBy: string | null = null
    const cancel = event.preventDefault
    event.preventDefault = () => {
      cancelledBy ??= callerOf(new Error('cancelled').stack ?? '')
      cancel.call(event)
    }
    const [target] = event.composedPath()
    const from = target instanceof Element ? target.localName : 'document'
    const { detail } = event as CustomEvent<unknown>
    events = [...events.slice(1 - mostEvents), { id, name: event.type, from, detail, cancelledBy }]
    changed()
    // The listeners of the page come after this one.
    setTimeout(() => {
      if (!event.defaultPrevented) return
      events = events.map((each) =>
        each.id === id ? { ...each, cancelledBy: cancelledBy ?? 'a script' } : each,
      )
      changed()
    })
  }
  for (const name of names) window.addEventListener(name, onEvent, true)
  return {
    list: () => events,
    stop() {
      for (const name of names) window.removeEventListener(name, onEvent, true)
    },
  }
}
