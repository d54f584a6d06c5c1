import type { SavedItem } from '@bindery/contract/saved.ts'
import type { ContentItem } from './content.ts'
import { folderOf } from './folders.ts'
import type { Account, Records } from './records.ts'
import type { Server } from './server.ts'

type Owner = Pick<Account, 'id'>

/** Under which an item is saved: once for each reader. */
const keyOf = (owner: Owner, itemId: string) => `${owner.id} ${itemId}`

/** What the reader has saved of that id; somebody else's is not told from none. */
export const savedOf = ({ store }: Server, owner: Owner, itemId: string) =>
  store.get('saved', keyOf(owner, itemId))

/** The folders it lies in. Those that were deleted are left out: their ids never come back. */
export const listIdsOf = (server: Server, owner: Owner, { listIds }: Records['saved']): string[] =>
  listIds.filter((listId) => folderOf(server, owner, listId))

/**
 * The saved items of a reader, the one saved last first.
 * @param listId only those in that folder
 */
export const savesOf = ({ store }: Server, owner: Owner, listId?: string): Records['saved'][] =>
  store
    .list('saved', owner.id)
    .map(({ value }) => value)
    .filter(({ listIds }) => listId === undefined || listIds.includes(listId))
    .reverse()

/** What the site has published, as a reader saves it: its own words count, not those of a page. */
export const itemOf = (content: ContentItem): SavedItem => {
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

/** Saves an item; what is saved already stays where it lies. */
export const putSaved = (
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

/** Takes an item out of the library and out of every folder; false when it was not there. */
export const dropSaved = ({ store }: Server, owner: Owner, itemId: string): boolean =>
  store.remove('saved', keyOf(owner, itemId))

/** Puts a saved item into folders and takes it out of others. */
export const sortSaved = (
  { store }: Server,
  owner: Owner,
  record: Records['saved'],
  { into = [], from = [] }: { into?: readonly string[]; from?: readonly string[] },
): void => {
  const listIds = new Set([...record.listIds, ...into])
  for (const listId of from) listIds.delete(listId)
  store.put('saved', keyOf(owner, record.item.id), { ...record, listIds: [...listIds] })
}
