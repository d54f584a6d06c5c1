import { toMinorUnits } from '@bindery/contract/money.ts'
import { showsPrice } from '@bindery/contract/product-rule.ts'
import type { FeedEntry } from '@bindery/contract/stream.ts'
import type { SavableItem } from '../library/saved.ts'
import { dayOf } from '../messages/day.ts'
import { moneyOf } from '../messages/money.ts'
import type { Settings } from '../settings/settings.ts'

// Display rules for feed entries (spec content 4, 5 and 9).

/** Formats a decimal amount of a feed in the site's currency. null: it is not a valid amount. */
export const feedMoneyOf = (
  amount: number,
  settings: Pick<Settings, 'locale' | 'currency'>,
): string | null => {
  const minor = toMinorUnits(amount, settings.currency)
  return minor === null ? null : moneyOf(minor, settings)
}

/** The formatted price. null for a price of 0 and for magazine and digital articles. */
export const priceOf = (
  { listPrice = 0, contentType }: Pick<FeedEntry, 'listPrice' | 'contentType'>,
  settings: Pick<Settings, 'locale' | 'currency'>,
): string | null => (showsPrice(listPrice, contentType) ? feedMoneyOf(listPrice, settings) : null)

/** The date as 'MMMM DD, YYYY': November 05, 2026. null: it is not a valid date. */
export const dateOf = (
  { published }: Pick<FeedEntry, 'published'>,
  { locale }: Pick<Settings, 'locale'>,
): string | null =>
  dayOf(published, locale ?? 'en', { year: 'numeric', month: 'long', day: '2-digit' })

/** Whether the item is not published yet. The store's status for that is 'F'. */
export const isComing = ({ productStatus }: Pick<FeedEntry, 'productStatus'>): boolean =>
  productStatus === 'F'

/**
 * The downloads of an entry for a subscriber. The URL holds the subscriber's id, or is the entry's own URL
 * if a paywall is on.
 * @param subscriberId null for a reader without a subscription, who gets no downloads
 * @param root the path of downloads, e.g. `/visual-library/download`
 */
export const downloadsOf = (
  { content }: Pick<FeedEntry, 'content'>,
  { subscriberId, paywall }: { readonly subscriberId: string | null; readonly paywall: boolean },
  root = '/visual-library/download',
): { readonly href: string; readonly format: string }[] => {
  if (!content.hasDownloads || subscriberId === null) return []
  const place = `${root}/${encodeURIComponent(subscriberId)}/`
  return content.downloads.map(({ link, format }) => ({
    href: paywall ? content.src : place + encodeURIComponent(link),
    format,
  }))
}

/** The most lines that a list shows of an order (spec content 9). */
const mostLines = 5

/** The first five lines of an order, how many more it has, and whether it was cancelled. */
export const orderOf = ({
  lineItems,
  orderStatus,
  content: { itemCount = 0 },
}: Pick<FeedEntry, 'lineItems' | 'orderStatus' | 'content'>) => {
  const lines = lineItems.slice(0, mostLines)
  // A server may send no more lines than a list shows.
  const all = lines.length < mostLines ? lines.length : Math.max(lineItems.length, itemCount)
  return { lines, more: all - lines.length, cancelled: orderStatus === 'CANCELLED' }
}

/** What the reader can do with an entry. `library`: move and discard it. `open`: save it. `fixed`: read only. */
export const kindOf = ({ content }: Pick<FeedEntry, 'content'>): 'library' | 'open' | 'fixed' => {
  if (content.readOnly) return 'fixed'
  return content.selectable ? 'library' : 'open'
}

/** The fields of an entry that saving needs. For an undo. */
export const savable = (entry: FeedEntry): SavableItem => {
  const { id, title, category, author, contentType, content, summary, listPrice } = entry
  const image = entry.image ?? content.image
  return {
    id,
    title,
    url: content.src,
    topic: category.term,
    authors: author,
    contentType,
    summary,
    ...(image ? { image } : {}),
    ...(listPrice === undefined ? {} : { listPrice }),
  }
}
