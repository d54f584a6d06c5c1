import { allFolder } from '@bindery/contract/folder-rule.ts'
import { savedOf } from '@bindery/state/saved.ts'
import type { State } from '@bindery/state/state.ts'
import type { StreamQuery, StreamSort } from '@bindery/state/stream.ts'
import { isLibrary } from '@bindery/state/stream-query.ts'
import { createSavedStream } from '@bindery/state/stream-saved.ts'
import { createEntryRows, type EmptyParts, emptyOf } from './library.entries.ts'
import { libraryMessages } from './library.messages.ts'
import { createSelection, type SelectionParts } from './library.selection.ts'
import { createEntryVerbs } from './library.verbs.ts'
import type { FeedView } from './library.view.ts'

/** How long typing rests before it is sought, in ms (spec content 9). */
const rest = 350

export interface FeedParts extends Omit<SelectionParts, 'entries'> {
  /** What an empty stream says depends on it. */
  readonly about: () => Omit<EmptyParts, 'sought'>
}

/** The stream that is shown, what is sought in it, and what is done with its entries. */
export const createFeed = (state: State, { about, ...parts }: FeedParts) => {
  const { environment } = state
  const { paint } = parts
  const $words = state.messages.define('library', libraryMessages)
  const saved = savedOf(state)
  let query: StreamQuery = { stream: 'saves' }
  let looking = { query: '', sort: 'saved' as StreamSort }
  let rounds = 0
  /** Something has been sought, and what was found is to be told. */
  let seeking = false
  let unrest = () => {}

  const stream = createSavedStream(state)
  const entries = () => stream.$feed.get().entries.filter(stream.stays)
  const find = (id: string) => stream.$feed.get().entries.find((entry) => entry.id === id)
  const isSaved = (id: string) => !!saved.$saved.get().get(id)
  const selection = createSelection(state, { ...parts, entries })
  const { ids: selected } = selection
  const rowFor = createEntryRows(state)
  const rows = () =>
    entries().map((entry) => rowFor(entry, { words: $words.get(), selected, isSaved }))

  const start = () => {
    rounds += 1
    const { query: words, sort } = looking
    const sought = words.trim() ? { query: words.trim() } : {}
    const sorted = sort === 'saved' ? {} : { sort }
    stream.show(isLibrary(query) ? { ...query, ...sought, ...sorted } : query)
    paint()
  }
  const show = (next: StreamQuery) => {
    unrest()
    query = next
    seeking = false
    looking = { ...looking, query: '' }
    selection.clear()
    start()
  }
  const look = (next: Partial<typeof looking>) => {
    looking = { ...looking, ...next }
    seeking = looking.query.trim() !== ''
    selection.clear()
    start()
  }
  const listen = () => {
    const { step, changing, last, total, failure } = stream.$feed.get()
    const shown = entries()
    saved.want(shown.map(({ id }) => id))
    selection.tidy(shown)
    paint()
    if (seeking && step === 'shown' && !changing && !failure) {
      seeking = false
      const words = $words.get()
      const found = total ?? shown.length
      state.status.announce(found ? words.found(found) : words.emptyFoundTitle)
    }
    // All that was listed has been discarded, and there is more.
    const isGone = step === 'shown' && shown.length === 0
    if (isGone && !last && !changing && !failure) void stream.more()
  }

  const one = createEntryVerbs(state, find)
  const more = async () => {
    const before = entries().length
    await stream.more()
    const { total, last, failure } = stream.$feed.get()
    const shown = entries().length
    // The button goes with the last page, also when that has nothing new: then that is said.
    if (failure || shown < before || (shown === before && !last)) return
    const { loaded, loadedMore } = $words.get()
    const count = shown - before
    const all = Math.max(total ?? 0, shown)
    state.status.announce(
      total === null ? loadedMore({ count }) : loaded({ count, shown, total: all }),
    )
  }

  const offs = [stream.$feed.listen(listen), saved.$saved.listen(listen)]
  // The same ones at each drawing: what is drawn with them stays as it is.
  const acts = {
    more,
    retry: () => void stream.refresh(),
    ...selection.acts,
    put: (ids: readonly string[], into: string, at: HTMLElement) => void one.put(ids, into, at),
    discard: (anchor: HTMLElement, id?: string) => {
      if (id === undefined) selection.discard(anchor)
      else void one.discard(id, anchor)
    },
    save: (id: string, anchor: HTMLElement) => void one.save(id, anchor),
    search: (typed: string) => {
      unrest()
      unrest = environment.timer(rest, () => look({ query: typed }))
    },
    sort: (by: string) => look({ sort: by as StreamSort }),
  }
  const view = (): FeedView => {
    const feed = stream.$feed.get()
    const words = $words.get()
    const shown = entries()
    const gone = feed.entries.length - shown.length
    const total = feed.total === null ? null : Math.max(feed.total - gone, shown.length)
    const isEmpty = feed.step === 'shown' && shown.length === 0 && feed.last
    const sought = looking.query.trim() !== ''
    const drawn = rows()
    return {
      step: feed.step,
      key: `${query.stream} ${rounds}`,
      rows: drawn,
      empty: isEmpty ? emptyOf({ ...about(), sought }, words, state.settings) : null,
      last: feed.last,
      count:
        total === null || shown.length === 0 ? null : words.count({ shown: shown.length, total }),
      changing: feed.changing,
      message: feed.failure ? one.explain(feed.failure) : null,
      selectable: drawn.some(({ kind }) => kind === 'library'),
      selected: selected.size,
      looking: isLibrary(query) ? looking : null,
      ...acts,
    }
  }
  return {
    view,
    show,
    destroy: () => {
      unrest()
      stream.destroy()
      for (const off of offs) off()
    },
  }
}

/** The stream of a folder: 'all' reads the reader's saves (spec content 4). */
export const folderStream = (id: string): StreamQuery =>
  id === allFolder ? { stream: 'saves' } : { stream: 'list', id }
