import { safeUrl } from '@bindery/contract/safe-url.ts'
import type { SavedItem } from '@bindery/contract/saved.ts'
import { folderNamed, folderOf } from '../folders.ts'
import type { Account, Records } from '../records.ts'
import { dropSaved, itemOf, listIdsOf, putSaved, savedOf, sortSaved } from '../saved.ts'
import { type ReaderCall, serveReader } from '../serve.ts'
import { type MockApp, originOf, type Server } from '../server.ts'

/** More than the kit has to be pleasant with; a script must not fill the store. */
const most = 20_000
/** Items that one call may ask about. */
const mostAsked = 200

const spelled = (id: string): string => {
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}

type Refusing = Pick<ReaderCall<'addListItems'>, 'account' | 'refusal'>

/** The folders that a call names; each must be the reader's own and may change. */
const folders = (server: Server, { account, refusal }: Refusing, ids: readonly string[]) => {
  for (const id of ids) {
    const folder = folderOf(server, account, id)
    if (!folder) throw refusal('folder_unknown')
    if (folder.readOnly) throw refusal('folder_read_only')
  }
  return ids
}

/** The folder that a call names by its id or, as the specification writes that path, by its name. */
const folderIds = (server: Server, call: Refusing, name: string) =>
  folders(server, call, [folderNamed(server, call.account, name)?.id ?? name])

/** What a call names, all of it saved by the reader. */
const saves = (server: Server, { account, refusal }: Refusing, ids: readonly string[]) =>
  ids.map((id): Records['saved'] => {
    const record = savedOf(server, account, id)
    if (!record) throw refusal('saved_unknown')
    return record
  })

/** /api/user/saves, /api/user/list, /api/user/lists/bulk-update, /service/saved, listItem, bulkListItem. */
export const savedRoutes = (app: MockApp, server: Server): void => {
  serveReader(app, server, 'saveItem', ({ c, account, input, refusal }) => {
    if (savedOf(server, account, input.id)) return {}
    const { title = '', url = '', topic = '', authors = [], contentType = '' } = input
    const { image = '', summary = '', listPrice, id } = input
    const known = server.content.find((one) => one.id === id)
    if (!known && (title.trim() === '' || url.trim() === '')) throw refusal('item_unknown')
    if (server.store.count('saved', account.id) >= most) {
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
      // The client's word is not the site's address.
      url: own(url),
      topic,
      authors,
      contentType,
      image: image && own(image),
      summary,
      ...(listPrice === undefined ? {} : { listPrice }),
      activityType: 'saved',
    }
    putSaved(server, account, known ? itemOf(known) : sent)
    return {}
  })

  serveReader(app, server, 'removeSaved', ({ account, input, refusal }) => {
    if (!dropSaved(server, account, input.id)) throw refusal('saved_unknown')
    return {}
  })

  serveReader(app, server, 'readItemLists', ({ account, input, refusal }) => {
    const record = savedOf(server, account, input.id)
    if (!record) throw refusal('saved_unknown')
    return { listIds: listIdsOf(server, account, record) }
  })

  const listsOf = (account: Account, id: string) => {
    const record = savedOf(server, account, id)
    return record ? [{ id, listIds: listIdsOf(server, account, record) }] : []
  }
  serveReader(app, server, 'readSaved', ({ account, input }) => {
    const asked = new Set(input.ids.split(',').map(spelled))
    return { saved: [...asked].slice(0, mostAsked).flatMap((id) => listsOf(account, id)) }
  })

  serveReader(app, server, 'addListItem', (call) => {
    const { account, input } = call
    const into = folderIds(server, call, input.listId)
    for (const one of saves(server, call, [input.dataId])) sortSaved(server, account, one, { into })
    return {}
  })

  serveReader(app, server, 'removeListItem', (call) => {
    const { account, input } = call
    const from = folderIds(server, call, input.listId)
    for (const one of saves(server, call, [input.dataId])) sortSaved(server, account, one, { from })
    return {}
  })

  serveReader(app, server, 'addListItems', (call) => {
    const { account, input } = call
    const into = folders(server, call, input.listIds)
    for (const one of saves(server, call, input.id)) sortSaved(server, account, one, { into })
    return {}
  })

  serveReader(app, server, 'removeListItems', (call) => {
    const { account, input } = call
    const from = folders(server, call, input.listIds)
    for (const one of saves(server, call, input.id)) {
      if (from.length > 0) sortSaved(server, account, one, { from })
      else dropSaved(server, account, one.item.id)
    }
    return {}
  })
}
