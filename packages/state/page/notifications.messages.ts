import { params } from '../messages/phrases.ts'

/** The texts of the notification flyout; overridden by `notification.<key>`. */
export const notificationMessages = {
  undo: 'Undo',
  /** Spoken after the words of a notice that can be undone, when it is shown. */
  reach: params('For {undo}, press Tab.'),
  close: 'Close',
}
