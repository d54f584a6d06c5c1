import type { Folder } from '@bindery/contract/folder.ts'
import { folderSlug } from '@bindery/contract/folder-rule.ts'
import { atom, type ReadableAtom } from 'nanostores'
import type { Failure, Result } from '../client/failure.ts'
import { loadOnMount } from '../client/load-on-mount.ts'
import { createOptimisticStore, wholeValue } from '../client/optimistic-store.ts'
import type { Environment } from '../environment/environment.ts'
import type { MessageBook } from '../messages/book.ts'
import type { Core } from '../session/core.ts'
import type { ResumableAction } from '../session/resumable-action.ts'
import { type ActionOptions, readerId, readerOf } from '../session/session.ts'
import { tabChannelOf } from '../session/tab-channel.ts'
import { folderMessages } from './folders.messages.ts'

export type { Folder } from '@bindery/contract/folder.ts'

/** A folder in the list. */
export interface ListedFolder extends Folder {
  /** The server has not confirmed the change yet. Until then a new folder has a temporary id. */
  readonly pending?: boolean
}

/** `unknown` for a guest, while loading, and (with a failure) after a failed load. */
export type FolderState =
  | { readonly status: 'unknown'; readonly failure?: Failure }
  | { readonly status: 'known'; readonly folders: readonly ListedFolder[] }

export interface FolderInput {
  readonly name: string
  /** undefined: it stays as it is. */
  readonly description?: string
}

/** A change of the folders. It is plain JSON, so the tab can store it until the reader has signed in. */
export type FolderChange =
  | ({ readonly act: 'create' } & FolderInput)
  | ({ readonly act: 'update'; readonly id: string } & FolderInput)
  | { readonly act: 'remove'; readonly id: string; readonly name: string }

/**
 * The folders of the reader (spec content 3, 4 and 7), one store per page. 'My Library' is none of them:
 * its id is `allFolder` ('all') of `contract/folder-rule.ts`. That file also has the rules for names,
 * slugs and read-only folders.
 *
 * A change is optimistic: it shows at once, and a failure rolls it back. Other tabs refetch. If the
 * session has ended, the tab stores the change and runs it once after sign-in (`ResumableAction`).
 * Identical changes in flight share one request.
 *
 * The server's text for a refusal (errors[] or message) is the first of `failure.errors`.
 * Refusals: `folder_taken` (409), `folder_read_only`, `folder_unknown`, `invalid_fields`,
 * `refused_in_words`.
 */
export interface FolderStore {
  /** Oldest first. Loads on its first listener, once there is a reader. Clears when the reader changes. */
  readonly $folders: ReadableAtom<FolderState>
  /** Loads the folders again, e.g. after a failure. Known folders stay until the response arrives. */
  load(): Promise<Result>
  create(input: FolderInput, options?: ActionOptions): Promise<Result<{ folder: Folder }>>
  update(
    input: FolderInput & { readonly id: string },
    options?: ActionOptions,
  ): Promise<Result<{ folder: Folder }>>
  /** The items of the folder stay in My Library. */
  remove(id: string, options?: ActionOptions): Promise<Result>
}

export type FolderPage = Pick<Core, 'environment' | 'session' | 'server'>

/** The folders after a change; `answer` is the server's folder once it has confirmed. */
const changed = (
  folders: readonly ListedFolder[],
  change: FolderChange,
  answer?: Folder | null,
): readonly ListedFolder[] => {
  if (change.act === 'remove') return folders.filter(({ id }) => id !== change.id)
  const { act, name, description } = change
  const shown = {
    name,
    slug: folderSlug(name),
    ...(description === undefined ? {} : { description }),
    ...(answer ?? { pending: true }),
  }
  if (act === 'update') {
    return folders.map((folder) => (folder.id === change.id ? { ...folder, ...shown } : folder))
  }
  const fresh = { id: `new:${shown.slug}`, description: '', readOnly: false, ...shown }
  // A read may return the new folder before its creation is confirmed.
  return [...folders.filter(({ id }) => id !== fresh.id), fresh]
}

/** Whether both changes are for the same folder. */
const isRelated = (one: FolderChange, other: FolderChange): boolean =>
  one.act === 'create' || other.act === 'create'
    ? one.act === other.act && one.name === other.name
    : one.id === other.id

/** The store of a page, with the methods that `folderAction` needs. */
interface FolderControl extends FolderStore {
  generation(): number
  /** Applies a change that the server has confirmed. `generation` is that of the start of the call. */
  confirm(change: FolderChange, folder: Folder | null, generation: number | undefined): void
}

const stores = new WeakMap<Environment, FolderControl>()

const textsOf = (book: MessageBook) => book.define('folder', folderMessages).get()

const isText = (value: unknown) => typeof value === 'string'

export const folderAction: ResumableAction<FolderChange, { readonly folder: Folder | null }> = {
  kind: 'folder',
  name: (book, change) => textsOf(book)[change.act](change),
  serialize: (change) => change,
  parse: (stored) => {
    const { act, id, name, description } = Object(stored) as Record<string, unknown>
    const isKnown = act === 'create' || act === 'update' || act === 'remove'
    const hasTarget = isKnown && isText(name) && (act === 'create' || isText(id))
    const hasValidDescription = description === undefined || isText(description)
    return hasTarget && hasValidDescription ? (stored as FolderChange) : null
  },
  run: async ({ call, core }, change) => {
    const store = stores.get(core.environment)
    const generation = store?.generation()
    const { act, ...input } = change
    const answer =
      act === 'remove'
        ? await call('removeFolder', { id: change.id })
        : await call('saveFolder', input)
    if (!answer.ok) return answer
    const folder = act === 'remove' ? null : (answer.data as Folder)
    stores.get(core.environment)?.confirm(change, folder, generation)
    core.tabs.broadcast('folders-changed')
    return { ok: true, folder }
  },
  successText: (book, change) => {
    const { created, updated, removed } = textsOf(book)
    return { create: created, update: updated, remove: removed }[change.act](change)
  },
}

const createFolders = (page: FolderPage): FolderControl => {
  const { environment, server, session } = page
  const $folders = atom<FolderState>({ status: 'unknown' })
  let owner: string | null = null
  const store = createOptimisticStore<
    readonly ListedFolder[],
    FolderChange,
    { readonly folder: Folder | null }
  >(
    {
      isRelated,
      apply: (folders, change) => changed(folders, change),
      merge: (_, read, isTouched) => (isTouched(wholeValue) ? null : read),
      publish: ({ value, failure }) =>
        $folders.set(
          value
            ? { status: 'known', folders: value }
            : { status: 'unknown', ...(failure ? { failure } : {}) },
        ),
    },
    environment,
  )

  const load = () =>
    store.read(async () => {
      const answer = await server.call('readFolders', {})
      return answer.ok ? { ok: true, value: answer.data.lists } : answer
    })
  const syncOwner = () => {
    const reader = readerOf(session.$session.get())
    if (!reader || readerId(reader) === owner) return
    owner = readerId(reader)
    void load()
  }
  let isSubscribed = false
  tabChannelOf(environment).on('folders-changed', () => {
    if (owner !== null) void store.onRemoteChange(load)
  })
  session.$readerChanges.listen(() => {
    owner = null
    store.reset(null)
    if (isSubscribed) syncOwner()
  })
  loadOnMount($folders, environment, () => {
    if (!isSubscribed) session.$session.subscribe(syncOwner)
    else if (!store.confirmed() && owner !== null) void load()
    isSubscribed = true
  })

  const change = <T extends object>(input: FolderChange, options?: ActionOptions) =>
    store.change(input, async (current) => {
      const generation = store.generation()
      const answer = await server.run(folderAction, current, options)
      // Another client has changed the folders: the list is stale.
      const isStale = !answer.ok && answer.failure.kind === 'refused'
      if (isStale && generation === store.generation()) void load()
      return answer
    }) as Promise<Result<T>>

  return {
    $folders,
    load,
    create: (input, options) => change({ act: 'create', ...input }, options),
    update: (input, options) => change({ act: 'update', ...input }, options),
    remove: (id, options) => {
      const name = store.confirmed()?.find((folder) => folder.id === id)?.name ?? ''
      return change({ act: 'remove', id, name }, options)
    },
    generation: store.generation,
    confirm: (change, folder, startedIn = -1) => {
      const isApplied = store.confirm(
        startedIn,
        [wholeValue],
        (value) => value && changed(value, change, folder),
        change,
      )
      // The reader has changed, or the store did not exist yet: the list may be stale.
      if (!isApplied && owner !== null) void load()
    },
  }
}

/** The folders of the page. */
export const foldersOf = (page: FolderPage): FolderStore => {
  const known = stores.get(page.environment) ?? createFolders(page)
  stores.set(page.environment, known)
  return known
}
