import { lazy } from '../client/lazy.ts'
import type { Notice, NotificationState } from './notifications.ts'

const notifications = lazy(() => import('./notifications.ts'))

/**
 * Shows a notice and announces it. If the code that shows it cannot be loaded, it is still announced.
 * @param readerChanged whether the reader has changed: then nothing happens
 */
export const notifyLazily = async (
  state: NotificationState,
  notice: Notice,
  readerChanged: () => boolean = () => false,
): Promise<void> => {
  const shown = await notifications(async ({ notify }) => {
    if (!readerChanged()) notify(state, notice)
    return { ok: true }
  })
  if (!shown.ok && !readerChanged()) state.liveRegion.announce(notice.words)
}
