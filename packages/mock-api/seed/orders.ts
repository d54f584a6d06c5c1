import type { OrderLine, OrderRecord } from '../core/purchases.ts'

type Line = readonly [title: string, amount: number, contentType?: string]

const order = (
  orderedAt: string,
  lines: readonly Line[],
  { tax = 0, shipping = 0, orderStatus = 'COMPLETED' as OrderRecord['orderStatus'] } = {},
): OrderRecord => {
  const items = lines.map(
    ([title, amount, contentType = 'Book']): OrderLine => ({
      title,
      contentType,
      authors: [],
      format: contentType === 'Book' ? 'Hardcover' : 'PDF',
      quantity: 1,
      amount,
    }),
  )
  const subTotal = items.reduce((sum, { amount }) => sum + amount, 0)
  const sums = { subTotal, discount: 0, tax, shipping, grandTotal: subTotal + tax + shipping }
  return { key: '', orderedAt, orderStatus, currency: 'USD', items, ...sums, activation: '' }
}

/** Three orders of `reader@example.com`: one is cancelled, one has more than five lines. */
export const seedOrders: Readonly<Record<string, OrderRecord>> = {
  '20291': order(
    '2026-03-05T16:45:00.000Z',
    [
      ['First-Time Manager Tool Kit', 4900, 'Tool'],
      ['Running Meetings', 1295],
      ['Asking for a Raise', 1295],
      ['Reading a Forecast', 1295],
      ['Counting Near Misses', 895, 'Case Study'],
      ['The Patent in the Drawer', 895, 'Case Study'],
      ['The Second Chief', 2495],
    ],
    { tax: 331, shipping: 499 },
  ),
  '20388': order('2026-07-19T08:30:00.000Z', [['Negotiating Slowly', 2495]], {
    orderStatus: 'CANCELLED',
  }),
  '20417': order(
    '2026-10-02T10:12:00.000Z',
    [
      ['The Handover Handbook', 2495],
      ['Strategy on One Page', 2200],
    ],
    { tax: 196, shipping: 599 },
  ),
}
