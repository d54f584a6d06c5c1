import type { Failure } from '@bindery/state/failure.ts'
import type { MessageBook } from '@bindery/state/messages.ts'
import { savedProblem } from '@bindery/state/saved-problem.ts'
import type { SaveProblem } from './save-flyout.view.ts'

/** What a reader is told when saving failed. What the server says in words belongs to the form for a new folder. */
export const saveProblem = (failure: Failure, isForm: boolean, book: MessageBook): SaveProblem => {
  const problem = { ...savedProblem(failure, book), fields: {} }
  if (!isForm || failure.kind !== 'refused') return problem
  if (failure.code === 'folder_taken') return { message: '', fields: { name: problem.message } }
  const said = failure.errors?.[0]
  if (!said) return problem
  const { field, message } = said
  const isField = field === 'name' || field === 'description'
  return isField ? { message: '', fields: { [field]: message } } : { message, fields: {} }
}
