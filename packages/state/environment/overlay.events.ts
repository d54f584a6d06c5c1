import type { ReadableAtom } from 'nanostores'
import { BinderyEvent } from './event.ts'

/**
 * Why an overlay closed. `escape`: the reader pressed Escape. `button`: the reader pressed its close button or
 * the button that opened it. `outside`: the reader clicked elsewhere, or left it with Tab. `done`: its purpose
 * is fulfilled, its time is over, or it cannot be shown. `page`: the page closed it. `other-overlay`: another
 * one took its place.
 */
export type CloseReason = 'escape' | 'button' | 'outside' | 'done' | 'page' | 'other-overlay'

/** The tag has opened. */
export class OpenedEvent extends BinderyEvent<null> {
  constructor() {
    super('bindery-opened', null)
  }
}

/** The tag has closed, or could not open after the page had set `open`. */
export class ClosedEvent extends BinderyEvent<{ readonly reason: CloseReason }> {
  constructor(reason: CloseReason) {
    super('bindery-closed', { reason })
  }
}

/** The part of an element that has the attribute `open`. */
export interface OpenHost<A = { readonly open: boolean }> {
  readonly $attributes: ReadableAtom<A>
  set(name: 'open', value: boolean): void
  emit(event: Event): boolean
}

export interface OpenEvents {
  /** Removes `open`, and says why. If anything else removes it, the reason is `page`. */
  close(reason: CloseReason): void
  destroy(): void
}

/**
 * Dispatches `bindery-opened` and `bindery-closed` when the attribute `open` has changed and the view is rendered.
 * Create it after the listener that may refuse to open: a refusal then dispatches only `bindery-closed`.
 */
export const createOpenEvents = (host: OpenHost): OpenEvents => {
  let wasOpen = false
  let reason: CloseReason | undefined

  const report = () => {
    const { open } = host.$attributes.get()
    const why = reason
    reason = undefined
    const before = wasOpen
    wasOpen = open
    if (open && !before) host.emit(new OpenedEvent())
    if (!open && (before || why)) host.emit(new ClosedEvent(why ?? 'page'))
  }
  // Two microtasks: the listeners and the view of the same change take one each.
  const schedule = () => queueMicrotask(() => queueMicrotask(() => isAlive && report()))
  let isAlive = true
  const off = host.$attributes.listen(schedule)
  schedule()
  return {
    close: (why) => {
      reason = why
      host.set('open', false)
    },
    destroy: () => {
      off()
      isAlive = false
      if (wasOpen) host.emit(new ClosedEvent(reason ?? 'page'))
    },
  }
}
