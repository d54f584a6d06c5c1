import { folderNameFault, folderNameMessage } from '@bindery/contract/folder-rule.ts'
import { type MockApp, originOf, type Server } from '../../core/server.ts'
import { serve, serveReader } from '../../http/serve.ts'
import {
  findFolder,
  folderOf,
  foldersOf,
  saveFolder,
  sharedFolder,
  shareFolder,
} from '../../library/folders.ts'
import { listSaved } from '../../library/saved.ts'

/** A limit, so that a script cannot fill the store. */
const maxFolders = 5000

const faults = {
  required: 'This field is required.',
  pattern: folderNameMessage,
} as const

/** /service/lists, DELETE /api/user/lists and the URL of a list. */
export const folderRoutes = (app: MockApp, server: Server): void => {
  serveReader(app, server, 'readFolders', ({ account }) => ({ lists: foldersOf(server, account) }))

  serveReader(app, server, 'saveFolder', ({ account, input, refusal }) => {
    const { id, description } = input
    const known = id === undefined ? undefined : folderOf(server, account, id)
    if (id !== undefined && !known) throw refusal('folder_unknown')
    if (known?.readOnly) throw refusal('folder_read_only')
    const own = foldersOf(server, account)
    const fault = folderNameFault(input.name, own, id)
    if (fault === 'taken') throw refusal('folder_taken', { message: 'Folder already exists' })
    if (fault) {
      throw refusal('invalid_fields', { errors: [{ field: 'name', message: faults[fault] }] })
    }
    if (!known && own.length >= maxFolders) {
      throw refusal('refused_in_words', { message: 'There is no room for another folder.' })
    }
    const name = input.name.trim()
    return saveFolder(server, account, {
      ...(id === undefined ? {} : { id }),
      name,
      description: (description ?? known?.description ?? '').trim(),
    })
  })

  serveReader(app, server, 'removeFolder', ({ account, input, refusal }) => {
    const known = folderOf(server, account, input.id)
    if (!known) throw refusal('folder_unknown')
    if (known.readOnly) throw refusal('folder_read_only')
    server.store.remove('folder', known.id)
    return {}
  })

  serveReader(app, server, 'readFolderUrl', ({ c, account, input, refusal }) => {
    const known = findFolder(server, account, input.name)
    if (!known) throw refusal('folder_unknown')
    return { listurl: originOf(server, c) + shareFolder(server, account, known) }
  })

  serve(app, server, 'readSharedFolder', ({ input, refusal }) => {
    const shared = sharedFolder(server, input.list)
    if (!shared) throw refusal('folder_unknown')
    const { name, description, id } = shared.folder
    return { name, description, items: listSaved(server, shared.owner, id).map(({ item }) => item) }
  })
}
