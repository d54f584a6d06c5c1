import { atom, type PreinitializedWritableAtom, type ReadableAtom } from 'nanostores'
import type { Environment } from './environment.ts'
import type { Result } from './failure.ts'
import type { FolderInput } from './folder.ts'
import { once } from './latch.ts'
import { ownLater, verbOf } from './own-later.ts'
import { readerId, readerOf, type VerbOptions } from './session.ts'
import type { State } from './state.ts'

/** What can be saved: the fields of a saved item that somebody who asks for it knows. */
export interface SavableItem {
  /** Of an article: its slug. */
  readonly id: string
  readonly title?: string
  readonly url?: string
  readonly topic?: string
  readonly authors?: readonly string[]
  readonly contentType?: string
  readonly image?: string
  readonly summary?: string
  /** In the currency of the site. */
  readonly listPrice?: number
}

/**
 * By item id: the ids of the folders it lies in, `[]` when it is in My Library only; null when it is not
 * saved. An id that is not there is not known (yet).
 */
export type SavedMap = ReadonlyMap<string, readonly string[] | null>

/** Into which folders, and out of which; all by id. */
export interface Sorting {
  readonly add?: readonly string[]
  readonly remove?: readonly string[]
  /** A folder that is made first, for what is put into it. Refused with `folder_taken` (409). */
  readonly folder?: FolderInput
}

/** What becomes possible when many items have been sorted at once. */
export interface Sorted {
  /**
   * Takes it back: all that was moved lies where it lay before, but for what was removed since, which is
   * left alone. Answers for how many there was something to take back. null: nothing was moved.
   */
  readonly undo: (() => Promise<Result<{ readonly count: number }>>) | null
}

/** What is done to what is saved; plain, so that it can be kept until the reader has signed in again. */
export interface SavedChange extends Sorting {
  readonly act: 'save' | 'sort' | 'remove'
  readonly ids: readonly string[]
  /** What is saved, or the one thing that is sorted: its title is named. */
  readonly item?: SavableItem
  /** It was wished for before its reader had signed in: they are told when it is done. */
  readonly wished?: true
}

/**
 * What the reader has saved (spec content 3, 4, 6 and 7), once per page however many tags ask: what 60
 * buttons want to know is one request, and nothing is asked for a guest. My Library is no folder: what
 * is saved is in it. The folders are in `folder.ts`.
 *
 * A change shows at once in every button, and is taken back when it is refused; the answer says why.
 * Other tabs read again. When the session has ended the change is kept and done once after signing in
 * (ReaderVerb); a guest's is kept, too, and registration opens. Both are answered with the failure
 * `signed-out`. The same change called twice while it is under way is one request; changes of one item
 * reach the server in the order in which they were asked for.
 *
 * Refusals: `saved_unknown`, `folder_unknown`, `folder_read_only`, `item_unknown`; with a new folder
 * those of `FolderStore` as well, its first `failure.errors` being what the server said.
 */
export interface SavedStore {
  /** Listen to it, and `want` what you show. Set anew at each change. */
  readonly $saved: ReadableAtom<SavedMap>
  /** Asks for items, with what others want in this moment; those that are known are not asked again. */
  want(ids: readonly string[]): void
  /** Asks again for these, e.g. when a flyout opens. What was known stays until then. */
  load(ids: readonly string[]): Promise<Result>
  /**
   * Saves an item, also one that is saved, and sorts it. Sends `bindery-saved {item, lists}`. A guest is
   * asked to register, and told when it was done.
   */
  save(item: SavableItem, sorting?: Sorting, options?: VerbOptions): Promise<Result>
  /** Puts a saved item into exactly these folders (ids) and takes it out of the others. Sends `bindery-saved`. */
  organize(
    item: SavableItem,
    folders: readonly string[],
    options?: VerbOptions & { readonly folder?: FolderInput },
  ): Promise<Result>
  /** Sorts many saved items at once: a call for each 500. Sends `bindery-saved` for each. */
  organizeAll(
    ids: readonly string[],
    sorting: Sorting,
    options?: VerbOptions,
  ): Promise<Result<Sorted>>
  /** Takes items out of My Library, and out of every folder. Sends `bindery-removed {ids}`. */
  remove(ids: readonly string[], options?: VerbOptions): Promise<Result>
  /** Saves again what was removed, into the folders it lay in: for an undo. */
  restore(
    entries: readonly { readonly item: SavableItem; readonly folders: readonly string[] }[],
    options?: VerbOptions,
  ): Promise<Result>
  /** Resolves when nothing that was asked for is still under way, done or refused. */
  settled(): Promise<Result>
}

export type SavedPage = Pick<
  State,
  'environment' | 'session' | 'online' | 'messages' | 'intent' | 'auth'
>

/** The store of the page, for those that fill it. */
export interface SavedShelf {
  readonly $saved: PreinitializedWritableAtom<SavedMap>
  /** What somebody shows. */
  readonly wanted: Set<string>
}

const createSaved = (page: SavedPage): SavedStore => {
  const { environment, session } = page
  const shelf: SavedShelf = { $saved: atom<SavedMap>(new Map()), wanted: new Set() }
  // A guest's page has no use for it before something is done.
  const control = ownLater(
    session,
    once(async () => (await import('./saved-control.ts')).createSavedControl(page, shelf)),
  )
  let owner: string | null = null
  let asking = false
  const ask = () => {
    asking = false
    if (owner !== null) void control(({ want }) => want())
  }
  const soon = () => {
    if (!asking) environment.idle(ask)
    asking = true
  }
  const follow = () => {
    const reader = readerOf(session.$session.get())
    const id = reader && readerId(reader)
    if (id === owner) return
    owner = id
    if (id !== null) soon()
  }
  const act = verbOf(control)
  let following = false
  return {
    $saved: shelf.$saved,
    want: (ids) => {
      for (const id of ids) shelf.wanted.add(id)
      if (following) return soon()
      following = true
      session.$session.subscribe(follow)
    },
    load: act(({ load }) => load),
    save: act(({ save }) => save),
    organize: act(({ organize }) => organize),
    organizeAll: act(({ organizeAll }) => organizeAll),
    remove: act(({ remove }) => remove),
    restore: act(({ restore }) => restore),
    settled: act(({ settled }) => settled),
  }
}

const made = new WeakMap<Environment, SavedStore>()

/** What is known on the page of what is saved. */
export const savedOf = (page: SavedPage): SavedStore => {
  const known = made.get(page.environment) ?? createSaved(page)
  made.set(page.environment, known)
  return known
}
