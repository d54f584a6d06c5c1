import { safeUrl } from '@bindery/contract/safe-url.ts'
import { dateOf, downloadsOf, isComing, kindOf, orderOf, priceOf } from '@bindery/state/entry.ts'
import { readerId, readerOf } from '@bindery/state/session.ts'
import type { State } from '@bindery/state/state.ts'
import type { FeedEntry, StreamQuery } from '@bindery/state/stream.ts'
import type { StreamWords } from './stream.messages.ts'
import type { StreamRow } from './stream.view.ts'

type Known = Pick<State, 'environment' | 'settings' | 'session'>

/** An address of the site; what is none is no link. */
const addressOf = (raw: string | undefined, { environment }: Known) => {
  if (!raw) return undefined
  const { origin } = environment.location()
  const url = safeUrl(raw, origin)
  return url === `${origin}/` ? undefined : url
}

const linesOf = (entry: FeedEntry, { settings }: Known, words: StreamWords): string[] => {
  const { provider, sharedWith = [], itemCount, grandTotalIncTax } = entry.content
  const { lines, cancelled } = orderOf(entry)
  const said: string[] = []
  if (sharedWith[0]) said.push(words.sharedWith({ names: sharedWith.join(', ') }))
  else if (provider) said.push(words.sharedOn({ provider }))
  if (itemCount !== undefined || grandTotalIncTax !== undefined) {
    // An order is no article, whatever it holds: its total is always shown.
    const total = { listPrice: grandTotalIncTax ?? 0, contentType: '' }
    said.push(
      [
        cancelled ? words.cancelled : words.purchased,
        itemCount === undefined ? '' : words.items(itemCount),
        priceOf(total, settings) ?? '',
      ]
        .filter(Boolean)
        .join(' · '),
    )
  }
  return [...said, ...lines.map(({ title }) => title)]
}

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
  const { id, title, contentType, category, author, summary, content } = entry
  const download = { subscriberId: subscriberIdOf(state), paywall }
  return {
    id,
    title,
    href: addressOf(content.src || entry.productLink, state),
    kicker: [content.seriesLabel, contentType, category.term].filter(Boolean).join(' · '),
    byline: author.join(', '),
    date: dateOf(entry, state.settings) ?? undefined,
    summary,
    image: addressOf(entry.image ?? content.image, state),
    price: priceOf(entry, state.settings) ?? undefined,
    badge: isComing(entry) ? words.coming : undefined,
    lines: linesOf(entry, state, words),
    downloads: downloadsOf(entry, download).flatMap(({ href, format }) => {
      const safe = addressOf(href, state)
      return safe ? [{ href: safe, format }] : []
    }),
    kind: kindOf(entry),
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
