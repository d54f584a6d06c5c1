import { createView, type Host, type Model } from '@bindery/element/host.ts'
import { findById } from '@bindery/state/environment/find-by-id.ts'
import type { CloseReason } from '@bindery/state/environment/overlay.events.ts'
import type { FlyoutAttributes } from '@bindery/state/page/flyout.ts'
import { notificationMessages } from '@bindery/state/page/notifications.messages.ts'
import {
  type Notice,
  type NotificationState,
  notificationsOf,
  notificationTag,
} from '@bindery/state/page/notifications.ts'
import { createOverlayHost } from '@bindery/state/page/overlay-host.ts'
import type { PanelRequest } from '@bindery/state/page/overlays.ts'

export type NotificationAttributes = FlyoutAttributes

/** A line of the flyout. */
export interface NoticeLine {
  readonly words: string
  /** Text of the undo button; null: the notice has no undo. */
  readonly undo: string | null
  act(): void
}

export type NotificationView =
  | { readonly step: 'closed' }
  | {
      readonly step: 'open'
      readonly anchor: HTMLElement | null
      /** Latest first. null: the element shows its children instead. */
      readonly lines: readonly NoticeLine[] | null
      /** Time until the flyout closes, in ms. It stays open while pointer or focus is on it. */
      readonly dismissAfterMs: number
      /** A new value restarts the timer. */
      readonly message: unknown
      /** True if a click outside closes the flyout. */
      readonly lightDismiss: boolean
      readonly closeLabel: string
      /** Called when the timer ends. */
      expire(): void
      close(reason?: CloseReason): void
    }

/** How long a notice without an undo stays, in ms (spec content 9). */
const confirmationTime = 2000
/** How long a notice with an undo stays, in ms. */
const undoTime = 20_000

/** The model of the page's notification flyout. */
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
    const at = anchor ? findById(element, anchor) : null
    const isEmpty = !element.textContent?.trim() && !element.firstElementChild
    if ((at || !anchor) && !isEmpty) return { anchor: at, about: {} }
    const mistake = isEmpty
      ? ' open>: allowed are words between the tags'
      : ` anchor="${anchor}">: allowed is the id of an element of the page`
    environment.warn(`<${notificationTag}${mistake}. It stays closed.`)
    return null
  }
  const panel = createOverlayHost<HTMLElement | null>(overlays, host, notificationTag, asked)

  const own = ({ anchor }: PanelRequest<HTMLElement | null>): NotificationView => ({
    step: 'open',
    anchor,
    lines: null,
    dismissAfterMs: confirmationTime,
    message: host,
    lightDismiss: true,
    closeLabel: $words.get().close,
    expire: () => overlays.closeFlyouts(),
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
      dismissAfterMs: passing[0] ? confirmationTime : undoTime,
      message: latest,
      lightDismiss: passing.length === notices.length,
      closeLabel: $words.get().close,
      expire: () => notifications.drop(passing[0] ? passing : notices),
      close: (reason) => notifications.drop(notices, reason),
    }
  }
  const view = (): NotificationView => {
    const request = panel.$request.get()
    if (!request) return closed
    return request.owner === undefined ? told(notifications.$notices.get()) : own(request)
  }
  return createView([panel.$request, notifications.$notices, $words], view, panel.destroy)
}
