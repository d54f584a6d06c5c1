import type { SavedItem } from '@bindery/contract/saved.ts'
import type { ContentItem } from '../core/catalog.ts'
import type { Account, Records } from '../core/records.ts'
import type { Server } from '../core/server.ts'
import { folderOf } from './folders.ts'

type Owner = Pick<Account, 'id'>

/** The id of a saved item, which a reader can save once. */
const keyOf = (owner: Owner, itemId: string) => `${owner.id} ${itemId}`

/** Finds a saved item of the reader. */
export const findSaved = ({ store }: Server, owner: Owner, itemId: string) =>
  store.get('saved', keyOf(owner, itemId))

/** The ids of the folders that contain the item, without deleted folders. */
export const listIdsOf = (server: Server, owner: Owner, { listIds }: Records['saved']): string[] =>
  listIds.filter((listId) => folderOf(server, owner, listId))

/**
 * The saved items of a reader, the latest first.
 * @param listId only items in this folder
 */
export const listSaved = ({ store }: Server, owner: Owner, listId?: string): Records['saved'][] =>
  store
    .list('saved', owner.id)
    .map(({ value }) => value)
    .filter(({ listIds }) => listId === undefined || listIds.includes(listId))
    .reverse()

/** A published item as a saved item. Its fields come from the site, not from the page that sent the call. */
export const toSavedItem = (content: ContentItem): SavedItem => {
  const { id, title, url, topic, authors, contentType, image = '', summary, listPrice } = content
  return {
    id,
    title,
    url,
    topic,
    authors: [...authors],
    contentType,
    image,
    summary,
    ...(listPrice === undefined ? {} : { listPrice }),
    activityType: 'saved',
  }
}

/** Saves an item. A saved item keeps its folders. */
export const addSaved = (
  { store, clock }: Server,
  owner: Owner,
  item: SavedItem,
  listIds: readonly string[] = [],
): void => {
  const savedAt = clock.now()
  store.insert('saved', keyOf(owner, item.id), {
    owner: owner.id,
    item,
    listIds: [...listIds],
    savedAt,
  })
}

/** Removes an item from the library and from all folders. Returns false if it was not saved. */
export const removeSaved = ({ store }: Server, owner: Owner, itemId: string): boolean =>
  store.remove('saved', keyOf(owner, itemId))

/** Adds a saved item to folders and removes it from others. */
export const changeFolders = (
  { store }: Server,
  owner: Owner,
  record: Records['saved'],
  { into = [], from = [] }: { into?: readonly string[]; from?: readonly string[] },
): void => {
  const listIds = new Set([...record.listIds, ...into])
  for (const listId of from) listIds.delete(listId)
  store.put('saved', keyOf(owner, record.item.id), { ...record, listIds: [...listIds] })
}
