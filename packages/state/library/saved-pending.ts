import type { MessageBook } from '../messages/book.ts'
import type { PendingAction } from '../session/pending-action.ts'
import { savedWords } from './saved.messages.ts'
import type { SavedChange, SavedPage } from './saved-item.ts'

/** The key of `savedAction` among the resumable actions. */
export const savedKind = 'saved'

/** The text of a change in the modal: 'To save “The Title”'. */
export const savedActionName = (book: MessageBook, { act, ids, item }: SavedChange): string => {
  const texts = savedWords(book)
  if (act === 'sort') return texts.wishToSort
  if (act === 'restore') return texts.wishToRestore(ids.length)
  if (act === 'remove') return texts.wishToRemove(ids.length)
  return item?.title ? texts.wishToSave({ title: item.title }) : texts.wishToSaveThis
}

/** The form of the change that the tab stores. */
export const serializeSaved = (change: SavedChange): PendingAction['data'] =>
  ({ ...change, wished: true }) satisfies SavedChange

/** A change as a pending action. */
export const pendingSave = (book: MessageBook, change: SavedChange): PendingAction => ({
  kind: savedKind,
  name: savedActionName(book, change),
  data: serializeSaved(change),
})

/** Stores a guest's change as the pending action and opens the registration. */
export const keepForGuest = (
  { auth, messages, pendingActions }: Pick<SavedPage, 'auth' | 'messages' | 'pendingActions'>,
  change: SavedChange,
  from?: EventTarget,
): void => {
  const action = pendingSave(messages, change)
  pendingActions.keep(action)
  auth.request({ screen: 'registration', reason: action.name }, from)
}
