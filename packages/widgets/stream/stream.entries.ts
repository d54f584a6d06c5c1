import { downloadsOf } from '@bindery/state/entry.ts'
import { entryRow, linkOf } from '@bindery/state/entry-row.ts'
import { readerId, readerOf } from '@bindery/state/session.ts'
import type { State } from '@bindery/state/state.ts'
import type { FeedEntry, StreamQuery } from '@bindery/state/stream.ts'
import type { StreamWords } from './stream.messages.ts'
import type { StreamRow } from './stream.view.ts'

type Known = Pick<State, 'environment' | 'settings' | 'session'>

/** The id that a subscriber downloads with; null for others. */
export const subscriberIdOf = ({ session }: Pick<State, 'session'>): string | null => {
  const reader = readerOf(session.$session.get())
  if (reader?.status !== 'subscribers') return null
  return reader.subscriber?.digest || readerId(reader)
}

/** An entry as it is drawn. */
export const rowOf = (
  entry: FeedEntry,
  state: Known,
  { words, saved, paywall }: { words: StreamWords; saved: boolean; paywall: boolean },
): StreamRow => {
  const download = { subscriberId: subscriberIdOf(state), paywall }
  return {
    ...entryRow(entry, state, words),
    downloads: downloadsOf(entry, download).flatMap(({ href, format }) => {
      const safe = linkOf(href, state)
      return safe ? [{ href: safe, format }] : []
    }),
    saved,
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
