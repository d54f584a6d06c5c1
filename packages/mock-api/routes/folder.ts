import { folderNameFault, folderNameMessage } from '@bindery/contract/folder-rule.ts'
import { folderNamed, folderOf, foldersOf, putFolder } from '../folders.ts'
import { serveReader } from '../serve.ts'
import { type MockApp, originOf, type Server } from '../server.ts'

/** More than the kit has to be pleasant with; a script must not fill the store. */
const most = 5000

const faults = {
  required: 'This field is required.',
  pattern: folderNameMessage,
} as const

/** /service/lists, DELETE /api/user/lists and the address of a list. */
export const folderRoutes = (app: MockApp, server: Server): void => {
  serveReader(app, server, 'readFolders', ({ account }) => ({ lists: foldersOf(server, account) }))

  serveReader(app, server, 'saveFolder', ({ account, input, refusal }) => {
    const { id, description } = input
    const known = id === undefined ? undefined : folderOf(server, account, id)
    if (id !== undefined && !known) throw refusal('folder_unknown')
    if (known?.readOnly) throw refusal('folder_read_only')
    const mine = foldersOf(server, account)
    const fault = folderNameFault(input.name, mine, id)
    if (fault === 'taken') throw refusal('folder_taken', { message: 'Folder already exists' })
    if (fault) {
      throw refusal('invalid_fields', { errors: [{ field: 'name', message: faults[fault] }] })
    }
    if (!known && mine.length >= most) {
      throw refusal('refused_in_words', { message: 'There is no room for another folder.' })
    }
    const name = input.name.trim()
    return putFolder(server, account, {
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
    const known = folderNamed(server, account, input.name)
    if (!known) throw refusal('folder_unknown')
    return { listurl: `${originOf(server, c)}/my-library/library/${known.slug}` }
  })
}
