import { entryRow } from '@bindery/state/entry-row.ts'
import type { State } from '@bindery/state/state.ts'
import type { FeedEntry } from '@bindery/state/stream.ts'
import type { LibraryWords } from './library.messages.ts'
import type { ActivityKind, Empty, EntryRow, LibraryTab } from './library.view.ts'

export interface RowParts {
  readonly words: LibraryWords
  readonly selected: ReadonlySet<string>
  readonly isSaved: (id: string) => boolean
}

/** An entry as it is drawn. */
export const rowOf = (
  entry: FeedEntry,
  state: Pick<State, 'environment' | 'settings'>,
  { words, selected, isSaved }: RowParts,
): EntryRow => ({
  ...entryRow(entry, state, words),
  selected: selected.has(entry.id),
  saved: isSaved(entry.id),
})

/** Rows of entries: the same one as before as long as it says the same. Of 500 one is drawn anew. */
export const createEntryRows = (state: Pick<State, 'environment' | 'settings'>) => {
  const kept = new WeakMap<FeedEntry, { words: LibraryWords; row: EntryRow }>()
  return (entry: FeedEntry, parts: RowParts): EntryRow => {
    const { words, selected, isSaved } = parts
    const known = kept.get(entry)
    const row = known?.words === words ? known.row : null
    if (row?.selected === selected.has(entry.id) && row.saved === isSaved(entry.id)) return row
    const fresh = rowOf(entry, state, parts)
    kept.set(entry, { words, row: fresh })
    return fresh
  }
}

export interface EmptyParts {
  readonly tab: LibraryTab
  readonly kind: ActivityKind
  /** The folder that is shown; null: all of My Library. */
  readonly folder: { readonly name: string } | null
  /** It has just been made. */
  readonly fresh: boolean
  /** Something is sought. */
  readonly sought: boolean
  /** No topic is followed. */
  readonly followsNone: boolean
}

/** The welcome of each history that is empty (spec content 2). */
export const emptyOf = (
  { tab, kind, folder, fresh, sought, followsNone }: EmptyParts,
  words: LibraryWords,
  { paths }: State['settings'],
): Empty => {
  const root = new URL('/', paths.myLibrary)
  const latest = { words: words.toLatest, href: new URL('the-latest', root).href }
  const topics = { words: words.toTopics, href: new URL('topics', root).href }
  const say = (title: string, text: string, link: Empty['link'] = null) => ({ title, text, link })
  if (sought) return say(words.emptyFoundTitle, words.emptyFound)
  if (tab === 'following') {
    return followsNone
      ? say(words.emptyTopicsTitle, words.emptyTopics, topics)
      : say(words.emptyFollowingTitle, words.emptyFollowing)
  }
  if (tab === 'activity') {
    const of: Record<ActivityKind, Empty> = {
      all: say(words.emptyActivityTitle, words.emptyActivity, latest),
      read: say(words.emptyReadTitle, words.emptyRead, latest),
      watched: say(words.emptyWatchedTitle, words.emptyWatched),
      shared: say(words.emptySharedTitle, words.emptyShared, latest),
      ordered: say(words.emptyOrderedTitle, words.emptyOrdered, {
        words: words.toStore,
        href: paths.store,
      }),
    }
    return of[kind]
  }
  if (!folder) return say(words.emptyLibraryTitle, words.emptyLibrary, latest)
  if (fresh) return say(words.emptyNewTitle({ name: folder.name }), words.emptyNew)
  return say(words.emptyContentTitle, words.emptyContent)
}
