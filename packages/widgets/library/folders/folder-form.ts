import { folderNameFault } from '@bindery/contract/folder-rule.ts'
import type { ListedFolder } from '@bindery/state/library/folders.ts'
import { validityMessages } from '@bindery/state/messages/validity.messages.ts'
import { faultOf } from '@bindery/state/messages/validity.ts'
import type { State } from '@bindery/state/state.ts'
import { libraryMessages } from '../library.messages.ts'

/** By field name: the values of a folder's form, or their errors. */
export type FolderValues = Readonly<Record<string, string>>

/** The longest description that a folder may have, in characters. */
const descriptionLength = 500

/**
 * The errors of a folder's form before it is sent.
 * @param id of the folder that the form edits; undefined for a new one
 */
export const validateFolder = (
  { name = '', description = '' }: FolderValues,
  state: Pick<State, 'messages'>,
  folders: readonly ListedFolder[],
  id?: string,
): FolderValues => {
  const words = state.messages.define('library', libraryMessages).get()
  const validity = validityMessages(state.messages).get()
  // A pending folder is the one that this form is sending, so its name is not taken. Keep the array itself if
  // none is pending: `folderNameFault` caches the names by it.
  const isPending = folders.some(({ pending }) => pending)
  const confirmed = isPending ? folders.filter(({ pending }) => !pending) : folders
  const fault = folderNameFault(name, confirmed, id)
  const texts = {
    required: faultOf({ valueMissing: true }, { type: 'text' }, validity),
    pattern: words.folderPattern,
    taken: words.folderTaken,
  }
  const tooLong = description.trim().length > descriptionLength
  const bounds = { type: 'textarea', maxLength: descriptionLength + 1 }
  return {
    ...(fault ? { name: texts[fault] } : {}),
    ...(tooLong ? { description: faultOf({ tooLong }, bounds, validity) } : {}),
  }
}
