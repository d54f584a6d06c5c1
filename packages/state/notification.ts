import { atom, type ReadableAtom } from 'nanostores'
import type { Off } from './environment.ts'
import { notificationMessages } from './notification.messages.ts'
import type { Overlays } from './overlay.ts'
import type { State } from './state.ts'

/** What a reader is told in the notification flyout. */
export interface Notice {
  /** A sentence: 'Removed from My Library'. */
  readonly words: string
  /** A button to take it back. It is pressed once at most; whoever acts tells how that went. */
  readonly undo?: {
    /** Words of the button. Default 'Undo'. */
    readonly words?: string
    act(): void
  }
  /** What it is about: it stands there. Left out, or gone from the page: at the edge of the window. */
  readonly anchor?: HTMLElement
}

/** The notices of a page that are shown, or wait for their turn; the latest first. */
export interface Notifications {
  readonly $notices: ReadableAtom<readonly Notice[]>
  /** Takes these away. When none are left the flyout closes. */
  drop(notices: readonly Notice[]): void
  /** Takes back what the notice told of; the notice leaves. */
  undo(notice: Notice): void
  /** As the function `notify`. */
  notify(notice: Notice): Off
}

export type NotificationState = Pick<State, 'environment' | 'messages' | 'overlays' | 'status'> & {
  readonly session: Pick<State['session'], '$departures'>
}

export const notificationTag = 'bindery-notification-flyout'

/** Words without an undo that have waited longer for their turn are dropped. In ms. */
const fresh = 20_000

const createNotifications = (state: NotificationState): Notifications => {
  const { environment, messages, overlays, status } = state
  const $notices = atom<readonly Notice[]>([])
  const since = new WeakMap<Notice, number>()
  let release: Off | null = null
  /** The flyout was closed; what closed it, a reader or another overlay, is known a moment later. */
  let closed = false

  const drop = (leaving: readonly Notice[]) => {
    $notices.set($notices.get().filter((one) => !leaving.includes(one)))
    if ($notices.get()[0]) return
    release?.()
    release = null
  }
  const taken = () => overlays.$flyout.get() ?? overlays.$modal.get()
  const passing = (notice: Notice) => !notice.undo
  const speech = ({ words, undo }: Notice) => {
    const texts = messages.define('notification', notificationMessages).get()
    if (!undo) return words
    // A sentence of its own, whatever the first one ends with.
    const told = words.replace(/[^.!?…]$/, '$&.')
    return `${told} ${texts.reach({ undo: undo.words ?? texts.undo })}`
  }
  const look = () => {
    if (release) return
    const notices = $notices.get()
    // When another flyout has taken the place, what can be undone comes back later. When none has, a reader
    // closed it.
    if (closed) drop(taken() ? notices.filter(passing) : notices)
    closed = false
    if (taken()) return
    const old = environment.now() - fresh
    drop($notices.get().filter((one) => passing(one) && (since.get(one) ?? 0) < old))
    const [latest] = $notices.get()
    if (!latest) return
    const panel = { tag: notificationTag, anchor: null, about: {} } as const
    release = overlays.open({ id: notificationTag, kind: 'flyout', close, panel })
    status.announce(speech(latest))
  }
  // Later: whoever gives the place up may be about to say why.
  const soon = () => queueMicrotask(look)
  const close = () => {
    release = null
    closed = true
    soon()
  }
  overlays.$flyout.listen(soon)
  overlays.$modal.listen(soon)
  state.session.$departures.listen(() => drop($notices.get()))

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
      // Heard at once, wherever it is seen.
      if (shown || !release) status.announce(shown ? speech(notice) : notice.words)
      return () => drop([notice])
    },
  }
}

const made = new WeakMap<Overlays, Notifications>()

/** The notices of the page, however many ask. For the flyout; others call `notify`. */
export const notificationsOf = (state: NotificationState): Notifications => {
  const known = made.get(state.overlays) ?? createNotifications(state)
  made.set(state.overlays, known)
  return known
}

/**
 * Tells a reader something in the page's notification flyout, which is brought when it is first
 * wanted. The words are spoken at once, too: do not announce them yourself.
 *
 *     notify(state, { words: 'Removed from My Library', undo: { act: () => void save(state, item) } })
 *
 * - Words alone go after 2000 ms (spec content 9), what can be undone after 20 s; neither as long as
 *   pointer or focus is on them. Escape and the close control dismiss; a click outside only words alone.
 * - It never takes focus. When it has something to undo, Tab leads there from where focus is, and on
 *   from its end to what follows; when it closes with focus inside, focus goes back.
 * - A later notice takes the first line. An earlier one that can still be undone stays as a line below
 *   it; words alone are replaced.
 * - One flyout is open at a time, and a notice closes none: while another one or a modal is open it is
 *   heard, and seen after that. Opening one puts a notice aside; what can be undone comes back
 *   afterwards, words alone do not.
 * - Inside a flyout that is open, say it there (`Confirmation`).
 * - What is told belongs to a reader: it goes when they sign out, and when the session ends.
 *
 * @returns takes the notice back, when it is no longer true: it was undone elsewhere, say
 */
export const notify = (state: NotificationState, notice: Notice): Off =>
  notificationsOf(state).notify({ ...notice })
