import { safeUrl } from '@bindery/contract/safe-url.ts'
import type { SavedItem } from '@bindery/contract/saved.ts'
import type { Account, Records } from '../../core/records.ts'
import { type MockApp, originOf, type Server } from '../../core/server.ts'
import { type ReaderCall, serveReader } from '../../http/serve.ts'
import { findFolder, folderOf } from '../../library/folders.ts'
import {
  addSaved,
  changeFolders,
  findSaved,
  listIdsOf,
  removeSaved,
  toSavedItem,
} from '../../library/saved.ts'

/** A limit, so that a script cannot fill the store. */
const maxItems = 20_000
/** Ids per call. */
const maxIds = 200

const decodeId = (id: string): string => {
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}

type Refusing = Pick<ReaderCall<'addListItems'>, 'account' | 'refusal'>

/** Checks that the reader owns the folders and may change them. */
const folders = (server: Server, { account, refusal }: Refusing, ids: readonly string[]) => {
  for (const id of ids) {
    const folder = folderOf(server, account, id)
    if (!folder) throw refusal('folder_unknown')
    if (folder.readOnly) throw refusal('folder_read_only')
  }
  return ids
}

/** The folder of a path, by id or, as the specification writes the path, by name. */
const folderIds = (server: Server, call: Refusing, name: string) =>
  folders(server, call, [findFolder(server, call.account, name)?.id ?? name])

/** The saved items of a call. @throws if the reader has not saved one of them */
const saves = (server: Server, { account, refusal }: Refusing, ids: readonly string[]) =>
  ids.map((id): Records['saved'] => {
    const record = findSaved(server, account, id)
    if (!record) throw refusal('saved_unknown')
    return record
  })

/** /api/user/saves, /api/user/list, /api/user/lists/bulk-update, /service/saved, listItem, bulkListItem. */
export const savedRoutes = (app: MockApp, server: Server): void => {
  serveReader(app, server, 'saveItem', ({ c, account, input, refusal }) => {
    if (findSaved(server, account, input.id)) return {}
    const { title = '', url = '', topic = '', authors = [], contentType = '' } = input
    const { image = '', summary = '', listPrice, id } = input
    const known = server.content.find((one) => one.id === id)
    if (!known && (title.trim() === '' || url.trim() === '')) throw refusal('item_unknown')
    if (server.store.count('saved', account.id) >= maxItems) {
      const errors = [{ field: 'id', message: 'There is no room for another item.' }]
      throw refusal('invalid_fields', { errors })
    }
    const own = (address: string) => {
      const { pathname, search, hash } = new URL(safeUrl(address, originOf(server, c)))
      return `${pathname}${search}${hash}`
    }
    const sent: SavedItem = {
      id,
      title: title.trim(),
      // The client must not set a foreign URL.
      url: own(url),
      topic,
      authors,
      contentType,
      image: image && own(image),
      summary,
      ...(listPrice === undefined ? {} : { listPrice }),
      activityType: 'saved',
    }
    addSaved(server, account, known ? toSavedItem(known) : sent)
    return {}
  })

  serveReader(app, server, 'removeSaved', ({ account, input, refusal }) => {
    if (!removeSaved(server, account, input.id)) throw refusal('saved_unknown')
    return {}
  })

  serveReader(app, server, 'readItemLists', ({ account, input, refusal }) => {
    const record = findSaved(server, account, input.id)
    if (!record) throw refusal('saved_unknown')
    return { listIds: listIdsOf(server, account, record) }
  })

  const listsOf = (account: Account, id: string) => {
    const record = findSaved(server, account, id)
    return record ? [{ id, listIds: listIdsOf(server, account, record) }] : []
  }
  serveReader(app, server, 'readSaved', ({ account, input }) => {
    const ids = new Set(input.ids.split(',').map(decodeId))
    return { saved: [...ids].slice(0, maxIds).flatMap((id) => listsOf(account, id)) }
  })

  serveReader(app, server, 'addListItem', (call) => {
    const { account, input } = call
    const into = folderIds(server, call, input.listId)
    for (const one of saves(server, call, [input.dataId]))
      changeFolders(server, account, one, { into })
    return {}
  })

  serveReader(app, server, 'removeListItem', (call) => {
    const { account, input } = call
    const from = folderIds(server, call, input.listId)
    for (const one of saves(server, call, [input.dataId]))
      changeFolders(server, account, one, { from })
    return {}
  })

  serveReader(app, server, 'addListItems', (call) => {
    const { account, input } = call
    const into = folders(server, call, input.listIds)
    for (const one of saves(server, call, input.id)) changeFolders(server, account, one, { into })
    return {}
  })

  serveReader(app, server, 'removeListItems', (call) => {
    const { account, input } = call
    const from = folders(server, call, input.listIds)
    for (const one of saves(server, call, input.id)) {
      if (from.length > 0) changeFolders(server, account, one, { from })
      else removeSaved(server, account, one.item.id)
    }
    return {}
  })
}
