import type { Failure } from '../client/failure.ts'
import type { MessageBook } from '../messages/book.ts'
import { savedProblem } from './saved-problem.ts'

/** The texts for a failed change of a folder: for its form as a whole, or for one of its fields. */
export interface FolderProblem {
  readonly message: string
  readonly fields: Readonly<Record<string, string>>
}

/**
 * The texts for a failed change of a folder (spec content 8): the first message of the server, or the text of
 * a failed save. A server may answer that the name is taken with the status alone.
 */
export const folderProblem = (failure: Failure, messages: MessageBook): FolderProblem => {
  const { message } = savedProblem(failure, messages)
  const general = { message, fields: {} }
  if (failure.kind !== 'refused') return general
  const { code, errors: [first] = [] } = failure
  if (first) {
    const field = first.field === 'description' ? 'description' : 'name'
    return { message: '', fields: { [field]: first.message } }
  }
  return code === 'folder_taken' ? { message: '', fields: { name: message } } : general
}
