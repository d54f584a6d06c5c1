import { failureMessages, wordsOf } from '../client/failure.messages.ts'
import type { Failure } from '../client/failure.ts'
import type { MessageBook } from '../messages/book.ts'
import { savedWords } from './saved.messages.ts'

/** The text for a failed change of saved items. */
export interface SavedProblem {
  readonly message: string
  /** The short message that replaces `message` after a while (spec content 9). undefined: `message` stays. */
  readonly inShort?: string
  /** A retry would fail again. */
  readonly isFinal?: true
}

/** The text for a failed change of saved items (spec content 8). */
export const savedProblem = (failure: Failure, messages: MessageBook): SavedProblem => {
  const { kind } = failure
  if (kind === 'busy' || kind === 'signed-out') {
    return { message: wordsOf(failure, failureMessages(messages).get()) }
  }
  const { taken, failed, failedAfter } = savedWords(messages)
  const isTaken = kind === 'refused' && failure.code === 'folder_taken'
  return isTaken ? { message: taken, isFinal: true } : { message: failed, inShort: failedAfter }
}
