import { failureMessages, wordsOf } from '@bindery/state/failure.messages.ts'
import type { Failure } from '@bindery/state/failure.ts'
import type { MessageBook } from '@bindery/state/messages.ts'
import type { SaveFlyoutWords } from './save-flyout.messages.ts'
import type { SaveProblem } from './save-flyout.view.ts'

const whole = (message: string, passing = false): SaveProblem => ({ message, passing, fields: {} })

/**
 * What a reader is told when saving failed (spec content 8). What the server says in words belongs to
 * the form for a new folder.
 */
export const problemOf = (
  failure: Failure,
  isForm: boolean,
  words: SaveFlyoutWords,
  book: MessageBook,
): SaveProblem => {
  if (failure.kind === 'busy' || failure.kind === 'signed-out') {
    return whole(wordsOf(failure, failureMessages(book).get()))
  }
  if (failure.kind !== 'refused') return whole(words.failed, true)
  if (failure.code === 'folder_taken') {
    return { ...whole(isForm ? '' : words.exists), fields: { name: words.exists } }
  }
  const said = isForm ? failure.errors?.[0] : undefined
  if (!said) return whole(words.failed, true)
  const { field, message } = said
  const isField = field === 'name' || field === 'description'
  return isField ? { ...whole(''), fields: { [field]: message } } : whole(message)
}
