import type { MessageBook } from '../messages/book.ts'
import { count, params } from '../messages/phrases.ts'

/**
 * Noun `saved`: the pending action in the modal, and the texts for success and failure (spec content 8).
 * A page overrides them as `saved.<key>`.
 */
export const savedMessages = {
  wishToSave: params('To save “{title}”'),
  wishToSaveThis: 'To save this',
  wishToSort: 'To change your folders',
  wishToRemove: count({
    one: 'To remove {count} item from My Library',
    other: 'To remove {count} items from My Library',
  }),
  wishToRestore: count({
    one: 'To put {count} item back into My Library',
    other: 'To put {count} items back into My Library',
  }),
  saved: params('“{title}” was saved to My Library.'),
  savedThis: 'Saved to My Library.',
  sorted: 'Folders Updated',
  removed: params('{count} item(s) removed from My Library'),
  restored: params('{count} item(s) are back in My Library'),
  removedThis: 'Removed from My Library',
  put: params('{count} item(s) added to folders'),
  taken: 'Folder already exists',
  failed: 'There was an error while processing your request, please try again later.',
  failedAfter: 'Save operation failed!',
  again: 'Try again',
  notAllFolders:
    'Nothing could be put back into a folder that cannot be changed or has been deleted.',
}

export const savedWords = (book: MessageBook) => book.define('saved', savedMessages).get()
