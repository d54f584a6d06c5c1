import { type ActivityKind, entryOf } from '../activities.ts'
import type { ContentItem } from '../content.ts'
import type { Account, Records } from '../records.ts'

const order = (
  number: number,
  published: string,
  titles: readonly string[],
  grandTotalIncTax: number,
  orderStatus = 'COMPLETED',
) => ({
  id: `order-${number}`,
  title: `Order ${number}`,
  summary: '',
  category: { term: '' },
  author: [],
  published,
  contentType: 'Order',
  content: {
    src: '',
    activity: 'ordered',
    readOnly: true,
    grandTotalIncTax,
    itemCount: titles.length,
  },
  lineItems: titles.map((title) => ({ title, contentType: 'Book', authors: [] })),
  orderStatus,
})

/** Three orders, one of them cancelled (surface 4). */
const orders = [
  order(20417, '2026-10-02T10:12:00.000Z', ['The Handover Handbook', 'Strategy on One Page'], 54.9),
  order(20388, '2026-07-19T08:30:00.000Z', ['Negotiating Slowly'], 24.95, 'CANCELLED'),
  order(20291, '2026-03-05T16:45:00.000Z', ['First-Time Manager Tool Kit'], 139),
]

const done: readonly (readonly [ActivityKind, (item: ContentItem) => boolean, number])[] = [
  ['watched', ({ contentType }) => /video|webinar/i.test(contentType), 2],
  ['read', ({ contentType }) => /article/i.test(contentType), 5],
]

/** What `reader@example.com` has done before the first visit, the latest first. */
export const seedActivities = (
  { id: owner }: Pick<Account, 'id'>,
  content: readonly ContentItem[],
): Records['activity'][] => [
  ...done.flatMap(([activity, fits, count]) =>
    content
      .filter(fits)
      .slice(0, count)
      .map((item) => ({
        ...entryOf(item, { activity, readOnly: true }),
        id: `${activity}-${item.id}`,
        owner,
        at: 0,
      })),
  ),
  ...orders.map((entry) => ({ ...entry, owner, at: 0 })),
]
