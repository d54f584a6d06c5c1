/** Closes an overlay whose code cannot be loaded, and shows the reader an error. */
import { failureMessages } from '@bindery/state/client/failure.messages.ts'
import type { State } from '@bindery/state/state.ts'
import type { PageRegistry } from '../registry/page-registry.ts'
import { modalTag } from './ensure-element.ts'
import { announceVisibly } from './status-region.ts'

/** In ms: as long as a request waits for the server. */
const timeoutMs = 10_000
/** In ms. The loader waits for the network, the reader does not. But the file may be in the cache. */
const offlineTimeoutMs = 1000

type Reason = 'offline' | 'timeout' | 'generic'

/** Calls `report` once if the load fails or takes too long. The returned function cancels it. */
const onLoadError = (loaded: Promise<boolean>, report: (reason: Reason) => void): (() => void) => {
  const ended = new AbortController()
  const end = (reason: Reason): void => {
    if (ended.signal.aborted) return
    ended.abort()
    report(reason)
  }
  const after = (ms: number, fn: () => void): void => {
    const timer = setTimeout(fn, ms)
    ended.signal.addEventListener('abort', () => clearTimeout(timer))
  }
  const onOffline = (): void => after(offlineTimeoutMs, () => navigator.onLine || end('offline'))
  if (!navigator.onLine) onOffline()
  addEventListener('offline', onOffline, ended)
  after(timeoutMs, () => end('timeout'))
  void loaded.then((isLoaded) => (isLoaded ? ended.abort() : end('generic')))
  // In a microtask: if the load fails, the core closes the overlay before this error is reported.
  return () => queueMicrotask(() => ended.abort())
}

/** Watches flyouts and the modal for as long as the page lives. */
export const reportOverlayLoadErrors = (
  { load }: Pick<PageRegistry, 'load'>,
  {
    auth,
    overlays,
    messages,
    liveRegion,
  }: Pick<State, 'auth' | 'overlays' | 'messages' | 'liveRegion'>,
): void => {
  const { $flyout, closeFlyouts } = overlays
  let stopModal: (() => void) | undefined
  let stopFlyout: (() => void) | undefined
  /** @param close may return a text to show instead of the error */
  const watch = (tag: string, close: () => string | undefined): (() => void) | undefined =>
    customElements.get(tag)
      ? undefined
      : onLoadError(load(tag), (reason) =>
          announceVisibly(close() ?? failureMessages(messages).get()[reason]),
        )

  $flyout.subscribe((flyout) => {
    stopFlyout?.()
    const panel = flyout?.panel
    stopFlyout =
      panel &&
      watch(panel.tag, () => {
        closeFlyouts()
        // A panel without an anchor is a notification: show its text without the panel.
        return panel.anchor ? undefined : liveRegion.$announcement.get().text
      })
  })
  auth.$auth.subscribe(({ step }) => {
    stopModal?.()
    stopModal = undefined
    if (step !== 'open') return
    stopModal = watch(modalTag, () => {
      auth.finish()
      return undefined
    })
  })
}
