import { minorOf } from '@bindery/contract/money.ts'
import { showsPrice } from '@bindery/contract/product-rule.ts'
import type { FeedEntry } from '@bindery/contract/stream.ts'
import { moneyOf } from './money.ts'
import type { SavableItem } from './saved.ts'
import type { Settings } from './settings.ts'

// What is shown of a feed entry, and what is not (spec content 4, 5 and 9).

/** A decimal amount of a feed in the site's currency; null when it is none. */
export const feedMoneyOf = (
  amount: number,
  settings: Pick<Settings, 'locale' | 'currency'>,
): string | null => {
  const minor = minorOf(amount, settings.currency)
  return minor === null ? null : moneyOf(minor, settings)
}

/** Shown only when it is above 0 and the entry is no magazine or digital article. */
export const priceOf = (
  { listPrice = 0, contentType }: Pick<FeedEntry, 'listPrice' | 'contentType'>,
  settings: Pick<Settings, 'locale' | 'currency'>,
): string | null => (showsPrice(listPrice, contentType) ? feedMoneyOf(listPrice, settings) : null)

/** As 'MMMM DD, YYYY': November 05, 2026; null when it is no date. */
export const dateOf = (
  { published = '' }: Pick<FeedEntry, 'published'>,
  { locale }: Pick<Settings, 'locale'>,
): string | null => {
  const time = Date.parse(published)
  if (Number.isNaN(time)) return null
  const parts = { year: 'numeric', month: 'long', day: '2-digit', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(locale ?? 'en', parts).format(time)
}

/** 'F' of the store. */
export const isComing = ({ productStatus }: Pick<FeedEntry, 'productStatus'>): boolean =>
  productStatus === 'F'

/**
 * What a subscriber may download of an entry: through the subscriber's id, or, where a paywall is on,
 * where the entry itself leads. Nothing for others.
 * @param subscriberId null for whoever is no subscriber
 * @param root where downloads lie, e.g. `/visual-library/download`
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

/** Of an order at most five lines are shown, and whether it was cancelled. */
export const orderOf = ({
  lineItems,
  orderStatus,
}: Pick<FeedEntry, 'lineItems' | 'orderStatus'>) => ({
  lines: lineItems.slice(0, 5),
  cancelled: orderStatus === 'CANCELLED',
})

/** What can be done with an entry: of the library it is moved and discarded, others are saved, a read-only one is looked at. */
export const kindOf = ({ content }: Pick<FeedEntry, 'content'>): 'library' | 'open' | 'fixed' => {
  if (content.readOnly) return 'fixed'
  return content.selectable ? 'library' : 'open'
}

/** What is saved of an entry, for an undo. */
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
