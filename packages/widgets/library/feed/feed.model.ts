import { allFolder } from '@bindery/contract/folder-rule.ts'
import { failureMessages, wordsOf } from '@bindery/state/client/failure.messages.ts'
import { savedOf } from '@bindery/state/library/saved.ts'
import type { State } from '@bindery/state/state.ts'
import type { StreamQuery, StreamSort } from '@bindery/state/streams/stream.ts'
import { isLibrary } from '@bindery/state/streams/stream-query.ts'
import { createSavedStream } from '@bindery/state/streams/stream-saved.ts'
import { libraryMessages } from '../library.messages.ts'
import { type EmptyFeed, type EmptyFeedContext, emptyFeed } from './empty-feed.ts'
import { createEntryActions } from './entry-actions.ts'
import { createEntryRows, type EntryRow } from './entry-rows.ts'
import { createSelection, type SelectionParts } from './selection.ts'

/** The entries of the active folder or tab. */
export interface FeedView {
  readonly step: 'loading' | 'failed' | 'shown'
  /** Changes with each other stream or search. */
  readonly key: string
  readonly rows: readonly EntryRow[]
  readonly empty: EmptyFeed | null
  /** Whether all pages are loaded. */
  readonly last: boolean
  /** '8 of 14'; null if the total is unknown. */
  readonly count: string | null
  readonly changing: boolean
  /** Why the next page, or the first one, could not be loaded. */
  readonly message: string | null
  /** Whether entries can be selected. */
  readonly selectable: boolean
  /** Whether entries can be discarded: not in a read-only folder, which no undo could fill again. */
  readonly discardable: boolean
  /** How many entries are selected. */
  readonly selected: number
  /** The search and the order; null if the stream has neither. */
  readonly filter: { readonly query: string; readonly sort: string } | null
  loadMore(): Promise<void>
  retry(): void
  select(id: string, on: boolean): void
  selectAll(on: boolean): void
  /** The entries that a drag of this one takes along: itself, or all selected ones. */
  draggedIds(id: string): readonly string[]
  /** Adds saved items to a folder. Ids that are not listed are ignored. */
  addToFolder(ids: readonly string[], folder: string, anchor: HTMLElement): void
  /** @param id of one entry; without it the selected ones */
  move(anchor: HTMLElement, id?: string): void
  /** @param id of one entry; without it the selected ones */
  discard(anchor: HTMLElement, id?: string): void
  toggleSaved(id: string, anchor: HTMLElement): void
  share(id: string, anchor: HTMLElement): void
  search(query: string): void
  sort(by: string): void
}

/** The search runs this long after the last key, in ms (spec content 9). */
const debounceMs = 350

export interface FeedParts extends Omit<SelectionParts, 'entries'> {
  readonly emptyContext: () => Omit<EmptyFeedContext, 'isSearch' | 'isMaintained'>
}

/** The active stream, its search and selection, and the actions on its entries. */
export const createFeed = (state: State, { emptyContext, ...parts }: FeedParts) => {
  const { environment } = state
  const { render } = parts
  const $words = state.messages.define('library', libraryMessages)
  const saved = savedOf(state)
  let stream: StreamQuery = { stream: 'saves' }
  let filter = { query: '', sort: 'saved' as StreamSort }
  let runs = 0
  /** A search is running, and its result is to be announced. */
  let isSearching = false
  let cancelSearch = () => {}

  const source = createSavedStream(state)
  const entries = () => source.$feed.get().entries.filter(source.stays)
  const find = (id: string) => source.$feed.get().entries.find((entry) => entry.id === id)
  const isSaved = (id: string) => !!saved.$saved.get().get(id)
  const selection = createSelection(state, { ...parts, entries })
  const { ids: selected } = selection
  const rowOf = createEntryRows(state)

  const load = () => {
    runs += 1
    const { query, sort } = filter
    const searched = query.trim() ? { query: query.trim() } : {}
    const sorted = sort === 'saved' ? {} : { sort }
    source.show(isLibrary(stream) ? { ...stream, ...searched, ...sorted } : stream)
    render()
  }
  const show = (next: StreamQuery) => {
    cancelSearch()
    stream = next
    isSearching = false
    filter = { ...filter, query: '' }
    selection.clear()
    load()
  }
  const applyFilter = (next: Partial<typeof filter>) => {
    filter = { ...filter, ...next }
    isSearching = filter.query.trim() !== ''
    selection.clear()
    load()
  }
  const onFeed = () => {
    const { step, changing, last, total, failure } = source.$feed.get()
    const listed = entries()
    saved.want(listed.map(({ id }) => id))
    selection.prune(listed)
    render()
    if (isSearching && step === 'shown' && !changing && !failure) {
      isSearching = false
      const words = $words.get()
      const found = total ?? listed.length
      state.liveRegion.announce(found ? words.found(found) : words.emptyFoundTitle)
    }
    // The reader discarded all loaded entries, and there are more.
    const isDrained = step === 'shown' && listed.length === 0
    if (isDrained && !last && !changing && !failure) void source.more()
  }

  const entryActions = createEntryActions(state, find, parts.id)
  const loadMore = async () => {
    const before = entries().length
    await source.more()
    const { total, last, failure } = source.$feed.get()
    const shown = entries().length
    // The last page removes the button. So announce it even if it has no new entry.
    if (failure || shown < before || (shown === before && !last)) return
    const { loaded, loadedMore } = $words.get()
    const count = shown - before
    const all = Math.max(total ?? 0, shown)
    state.liveRegion.announce(
      total === null ? loadedMore({ count }) : loaded({ count, shown, total: all }),
    )
  }

  const offs = [source.$feed.listen(onFeed), saved.$saved.listen(onFeed)]
  // The same functions for all renders, so that the memoized entries stay as they are.
  const actions = {
    loadMore,
    retry: () => void source.refresh(),
    ...selection.actions,
    addToFolder: (ids: readonly string[], folder: string, anchor: HTMLElement) =>
      void entryActions.addToFolder(ids, folder, anchor),
    discard: (anchor: HTMLElement, id?: string) => {
      if (id === undefined) selection.discard(anchor)
      else void entryActions.discard(id, anchor)
    },
    toggleSaved: (id: string, anchor: HTMLElement) => void entryActions.toggleSaved(id, anchor),
    share: entryActions.share,
    search: (query: string) => {
      cancelSearch()
      cancelSearch = environment.timer(debounceMs, () => applyFilter({ query }))
    },
    sort: (by: string) => applyFilter({ sort: by as StreamSort }),
  }
  const view = (): FeedView => {
    const feed = source.$feed.get()
    const words = $words.get()
    const listed = entries()
    const shown = listed.length
    const discarded = feed.entries.length - shown
    const total = feed.total === null ? null : Math.max(feed.total - discarded, shown)
    const isEmpty = feed.step === 'shown' && shown === 0 && feed.last
    const isSearch = filter.query.trim() !== ''
    const rows = listed.map((entry) => rowOf(entry, { words, selected, isSaved }))
    return {
      step: feed.step,
      key: `${stream.stream} ${runs}`,
      rows,
      empty: isEmpty
        ? emptyFeed(
            { ...emptyContext(), isSearch, isMaintained: feed.maintained },
            words,
            state.settings,
          )
        : null,
      last: feed.last,
      count: total === null || shown === 0 ? null : words.count({ shown, total }),
      changing: feed.changing,
      message: feed.failure ? wordsOf(feed.failure, failureMessages(state.messages).get()) : null,
      selectable: rows.some(({ kind }) => kind === 'library'),
      discardable: !parts.folder()?.readOnly,
      selected: selected.size,
      filter: isLibrary(stream) ? filter : null,
      ...actions,
    }
  }
  return {
    view,
    show,
    destroy: () => {
      cancelSearch()
      source.destroy()
      for (const off of offs) off()
    },
  }
}

/** The stream of a folder: 'all' reads the reader's saves (spec content 4). */
export const folderStream = (id: string): StreamQuery =>
  id === allFolder ? { stream: 'saves' } : { stream: 'list', id }
