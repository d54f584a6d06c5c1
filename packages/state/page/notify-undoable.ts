import type { Failure, Result } from '../client/failure.ts'
import type { Notice, NotificationState } from './notifications.ts'
import { notifyLazily } from './notify-lazily.ts'

/** A notice whose undo may fail. */
export interface UndoableNotice extends Omit<Notice, 'undo'> {
  /** Takes the change back. It announces its success itself. */
  undo(): Promise<Result>
  /** The text for a failed undo. */
  explain(failure: Failure): string
}

/**
 * Shows a notice with an undo. If the undo fails, a notice says why and offers it again. On `signed-out` the
 * modal opens instead.
 * @param readerChanged whether the reader has changed: then nothing happens
 */
export const notifyUndoable = (
  state: NotificationState,
  { undo, explain, ...notice }: UndoableNotice,
  readerChanged: () => boolean,
): Promise<void> => {
  const act = async (): Promise<void> => {
    const answer = await undo()
    if (!answer.ok && answer.failure.kind !== 'signed-out') await show(explain(answer.failure))
  }
  const show = (words: string) =>
    notifyLazily(state, { ...notice, words, undo: { act: () => void act() } }, readerChanged)
  return show(notice.words)
}
