import type { Host, Model } from '@bindery/element/host.ts'
import { byId } from '@bindery/state/by-id.ts'
import type { FlyoutAttributes } from '@bindery/state/flyout.ts'
import { notificationMessages } from '@bindery/state/notification.messages.ts'
import {
  type Notice,
  type NotificationState,
  notificationsOf,
  notificationTag,
} from '@bindery/state/notification.ts'
import type { PanelRequest } from '@bindery/state/overlay.ts'
import { createPanel } from '@bindery/state/panel.ts'
import { atom } from 'nanostores'

export type NotificationAttributes = FlyoutAttributes

/** A line of the flyout. */
export interface NoticeLine {
  readonly words: string
  /** Words of its button; null: there is nothing to take back. */
  readonly undo: string | null
  act(): void
}

export type NotificationView =
  | { readonly step: 'closed' }
  | {
      readonly step: 'open'
      readonly anchor: HTMLElement | null
      /** The latest first; null: what stands between the tags. */
      readonly lines: readonly NoticeLine[] | null
      /** How long it stands, in ms. */
      readonly after: number
      /** Changes when the time begins again. */
      readonly message: unknown
      /** A click outside closes it, too. */
      readonly light: boolean
      readonly closeLabel: string
      /** The time is over. */
      pass(): void
      close(): void
    }

/** Spec content 9; in ms. */
const confirmationTime = 2000
/** Longer, for what can be taken back. */
const undoTime = 20_000

/** The page's notification flyout. */
export const createNotificationModel = (
  state: NotificationState,
  host: Host<NotificationAttributes>,
): Model<NotificationView> => {
  const { environment, messages, overlays } = state
  const notifications = notificationsOf(state)
  const $words = messages.define('notification', notificationMessages)
  const closed: NotificationView = { step: 'closed' }

  const asked = (): Pick<PanelRequest<HTMLElement | null>, 'anchor' | 'about'> | null => {
    const { anchor = '' } = host.$attributes.get()
    const { element } = host
    const at = anchor ? byId(element, anchor) : null
    const isEmpty = !element.textContent?.trim() && !element.firstElementChild
    if ((at || !anchor) && !isEmpty) return { anchor: at, about: {} }
    const mistake = isEmpty
      ? ' open>: allowed are words between the tags'
      : ` anchor="${anchor}">: allowed is the id of an element of the page`
    environment.warn(`<${notificationTag}${mistake}. It stays closed.`)
    return null
  }
  const panel = createPanel<HTMLElement | null>(overlays, host, notificationTag, asked)

  const own = ({ anchor }: PanelRequest<HTMLElement | null>): NotificationView => ({
    step: 'open',
    anchor,
    lines: null,
    after: confirmationTime,
    message: host,
    light: true,
    closeLabel: $words.get().close,
    pass: overlays.closeFlyouts,
    close: overlays.closeFlyouts,
  })
  const lineOf = (notice: Notice): NoticeLine => ({
    words: notice.words,
    undo: notice.undo ? (notice.undo.words ?? $words.get().undo) : null,
    act: () => notifications.undo(notice),
  })
  const told = (notices: readonly Notice[]): NotificationView => {
    const [latest] = notices
    if (!latest) return closed
    const passing = notices.filter(({ undo }) => !undo)
    const { anchor } = latest
    return {
      step: 'open',
      anchor: anchor?.isConnected ? anchor : null,
      lines: notices.map(lineOf),
      after: passing[0] ? confirmationTime : undoTime,
      message: latest,
      light: passing.length === notices.length,
      closeLabel: $words.get().close,
      pass: () => notifications.drop(passing[0] ? passing : notices),
      close: () => notifications.drop(notices),
    }
  }
  const view = (): NotificationView => {
    const request = panel.$request.get()
    if (!request) return closed
    return request.owner === undefined ? told(notifications.$notices.get()) : own(request)
  }
  const $view = atom<NotificationView>(view())
  const paint = () => $view.set(view())
  const offs = [
    panel.$request.listen(paint),
    notifications.$notices.listen(paint),
    $words.listen(paint),
  ]
  return {
    $view,
    destroy: () => {
      for (const off of offs) off()
      panel.destroy()
    },
  }
}
