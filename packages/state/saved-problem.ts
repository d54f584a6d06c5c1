import { failureMessages, wordsOf } from './failure.messages.ts'
import type { Failure } from './failure.ts'
import type { MessageBook } from './messages.ts'
import { savedWords } from './saved.messages.ts'

/** What is shown when saving to folders has failed. */
export interface SavedProblem {
  readonly message: string
  /** The short message that replaces it after a while (spec content 9); undefined: it stays. */
  readonly inShort?: string
  /** Trying again would fail again. */
  readonly isFinal?: true
}

/** What a reader is told when saving to folders has failed (spec content 8). */
export const savedProblem = (failure: Failure, messages: MessageBook): SavedProblem => {
  const { kind } = failure
  if (kind === 'busy' || kind === 'signed-out') {
    return { message: wordsOf(failure, failureMessages(messages).get()) }
  }
  const { taken, failed, failedAfter } = savedWords(messages)
  const isTaken = kind === 'refused' && failure.code === 'folder_taken'
  return isTaken ? { message: taken, isFinal: true } : { message: failed, inShort: failedAfter }
}
