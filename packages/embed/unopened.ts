/** What a reader has asked for and cannot be had: that is said, and nothing goes on saying that it is open. */
import { failureMessages } from '@bindery/state/failure.messages.ts'
import type { State } from '@bindery/state/state.ts'
import { modalTag } from './bring.ts'
import type { BinderyRecord } from './record.ts'
import { show } from './status-region.ts'

/** As long as an answer of the server is waited for, in ms. */
const patience = 10_000
/** The loader waits until the network is back, the reader does not; but the file may be here. In ms. */
const offlinePatience = 1000

type Why = 'offline' | 'timeout' | 'generic'

/** Tells it once. Gives back what stops it. */
const whenUnhad = (brought: Promise<boolean>, tell: (why: Why) => void): (() => void) => {
  const over = new AbortController()
  const end = (why: Why): void => {
    if (over.signal.aborted) return
    over.abort()
    tell(why)
  }
  const after = (ms: number, fn: () => void): void => {
    const timer = setTimeout(fn, ms)
    over.signal.addEventListener('abort', () => clearTimeout(timer))
  }
  const offline = (): void => after(offlinePatience, () => navigator.onLine || end('offline'))
  if (!navigator.onLine) offline()
  addEventListener('offline', offline, over)
  after(patience, () => end('timeout'))
  void brought.then((here) => (here ? over.abort() : end('generic')))
  // Later: what cannot be had is closed by the core first.
  return () => queueMicrotask(() => over.abort())
}

/** Watches what is opened, as long as the page lives: a flyout or the modal whose file does not come is closed and told of. */
export const watchUnopened = (
  { load }: Pick<BinderyRecord, 'load'>,
  { auth, overlays, messages, status }: Pick<State, 'auth' | 'overlays' | 'messages' | 'status'>,
): void => {
  const { $flyout, closeFlyouts } = overlays
  let stopModal: (() => void) | undefined
  let stopFlyout: (() => void) | undefined
  /** @param close gives back what is to be shown in place of why */
  const wait = (tag: string, close: () => string | undefined): (() => void) | undefined =>
    customElements.get(tag)
      ? undefined
      : whenUnhad(load(tag), (why) => show(close() ?? failureMessages(messages).get()[why]))

  $flyout.subscribe((flyout) => {
    stopFlyout?.()
    const panel = flyout?.panel
    stopFlyout =
      panel &&
      wait(panel.tag, () => {
        closeFlyouts()
        // What hangs on nothing tells what was done: that is shown without it.
        return panel.anchor ? undefined : status.$announcement.get().text
      })
  })
  auth.$auth.subscribe(({ step }) => {
    stopModal?.()
    stopModal = undefined
    if (step !== 'open') return
    stopModal = wait(modalTag, () => {
      auth.finish()
      return undefined
    })
  })
}
