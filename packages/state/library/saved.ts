import type { Result } from '../client/failure.ts'
import { delegate, lazy, signedOut } from '../client/lazy.ts'
import type { Environment } from '../environment/environment.ts'
import { watchReader } from '../session/reader-guard.ts'
import { type ActionOptions, readerId, readerOf } from '../session/session.ts'
import { savedInternals } from './saved-internals.ts'
import type { SavableItem, SavedPage, SavedStore, Sorting } from './saved-item.ts'
import { keepForGuest } from './saved-pending.ts'

export type {
  RemovedItem,
  Restored,
  SavableItem,
  SavedChange,
  SavedMap,
  SavedPage,
  SavedStore,
  Sorted,
  Sorting,
} from './saved-item.ts'

const createSaved = (page: SavedPage): SavedStore => {
  const { environment, session } = page
  const { $saved, wanted } = savedInternals(environment)
  // Lazy-loaded: a guest's page never needs the store, because a press only opens the modal.
  const store = lazy(
    async () => (await import('./saved-store.ts')).createSavedStore(page),
    () => watchReader(session),
  )
  let owner: string | null = null
  let isReadScheduled = false
  const readWanted = () => {
    isReadScheduled = false
    if (owner !== null) void store(({ want }) => want())
  }
  const scheduleRead = () => {
    if (!isReadScheduled) environment.idle(readWanted)
    isReadScheduled = true
  }
  const syncOwner = () => {
    const reader = readerOf(session.$session.get())
    const id = reader && readerId(reader)
    if (id === owner) return
    owner = id
    if (id !== null) scheduleRead()
  }
  let isSubscribed = false
  const save = delegate(store, ({ save }) => save)
  return {
    $saved,
    want: (ids) => {
      for (const id of ids) wanted.add(id)
      if (isSubscribed) return scheduleRead()
      isSubscribed = true
      session.$session.subscribe(syncOwner)
    },
    load: delegate(store, ({ load }) => load),
    save: async (
      item: SavableItem,
      sorting: Sorting = {},
      options: ActionOptions = {},
    ): Promise<Result> => {
      const isGuest = session.$session.value?.status === 'guest'
      // The store keeps the action of a reader whose session has ended.
      if (!isGuest || page.pendingActions.owner() !== null) return save(item, sorting, options)
      keepForGuest(page, { act: 'save', ids: [item.id], item, ...sorting }, options.from)
      return signedOut
    },
    organize: delegate(store, ({ organize }) => organize),
    organizeAll: delegate(store, ({ organizeAll }) => organizeAll),
    remove: delegate(store, ({ remove }) => remove),
    restore: delegate(store, ({ restore }) => restore),
    settled: delegate(store, ({ settled }) => settled),
  }
}

const stores = new WeakMap<Environment, SavedStore>()

/** The saved items of the page. */
export const savedOf = (page: SavedPage): SavedStore => {
  const known = stores.get(page.environment) ?? createSaved(page)
  stores.set(page.environment, known)
  return known
}
