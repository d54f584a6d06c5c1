import { safeUrl } from '@bindery/contract/safe-url.ts'
import { joinTexts } from '../messages/phrases.ts'
import type { Core } from '../session/core.ts'
import { dateOf, feedMoneyOf, isComing, kindOf, orderOf, priceOf } from './entry.ts'
import type { FeedEntry } from './stream.ts'

type PageInfo = Pick<Core, 'environment' | 'settings'>

/** The texts of an entry. */
export interface EntryWords {
  readonly coming: string
  readonly cancelled: string
  readonly purchased: string
  items(count: number): string
  moreLines(count: number): string
  sharedWith(parts: { readonly names: string }): string
  sharedOn(parts: { readonly provider: string }): string
}

/** A safe URL, relative to the site. undefined: it is missing, unsafe or only the site root. */
export const linkOf = (
  raw: string | undefined,
  { environment }: Pick<Core, 'environment'>,
): string | undefined => {
  if (!raw) return undefined
  const { origin } = environment.location()
  const url = safeUrl(raw, origin)
  return url === `${origin}/` ? undefined : url
}

const linesOf = (entry: FeedEntry, { settings }: PageInfo, words: EntryWords): string[] => {
  const { provider, sharedWith = [], itemCount, grandTotalIncTax } = entry.content
  const { lines: items, more, cancelled } = orderOf(entry)
  const lines: string[] = []
  if (sharedWith[0]) lines.push(words.sharedWith({ names: sharedWith.join(', ') }))
  else if (provider) lines.push(words.sharedOn({ provider }))
  if (itemCount !== undefined || grandTotalIncTax !== undefined) {
    lines.push(
      [
        cancelled ? words.cancelled : words.purchased,
        itemCount === undefined ? '' : words.items(itemCount),
        // An order always shows its total: the price rules are for articles.
        grandTotalIncTax === undefined ? '' : (feedMoneyOf(grandTotalIncTax, settings) ?? ''),
      ]
        .filter(Boolean)
        .join(' · '),
    )
  }
  return [
    ...lines,
    ...items.map(({ title }) => title),
    ...(more > 0 ? [words.moreLines(more)] : []),
  ]
}

/** The display data of an entry in a feed: texts and safe URLs (spec content 3 to 6 and 9). */
export const entryRow = (entry: FeedEntry, state: PageInfo, words: EntryWords) => {
  const { id, title, contentType, category, author, summary, content } = entry
  return {
    id,
    title,
    href: linkOf(content.src || entry.productLink, state),
    kicker: joinTexts([content.seriesLabel, contentType, category.term], ' · '),
    byline: joinTexts(author, ', '),
    date: dateOf(entry, state.settings) ?? undefined,
    summary,
    image: linkOf(entry.image ?? content.image, state),
    price: priceOf(entry, state.settings) ?? undefined,
    badge: isComing(entry) ? words.coming : undefined,
    lines: linesOf(entry, state, words),
    kind: kindOf(entry),
  }
}
