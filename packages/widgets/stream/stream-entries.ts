import { readerId, readerOf } from '@bindery/state/session/session.ts'
import type { State } from '@bindery/state/state.ts'
import { downloadsOf } from '@bindery/state/streams/entry.ts'
import { entryRow, linkOf } from '@bindery/state/streams/entry-row.ts'
import type { FeedEntry, StreamQuery } from '@bindery/state/streams/stream.ts'
import type { StreamWords } from './stream.messages.ts'
import type { StreamRow } from './stream.view.ts'

type Known = Pick<State, 'environment' | 'settings' | 'session'>

/** The id in a subscriber's download links. null for other readers. */
const subscriberIdOf = ({ session }: Pick<State, 'session'>): string | null => {
  const reader = readerOf(session.$session.get())
  if (reader?.status !== 'subscribers') return null
  return reader.subscriber?.digest || readerId(reader)
}

interface RowFacts {
  readonly words: StreamWords
  readonly saved: boolean
  readonly paywall: boolean
  /** The number of entries loaded before this one. */
  readonly at: number
}

/** The number of rows in a group. */
const together = 50

/** Converts an entry to a row. */
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

/** Creates a cache of rows. An unchanged row is the same object, so it is not rendered again. */
export const createRows = (state: Known) => {
  const made = new WeakMap<
    FeedEntry,
    RowFacts & { readonly reader: string | null; readonly row: StreamRow }
  >()
  return (entry: FeedEntry, facts: RowFacts): StreamRow => {
    const reader = subscriberIdOf(state)
    const before = made.get(entry)
    // Compares without an array, because there may be ten thousand entries.
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

/** The texts of an empty stream (spec content 2). */
export const emptyOf = (query: StreamQuery, words: StreamWords, isMaintained: boolean) => {
  // Under maintenance the store has no orders.
  if (isMaintained && query.stream === 'history' && (query.filter ?? 'ordered') === 'ordered') {
    return { title: words.maintenanceTitle, text: words.maintenance }
  }
  switch (query.stream) {
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
