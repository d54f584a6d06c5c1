import type { ReadableAtom } from 'nanostores'
import type { Result } from '../client/failure.ts'
import type { Core } from '../session/core.ts'
import type { ActionOptions } from '../session/session.ts'
import type { FolderInput } from './folders.ts'

/** An item that can be saved, with the fields that the caller knows. */
export interface SavableItem {
  /** The slug of an article. */
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
 * The ids of an item's folders, by item id. `[]`: the item is in My Library only. null: the item is not
 * saved. A missing id: the page does not know yet.
 */
export type SavedMap = ReadonlyMap<string, readonly string[] | null>

/** The folders to add items to and to remove them from, by id. */
export interface Sorting {
  readonly add?: readonly string[]
  readonly remove?: readonly string[]
  /** A new folder, created before the items are added to it. A taken name fails with `folder_taken` (409). */
  readonly folder?: FolderInput
}

/** The result of sorting many items at once. */
export interface Sorted {
  /**
   * Moves the items back into their previous folders. Skips items that were removed since, and folders that
   * refuse the change. `count`: how many items it moved. null: the sorting moved nothing.
   */
  readonly undo: (() => Promise<Result<{ readonly count: number }>>) | null
}

/** A removed item with the folders that it was in. */
export interface RemovedItem {
  readonly item: SavableItem
  readonly folders: readonly string[]
}

/** The result of saving removed items again. */
export interface Restored {
  /** A folder is read-only or was deleted since. Its items are back in My Library, but not in that folder. */
  readonly isPartial: boolean
}

/** A change of saved items. It is plain JSON, so the tab can store it until the reader has signed in. */
export interface SavedChange extends Sorting {
  readonly act: 'save' | 'sort' | 'remove' | 'restore'
  readonly ids: readonly string[]
  /** The item that is saved, or the only one that is sorted. Messages name its title. */
  readonly item?: SavableItem
  /** The removed items that are saved again. One change for all, so that it becomes pending as a whole. */
  readonly entries?: readonly RemovedItem[]
  /** True for a pending action: its result is shown in a notification. */
  readonly wished?: true
}

/**
 * The reader's saved items (spec content 3, 4, 6 and 7), one store per page. 60 buttons share one request;
 * a guest's page sends none. My Library is no folder: it holds every saved item. For the folders see
 * `folders.ts`.
 *
 * A change is optimistic: every button shows it at once, and a failure rolls it back. Other tabs refetch.
 * If the session has ended, the tab stores the change and runs it once after sign-in (`ResumableAction`).
 * A guest's change is stored, too, and the registration opens. Both return the failure `signed-out`.
 * Identical changes in flight share one request. Changes of one item reach the server in the order of
 * their calls.
 *
 * Refusals: `saved_unknown`, `folder_unknown`, `folder_read_only`, `item_unknown`. A change with a new
 * folder can also fail as those of `FolderStore` do; the server's text is the first of `failure.errors`.
 */
export interface SavedStore {
  /** Listen to it, and call `want` with the ids you show. Each change sets a new map. */
  readonly $saved: ReadableAtom<SavedMap>
  /** Loads these items in the next idle moment, batched with those of other tags. Known items are not loaded again. */
  want(ids: readonly string[]): void
  /** Refetches these items, e.g. when a flyout opens. Known values stay until the response arrives. */
  load(ids: readonly string[]): Promise<Result>
  /**
   * Saves an item and sorts it. Saving a saved item is no error. Dispatches `bindery-saved {item, lists}`.
   * A guest is asked to register, and a notification shows when the item is saved.
   */
  save(item: SavableItem, sorting?: Sorting, options?: ActionOptions): Promise<Result>
  /** Puts a saved item into exactly these folders (ids). Dispatches `bindery-saved`. */
  organize(
    item: SavableItem,
    folders: readonly string[],
    options?: ActionOptions & { readonly folder?: FolderInput },
  ): Promise<Result>
  /** Sorts many saved items, 500 per request. Dispatches `bindery-saved` for each. */
  organizeAll(
    ids: readonly string[],
    sorting: Sorting,
    options?: ActionOptions,
  ): Promise<Result<Sorted>>
  /**
   * Removes items from My Library and from every folder. Dispatches `bindery-removed {ids}`. `before`: the
   * folders of the items before, for an undo. They are loaded first if the page does not know them.
   */
  remove(
    ids: readonly string[],
    options?: ActionOptions,
  ): Promise<Result<{ readonly before: SavedMap }>>
  /**
   * Saves removed items again, into those of their previous folders that allow it. For an undo. After a
   * failure it can be called again with the same entries: it skips those that are restored.
   */
  restore(entries: readonly RemovedItem[], options?: ActionOptions): Promise<Result<Restored>>
  /** Resolves when no change is in flight. */
  settled(): Promise<Result>
}

export type SavedPage = Pick<
  Core,
  'environment' | 'session' | 'server' | 'messages' | 'pendingActions' | 'auth'
>
