import { folderNameFault, giftFolderSlug } from '@bindery/contract/folder-rule.ts'
import type { Failure } from '@bindery/state/failure.ts'
import type { ListedFolder } from '@bindery/state/folder.ts'
import type { Problem } from '@bindery/state/problem.ts'
import type { State } from '@bindery/state/state.ts'
import { validityMessages } from '@bindery/state/validity.messages.ts'
import { faultOf } from '@bindery/state/validity.ts'
import type { LibraryAddress } from './library.address.ts'
import { libraryMessages } from './library.messages.ts'
import type { FolderRow, FolderValues } from './library.view.ts'

/** The longest description that a folder may have. */
const descriptionLength = 500

/** What is wrong with the form of a folder, before it is sent. */
export const folderFaults = (
  { name = '', description = '' }: FolderValues,
  state: Pick<State, 'messages'>,
  folders: readonly ListedFolder[],
  id?: string,
): FolderValues => {
  const words = state.messages.define('library', libraryMessages).get()
  const validity = validityMessages(state.messages).get()
  // A folder without the server's yes is the one that this form is sending. The same list object where
  // possible: what is known of its names is cached by it.
  const isPending = folders.some(({ pending }) => pending)
  const settled = isPending ? folders.filter(({ pending }) => !pending) : folders
  const fault = folderNameFault(name, settled, id)
  const said = {
    required: faultOf({ valueMissing: true }, { type: 'text' }, validity),
    pattern: words.folderPattern,
    taken: words.folderTaken,
  }
  const tooLong = description.trim().length > descriptionLength
  const bounds = { type: 'textarea', maxLength: descriptionLength + 1 }
  return {
    ...(fault ? { name: said[fault] } : {}),
    ...(tooLong ? { description: faultOf({ tooLong }, bounds, validity) } : {}),
  }
}

/** What a form of a folder says of a failure. */
export const folderProblem = async (failure: Failure, state: State): Promise<Problem> => {
  const { problemOf } = await import('@bindery/state/problem.ts')
  return problemOf(failure, state, {
    fields: ['name', 'description'],
    // The first message of the server, whatever it refused (spec content 8).
    own: ({ code, errors: [first] = [] }) => {
      // Somebody was quicker, in another tab: a server need not say more than the status.
      if (!first && code === 'folder_taken') {
        return {
          fields: { name: state.messages.define('library', libraryMessages).get().folderTaken },
        }
      }
      if (!first) return null
      const field = first.field === 'description' ? 'description' : 'name'
      return { fields: { [field]: first.message } }
    },
  })
}

/** A folder as a line of the list. */
const rowOf = (folder: ListedFolder, address: Pick<LibraryAddress, 'to'>): FolderRow => ({
  id: folder.id,
  name: folder.name,
  description: folder.description,
  slug: folder.slug,
  href: address.to(folder.slug),
  gift: folder.slug === giftFolderSlug,
  readOnly: folder.readOnly,
  pending: folder.pending ?? false,
})

/** The lines of a list of folders: the same ones as before for as long as the list, or a folder, is. */
export const createFolderRows = (address: Pick<LibraryAddress, 'to'>) => {
  const rows = new WeakMap<ListedFolder, FolderRow>()
  let before: readonly ListedFolder[] = []
  let lines: readonly FolderRow[] = []
  return (folders: readonly ListedFolder[]): readonly FolderRow[] => {
    if (folders === before) return lines
    before = folders
    lines = folders.map((folder) => {
      const row = rows.get(folder) ?? rowOf(folder, address)
      rows.set(folder, row)
      return row
    })
    return lines
  }
}
