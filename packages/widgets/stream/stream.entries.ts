import { downloadsOf } from '@bindery/state/entry.ts'
import { entryRow, linkOf } from '@bindery/state/entry-row.ts'
import { readerId, readerOf } from '@bindery/state/session.ts'
import type { State } from '@bindery/state/state.ts'
import type { FeedEntry, StreamQuery } from '@bindery/state/stream.ts'
import type { StreamWords } from './stream.messages.ts'
import type { StreamRow } from './stream.view.ts'

type Known = Pick<State, 'environment' | 'settings' | 'session'>

/** The id that a subscriber downloads with; null for others. */
const subscriberIdOf = ({ session }: Pick<State, 'session'>): string | null => {
  const reader = readerOf(session.$session.get())
  if (reader?.status !== 'subscribers') return null
  return reader.subscriber?.digest || readerId(reader)
}

interface RowFacts {
  readonly words: StreamWords
  readonly saved: boolean
  readonly paywall: boolean
  /** How many were loaded before it. */
  readonly at: number
}

/** Rows of a group. */
const together = 50

/** An entry as it is drawn. */
export const rowOf = (
  entry: FeedEntry,
  state: Known,
  { words, saved, paywall, at }: RowFacts,
): StreamRow => {
  const download = { subscriberId: subscriberIdOf(state), paywall }
  return {
    ...entryRow(entry, state, words),
    downloads: downloadsOf(entry, download).flatMap(({ href, format }) => {
      const safe = linkOf(href, state)
      return safe ? [{ href: safe, format, file: !paywall }] : []
    }),
    saved,
    group: Math.floor(at / together),
  }
}

/** The rows of a stream: one that says what it said before is the same object, and not drawn again. */
export const createRows = (state: Known) => {
  const made = new WeakMap<
    FeedEntry,
    RowFacts & { readonly reader: string | null; readonly row: StreamRow }
  >()
  return (entry: FeedEntry, facts: RowFacts): StreamRow => {
    const reader = subscriberIdOf(state)
    const before = made.get(entry)
    // One by one, and no list of them: there may be ten thousand.
    const isSame =
      before?.reader === reader &&
      before.words === facts.words &&
      before.saved === facts.saved &&
      before.paywall === facts.paywall &&
      before.at === facts.at
    if (isSame) return before.row
    const row = rowOf(entry, state, facts)
    made.set(entry, { ...facts, reader, row })
    return row
  }
}

/** What an empty stream says (spec content 2). */
export const emptyOf = ({ stream }: StreamQuery, words: StreamWords) => {
  switch (stream) {
    case 'search':
      return { title: words.emptySearchTitle, text: words.emptySearch }
    case 'saves':
    case 'list':
      return { title: words.emptySavesTitle, text: words.emptySaves }
    case 'history':
      return { title: words.emptyHistoryTitle, text: words.emptyHistory }
    case 'following':
      return { title: words.emptyFollowingTitle, text: words.emptyFollowing }
    default:
      return { title: words.emptyTitle, text: words.empty }
  }
}
