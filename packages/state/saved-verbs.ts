import type { CallOptions, Client } from '@bindery/api/client.ts'
import { isError } from '@bindery/api/errors.ts'
import { plain } from '@bindery/api/json.ts'
import {
  addListItems,
  readItemLists,
  readSaved,
  removeListItems,
  removeSaved,
  saveItem,
} from '@bindery/contract/saved.ts'
import type { Result } from './failure.ts'
import { attempt } from './failure-of.ts'
import { folderVerb } from './folder-verbs.ts'
import { hasLeft } from './has-left.ts'
import type { ReaderVerb } from './reader-verb.ts'
import { RemovedEvent, SavedEvent } from './saved.events.ts'
import { savedWords } from './saved.messages.ts'
import type { SavedChange, SavedPage } from './saved.ts'
import { savedChangers } from './saved-agreement.ts'
import { type ListsById, tell, tellFailure } from './saved-telling.ts'

/** Ids that one call may name: in a body, and in an address. */
const mostInBody = 500
const mostAsked = 100

const parts = <T>(all: readonly T[], most: number): T[][] => {
  const cut: T[][] = []
  for (let at = 0; at < all.length; at += most) cut.push(all.slice(at, at + most))
  return cut
}

const listsOf = async (
  client: Client,
  ids: readonly string[],
  options: CallOptions = {},
): Promise<ListsById> => {
  const lists = new Map<string, readonly string[]>()
  const asked = parts([...new Set(ids)], mostAsked)
  await Promise.all(
    asked.map(async (some) => {
      const input = { ids: some.map(encodeURIComponent).join(',') }
      const { saved } = await client.call(readSaved, input, options)
      for (const { id, listIds } of saved) lists.set(id, listIds)
    }),
  )
  return lists
}

const isGone = (error: unknown) => isError(error, 'RefusedError') && error.code === 'saved_unknown'

/** The folders of one item, as the specification has it; for one that seems to be saved. */
export const readOne = (client: Client, id: string): Promise<Result<{ lists: ListsById }>> =>
  attempt(async () => {
    try {
      const { listIds } = await client.call(readItemLists, { id })
      return { ok: true, lists: new Map([[id, listIds]]) }
    } catch (error) {
      if (!isGone(error)) throw error
      return { ok: true, lists: new Map() }
    }
  })

/** Which of these are saved, and in which folders they lie. */
export const readAll = (
  client: Client,
  ids: readonly string[],
  options?: CallOptions,
): Promise<Result<{ lists: ListsById }>> =>
  attempt(async () => ({ ok: true, lists: await listsOf(client, ids, options) }))

const removeAll = async (client: Client, ids: readonly string[]): Promise<void> => {
  const [id] = ids
  if (id === undefined) return
  if (ids.length === 1) await client.call(removeSaved, { id })
  else await client.call(removeListItems, { id: [...ids], listIds: [] })
}

/** What somebody else has removed meanwhile is as it should be. */
const remove = async (client: Client, ids: readonly string[]): Promise<void> => {
  for (const some of parts(ids, mostInBody)) {
    try {
      await removeAll(client, some)
    } catch (error) {
      if (!isGone(error)) throw error
      const still = await listsOf(client, some)
      await removeAll(client, [...still.keys()])
    }
  }
}

const sort = async (client: Client, { ids, add = [], remove = [] }: SavedChange) => {
  for (const id of parts(ids, mostInBody)) {
    if (add.length > 0) await client.call(addListItems, { id, listIds: [...add] })
    if (remove.length > 0) await client.call(removeListItems, { id, listIds: [...remove] })
  }
}

const save = async (client: Client, { item }: SavedChange) => {
  if (!item) return
  const { authors, ...rest } = item
  await client.call(saveItem, { ...rest, ...(authors ? { authors: [...authors] } : {}) })
}

/** The session may end in the middle of it, or there was none: then it is kept, named and done once. */
export const savedVerb: ReaderVerb<SavedChange> = {
  kind: 'saved',
  name: (book, { act, ids, item }) => {
    const words = savedWords(book)
    if (act === 'sort') return words.wishToSort
    if (act === 'remove') return words.wishToRemove(ids.length)
    return item?.title ? words.wishToSave({ title: item.title }) : words.wishToSaveThis
  },
  keep: (change) => plain({ ...change, wished: true }),
  read: (kept) => {
    const { act, ids, item } = Object(kept) as Record<string, unknown>
    const known = act === 'save' || act === 'sort' || act === 'remove'
    const whole = Array.isArray(ids) && ids.length > 0 && ids.every((id) => typeof id === 'string')
    const named = act !== 'save' || typeof Object(item).id === 'string'
    return known && whole && named ? (kept as SavedChange) : null
  },
  act: async (tools, change, { from }) => {
    const { client, core } = tools
    const gone = hasLeft(core)
    const { wished, folder, ...rest } = change
    const agreed = savedChangers.get(core.environment)?.()
    const answer = await attempt(async (): Promise<Result> => {
      const before = wished ? await listsOf(client, rest.ids) : null
      let done: SavedChange = rest
      if (folder) {
        const made = await folderVerb.act(tools, { act: 'create', ...folder }, {})
        if (!made.ok) return made
        done = { ...rest, add: [...(rest.add ?? []), ...(made.folder ? [made.folder.id] : [])] }
      }
      if (rest.act === 'remove') await remove(client, rest.ids)
      else {
        await save(client, rest)
        await sort(client, done)
      }
      // A wish may have begun before anybody on the page had asked what is saved.
      const told = agreed ?? savedChangers.get(core.environment)?.()
      const listsNow = told?.(done)
      core.tabs.tell('saved-changed')
      const { dispatch } = core.environment
      if (rest.act === 'remove') dispatch(new RemovedEvent(rest.ids), from)
      else
        for (const id of rest.ids) {
          const lists = listsNow?.(id) ?? done.add ?? []
          dispatch(new SavedEvent(rest.item ?? { id }, lists), from)
        }
      const undo = (wanted: SavedChange) => savedVerb.act(tools, wanted, {})
      if (before && !gone()) await tell(tools, done, before, undo)
      return { ok: true }
    })
    if (wished && !gone() && !answer.ok && answer.failure.kind !== 'signed-out') {
      await tellFailure(tools, answer.failure, () => void savedVerb.act(tools, change, {}))
    }
    return answer
  },
  // `tell` has said it.
  done: () => '',
}

/** Keeps the wish of a guest, and asks them to register. */
export const wish = (
  { intent, auth, messages }: Pick<SavedPage, 'intent' | 'auth' | 'messages'>,
  change: SavedChange,
  from?: EventTarget,
): void => {
  const { kind, keep } = savedVerb
  const name = savedVerb.name(messages, change)
  intent.keep({ kind, name, data: keep(change) })
  auth.request({ screen: 'registration', reason: name }, from)
}
