import type { State } from '@bindery/state/state.ts'
import { entryRow } from '@bindery/state/streams/entry-row.ts'
import type { FeedEntry } from '@bindery/state/streams/stream.ts'
import type { LibraryWords } from '../library.messages.ts'

/** An entry as the view shows it. */
export interface EntryRow {
  readonly id: string
  readonly title: string
  /** An address of the site; undefined if the entry has none. */
  readonly href: string | undefined
  readonly kicker: string
  readonly byline: string
  readonly date: string | undefined
  readonly summary: string
  readonly image: string | undefined
  readonly price: string | undefined
  readonly badge: string | undefined
  readonly lines: readonly string[]
  /** `library`: it can be moved and discarded. `open`: it can be saved. `fixed`: it has no actions. */
  readonly kind: 'library' | 'open' | 'fixed'
  readonly selected: boolean
  readonly saved: boolean
}

export interface RowContext {
  readonly words: LibraryWords
  readonly selected: ReadonlySet<string>
  readonly isSaved: (id: string) => boolean
}

export const rowOf = (
  entry: FeedEntry,
  state: Pick<State, 'environment' | 'settings'>,
  { words, selected, isSaved }: RowContext,
): EntryRow => ({
  ...entryRow(entry, state, words),
  selected: selected.has(entry.id),
  saved: isSaved(entry.id),
})

/** Makes the rows of entries. An unchanged entry keeps its row, so of 500 rows only one renders again. */
export const createEntryRows = (state: Pick<State, 'environment' | 'settings'>) => {
  const cache = new WeakMap<FeedEntry, { words: LibraryWords; row: EntryRow }>()
  return (entry: FeedEntry, context: RowContext): EntryRow => {
    const { words, selected, isSaved } = context
    const cached = cache.get(entry)
    const row = cached?.words === words ? cached.row : null
    if (row?.selected === selected.has(entry.id) && row.saved === isSaved(entry.id)) return row
    const next = rowOf(entry, state, context)
    cache.set(entry, { words, row: next })
    return next
  }
}
