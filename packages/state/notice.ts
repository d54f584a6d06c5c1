import type { Notice, NotificationState } from './notification.ts'
import type { VerbTools } from './reader-verb.ts'

/**
 * Shows a notice and says it; when what shows it cannot be had, it is said all the same.
 * @param gone whether it is nobody's business any more by the time that it can be shown
 */
export const notice = async (
  state: NotificationState,
  what: Notice,
  gone: () => boolean = () => false,
): Promise<void> => {
  const notify = await import('./notification.ts').then(
    (loaded) => loaded.notify,
    () => null,
  )
  if (gone()) return
  if (notify) notify(state, what)
  else state.status.announce(what.words)
}

/** As `notice`, for what is done by a verb. */
export const noticeByVerb = ({ core }: Pick<VerbTools, 'core'>, what: Notice): Promise<void> =>
  notice({ ...core, session: core }, what)
