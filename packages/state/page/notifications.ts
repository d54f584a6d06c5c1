import { atom, type ReadableAtom } from 'nanostores'
import type { Environment, Off } from '../environment/environment.ts'
import type { CloseReason } from '../environment/overlay.events.ts'
import type { MessageBook } from '../messages/book.ts'
import type { LiveRegion } from './live-region.ts'
import { notificationMessages } from './notifications.messages.ts'
import type { Overlays } from './overlays.ts'

/** A notice in the notification flyout. */
export interface Notice {
  /** A sentence: 'Removed from My Library'. */
  readonly words: string
  /** An undo button. It runs once at most; `act` announces its own result. */
  readonly undo?: {
    /** The button's text. Default: 'Undo'. */
    readonly words?: string
    act(): void
  }
  /** The element that it appears at. Default, and if that was removed: the edge of the window. */
  readonly anchor?: HTMLElement
}

/** The notices of a page that are shown or waiting, latest first. */
export interface Notifications {
  readonly $notices: ReadableAtom<readonly Notice[]>
  /** Removes notices. The flyout closes when none are left. @param reason default: done */
  drop(notices: readonly Notice[], reason?: CloseReason): void
  /** Runs the undo of a notice, and removes the notice. */
  undo(notice: Notice): void
  /** See the function `notify`. */
  notify(notice: Notice): Off
}

export interface NotificationState {
  readonly environment: Environment
  readonly messages: MessageBook
  readonly overlays: Overlays
  readonly liveRegion: LiveRegion
  readonly session: { readonly $readerChanges: ReadableAtom<number> }
}

export const notificationTag = 'bindery-notification-flyout'

/** Notices without an undo that have waited longer than this are dropped. In ms. */
const fresh = 20_000

const createNotifications = (state: NotificationState): Notifications => {
  const { environment, messages, overlays, liveRegion } = state
  const $notices = atom<readonly Notice[]>([])
  const since = new WeakMap<Notice, number>()
  /** Notices whose words were announced while another overlay was open. */
  const announced = new WeakSet<Notice>()
  let release: ReturnType<Overlays['open']> | null = null
  /** The flyout was closed. Whether a reader or another overlay did it is known a microtask later. */
  let closed = false

  const drop = (leaving: readonly Notice[], reason?: CloseReason) => {
    $notices.set($notices.get().filter((one) => !leaving.includes(one)))
    if ($notices.get()[0]) return
    release?.(reason)
    release = null
  }
  const taken = () => overlays.$flyout.get() ?? overlays.$modal.get()
  const passing = (notice: Notice) => !notice.undo
  const hint = ({ undo }: Notice) => {
    const texts = messages.define('notification', notificationMessages).get()
    return undo ? texts.reach({ undo: undo.words ?? texts.undo }) : ''
  }
  const speech = (notice: Notice) => {
    const { words, undo } = notice
    // End the first sentence, so that a screen reader pauses before the hint.
    return undo ? `${words.replace(/[^.!?…]$/, '$&.')} ${hint(notice)}` : words
  }
  const look = () => {
    if (release) return
    const notices = $notices.get()
    // If another overlay replaced it, notices with an undo return later. If none did, a reader closed it.
    if (closed) drop(taken() ? notices.filter(passing) : notices)
    closed = false
    if (taken()) return
    const old = environment.now() - fresh
    drop($notices.get().filter((one) => passing(one) && (since.get(one) ?? 0) < old))
    const [latest] = $notices.get()
    if (!latest) return
    const panel = { tag: notificationTag, anchor: null, about: {} } as const
    release = overlays.open({ id: notificationTag, kind: 'flyout', close, panel })
    const text = announced.delete(latest) ? hint(latest) : speech(latest)
    if (text) liveRegion.announce(text)
  }
  // In a microtask: the overlay that closes may be about to call `notify`.
  const soon = () => queueMicrotask(look)
  const close = () => {
    release = null
    closed = true
    soon()
  }
  overlays.$flyout.listen(soon)
  overlays.$modal.listen(soon)
  state.session.$readerChanges.listen(() => drop($notices.get()))

  return {
    $notices,
    drop,
    undo: (notice) => {
      if (!$notices.get().includes(notice)) return
      drop([notice])
      notice.undo?.act()
    },
    notify: (notice) => {
      since.set(notice, environment.now())
      const shown = release !== null
      $notices.set([notice, ...$notices.get().filter((one) => !passing(one))])
      if (!shown) look()
      // Announced at once, even if it is shown later.
      if (shown) liveRegion.announce(speech(notice))
      else if (!release) {
        announced.add(notice)
        liveRegion.announce(notice.words)
      }
      return () => drop([notice])
    },
  }
}

const made = new WeakMap<Overlays, Notifications>()

/** The notices of the page, for the flyout. Other code calls `notify`. */
export const notificationsOf = (state: NotificationState): Notifications => {
  const known = made.get(state.overlays) ?? createNotifications(state)
  made.set(state.overlays, known)
  return known
}

/**
 * Shows a notice in the page's notification flyout, which is lazy-loaded on first use. The notice is also
 * announced at once, so do not announce its words yourself.
 *
 *     notify(state, { words: 'Removed from My Library', undo: { act: () => void save(state, item) } })
 *
 * - A notice without an undo closes after 2000 ms (spec content 9), one with an undo after 20 s. Neither
 *   closes while pointer or focus is on it. Escape and the close control dismiss all notices. A click
 *   outside dismisses them only if none has an undo.
 * - The flyout never takes focus. If a notice has an undo, Tab moves from the focused element into the
 *   flyout, and from its end to what follows that element. If the flyout closes with focus inside, focus
 *   returns.
 * - A later notice takes the first line. It replaces earlier notices without an undo. Those with an undo
 *   stay as lines below it.
 * - Only one flyout is open at a time, and a notice never closes another one. While another flyout or a
 *   modal is open, the notice is only announced. It appears when the other one closes. If another flyout
 *   opens over a notice, only a notice with an undo returns afterwards.
 * - Inside an open flyout, use `Confirmation` instead.
 * - A notice belongs to a reader. It is removed at sign-out and when the session ends.
 *
 * @returns removes the notice, for example because the change was undone elsewhere
 */
export const notify = (state: NotificationState, notice: Notice): Off =>
  notificationsOf(state).notify({ ...notice })
