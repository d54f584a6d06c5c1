import { toJson } from '@bindery/contract/json.ts'
import type { CallOptions } from '../client/call.ts'
import { backgroundRead } from '../client/call.ts'
import type { Result } from '../client/failure.ts'
import { signedOut } from '../client/lazy.ts'
import { createOptimisticStore } from '../client/optimistic-store.ts'
import { pageReturnsOf } from '../environment/page-returns.ts'
import { watchReader } from '../session/reader-guard.ts'
import { type ActionOptions, readerId, readerOf } from '../session/session.ts'
import { keepInterrupted } from '../session/several-actions.ts'
import { tabChannelOf } from '../session/tab-channel.ts'
import { savedAction } from './saved-action.ts'
import { savedInternals } from './saved-internals.ts'
import type {
  Restored,
  SavableItem,
  SavedChange,
  SavedMap,
  SavedPage,
  SavedStore,
  Sorting,
} from './saved-item.ts'
import { keepForGuest, pendingSave } from './saved-pending.ts'
import { readItem, readItems } from './saved-requests.ts'
import { undoOf } from './saved-undo.ts'

/** The folder ids of an item; null: the item is not saved. */
type Lists = readonly string[] | null

/** The folders of an item after a change. */
const listsAfter = (lists: Lists, { act, add = [], remove = [] }: SavedChange): Lists => {
  if (act === 'remove' || (act === 'sort' && !lists)) return null
  return [...new Set([...(lists ?? []), ...add])].filter((id) => !remove.includes(id))
}

const apply = (saved: SavedMap, change: SavedChange): SavedMap => {
  const next = new Map(saved)
  for (const { item, folders } of change.entries ?? [])
    next.set(
      item.id,
      listsAfter(saved.get(item.id) ?? null, { act: 'save', ids: [], add: folders }),
    )
  if (change.entries) return next
  for (const id of change.ids) {
    const lists = saved.get(id)
    // An unknown item may be unsaved, and sorting does not save it.
    if (lists !== undefined || change.act !== 'sort')
      next.set(id, listsAfter(lists ?? null, change))
  }
  return next
}

/** The saved items of a page, with pending changes on top. */
export const createSavedStore = (
  page: SavedPage,
): Omit<SavedStore, '$saved' | 'want'> & {
  want(): Promise<Result>
} => {
  const { environment, messages, pendingActions, server, session } = page
  const internals = savedInternals(environment)
  const { $saved, wanted } = internals
  const tabs = tabChannelOf(environment)
  let owner: string | null = null
  /** Another tab has changed something, and it could not be read. The next return tries again. */
  let isStale = false
  const requested = new Set<string>()
  const store = createOptimisticStore<SavedMap, SavedChange, Partial<Restored>>(
    {
      apply,
      isRelated: (one, other) => one.ids.some((id) => other.ids.includes(id)),
      merge: (known, read, isTouched) =>
        new Map([...(known ?? []), ...[...read].filter(([id]) => !isTouched(id))]),
      // A guest sees nothing as saved before they have signed in.
      publish: ({ confirmed, value }) => {
        const shown = owner === null ? confirmed : value
        // A failed read sets no new map: its listeners would start the same read again.
        if (shown && shown !== $saved.value) $saved.set(shown)
      },
    },
    environment,
  )
  const confirmed = () => store.confirmed() ?? new Map<string, Lists>()

  const read = async (ids: readonly string[], options: CallOptions = {}): Promise<Result> => {
    if (ids.length === 0) return { ok: true }
    const [one = ''] = ids
    // The single-item endpoint answers 404 for unsaved items, so it is for items known to be saved.
    const isSingle = ids.length === 1 && confirmed().get(one)
    const generation = store.generation()
    const answer = await store.read(async () => {
      const lists = await (isSingle
        ? readItem(server.call, one)
        : readItems(server.call, ids, options))
      if (!lists.ok) return lists
      return { ok: true, value: new Map(ids.map((id) => [id, lists.lists.get(id) ?? null])) }
    }, ids)
    if (!answer.ok && generation === store.generation()) {
      for (const id of ids) if (!confirmed().has(id)) requested.delete(id)
    }
    return answer
  }
  const want = async (): Promise<Result> => {
    const fresh = [...wanted].filter((id) => !requested.has(id))
    for (const id of fresh) requested.add(id)
    return owner === null ? { ok: true } : read(fresh, backgroundRead)
  }
  const syncOwner = () => {
    const reader = readerOf(session.$session.get())
    const id = reader && readerId(reader)
    if (id === owner) return
    owner = id
    internals.readerGeneration += 1
    requested.clear()
    store.reset(new Map())
    void want()
  }
  store.set(new Map())
  session.$session.subscribe(syncOwner)
  const rereadWanted = async () => {
    isStale = owner !== null && !(await read([...wanted])).ok
  }
  tabs.on('saved-changed', () => {
    if (owner !== null) void store.onRemoteChange(rereadWanted)
  })
  pageReturnsOf(environment).on(() => isStale && void rereadWanted())

  internals.confirm = (startedIn, change) => {
    const { ids, act } = change
    // The other folders of an unknown item have to be read. One that is sorted may be saved by now.
    const isKnown = (lists: Lists | undefined) => lists || (lists === null && act !== 'sort')
    const unknown = act === 'remove' ? [] : ids.filter((id) => !isKnown(confirmed().get(id)))
    if (startedIn === internals.readerGeneration) {
      store.confirm(store.generation(), ids, (saved) => apply(saved ?? new Map(), change))
      void read(unknown)
    } else if (owner !== null) void read(ids)
  }

  const rereadAfterFailure = async (ids: readonly string[]) => {
    const listsNow = () => toJson(ids.map((id) => confirmed().get(id) ?? null))
    const before = listsNow()
    await read(ids)
    // The server has made the change. Only its response was lost.
    if (listsNow() !== before) tabs.broadcast('saved-changed')
  }
  const change = (
    input: SavedChange,
    options: ActionOptions = {},
  ): Promise<Result<Partial<Restored>>> => {
    const readerChanged = watchReader(session)
    return store.change(
      input,
      async (current) => {
        const generation = store.generation()
        const send = async (): Promise<Result<Partial<Restored>>> => {
          if (owner === null) await session.check()
          if (readerChanged()) return signedOut
          if (session.$session.value?.status !== 'guest') {
            return server.run(savedAction, current, options)
          }
          if (pendingActions.owner() === null) keepForGuest(page, current, options.from)
          else {
            keepInterrupted(pendingActions, pendingSave(messages, current))
            session.expired()
          }
          return signedOut
        }
        const answer = await send()
        if (!answer.ok && generation === store.generation()) {
          // The server may have done a part of the change, or another client has changed the item: the data may be stale.
          store.invalidate(current.ids)
          if (owner !== null) void rereadAfterFailure(current.ids)
        }
        return answer
      },
      readerChanged,
    )
  }

  const save = (item: SavableItem, sorting: Sorting = {}, options?: ActionOptions) =>
    change({ act: 'save', ids: [item.id], item, ...sorting }, options)
  return {
    want,
    load: (ids) => read(ids),
    save,
    organize: (item, folders, { folder, ...options } = {}) => {
      const lists = $saved.value.get(item.id) ?? []
      const add = folders.filter((id) => !lists.includes(id))
      const remove = lists.filter((id) => !folders.includes(id))
      const sorting = { add, remove, ...(folder ? { folder } : {}) }
      return change({ act: 'sort', ids: [item.id], item, ...sorting }, options)
    },
    organizeAll: async (ids, sorting, options) => {
      const readerChanged = watchReader(session)
      const keep = (later: SavedChange) => {
        if (!readerChanged()) keepInterrupted(pendingActions, pendingSave(messages, later))
      }
      const undo = undoOf(ids, sorting, { $saved, change, load: read, keep })
      const answer = await change({ act: 'sort', ids, ...sorting }, options)
      return answer.ok ? { ok: true, undo } : answer
    },
    remove: async (ids, options) => {
      const readerChanged = watchReader(session)
      const unknown = owner === null ? [] : ids.filter((id) => !$saved.value.has(id))
      if (unknown.length > 0) await read(unknown)
      if (readerChanged()) return signedOut
      const before = $saved.value
      const answer = await change({ act: 'remove', ids }, options)
      return answer.ok ? { ok: true, before } : answer
    },
    restore: async (entries, options) => {
      const left = entries.filter(({ item, folders }) => {
        const lists = $saved.value.get(item.id)
        return !lists || folders.some((id) => !lists.includes(id))
      })
      if (left.length === 0) return { ok: true, isPartial: false }
      const ids = left.map(({ item }) => item.id)
      const answer = await change({ act: 'restore', ids, entries: left }, options)
      return answer.ok ? { ok: true, isPartial: answer.isPartial ?? false } : answer
    },
    settled: async () => {
      await store.idle()
      return { ok: true }
    },
  }
}
