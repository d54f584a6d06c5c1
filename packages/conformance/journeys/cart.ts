import type { Cart } from '@bindery/contract/cart.ts'
import { endpoints } from '@bindery/contract/endpoints.ts'
import type { Journey } from '../check/journey.ts'
import { JourneyEnd } from '../check/journey-end.ts'
import type { Answer, Reader } from '../check/reader.ts'

/** What does not add up, or null. */
function wrongSum(cart: Cart): { path: string; expected: number; got: number } | null {
  const lines = cart.items.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0)
  const total = cart.subTotal - cart.discount_amount + cart.tax + cart.shippingCost
  const pieces = cart.items.reduce((sum, { quantity }) => sum + quantity, 0)
  const { physical_items, digital_items } = cart.line_items
  const sums: readonly [string, number, number][] = [
    ['subTotal', lines, cart.subTotal],
    ['grandTotal', total, cart.grandTotal],
    ['line_items', pieces, physical_items + digital_items],
  ]
  const wrong = sums.find(([, expected, got]) => expected !== got)
  return wrong ? { path: wrong[0], expected: wrong[1], got: wrong[2] } : null
}

const checkSums = (reader: Reader, answer: Answer<Cart>) => {
  const wrong = wrongSum(answer.data)
  return reader.expect(!wrong, answer, {
    name: 'cart-sums',
    expected: `${wrong?.expected}`,
    got: `${wrong?.got}`,
    path: wrong?.path ?? '',
  })
}

export const cartJourney: Journey = {
  name: 'cart',
  title: 'A guest fills the cart',
  tags: [
    'bindery-cart',
    'bindery-mini-cart',
    'bindery-cart-badge',
    'bindery-add-to-cart',
    'bindery-product-options',
  ],
  writes: true,
  async run({ newReader, product }) {
    if (!product) throw new JourneyEnd('it needs --product, the id of a product on sale', true)
    const guest = newReader()
    await guest.call(endpoints.readCart, {})
    const added = await guest.call(endpoints.addToCart, {
      items: [{ productId: product, quantity: 1 }],
    })
    const [line] = added.data.items
    const hasLine = guest.expect(line !== undefined, added, {
      name: 'write-lost',
      expected: 'a line with the product',
      got: 'an empty cart',
      path: 'items',
    })
    if (!line || !hasLine || !checkSums(guest, added)) return
    const head = await guest.call(endpoints.checkCart, {})
    const read = await guest.call(endpoints.readCart, {})
    const etag = read.exchange.headers.get('etag')
    guest.expect(etag !== null && head.data.etag === etag, head, {
      name: 'cart-etag',
      expected: `the etag of GET, ${etag}`,
      got: head.data.etag ?? 'none',
    })
    guest.expect(read.data.items.length === 1, read, {
      name: 'write-lost',
      expected: 'the line that was added',
      got: `${read.data.items.length} lines`,
      path: 'items',
    })
    const wrong = { promoCode: 'NO-SUCH-CODE' }
    await guest.refused(endpoints.applyPromoCode, wrong, ['promo_unknown'])
    const removed = await guest.call(endpoints.removeFromCart, { itemid: line.itemid })
    guest.expect(removed.data.items.length === 0, removed, {
      name: 'remove-lost',
      expected: 'an empty cart',
      got: `${removed.data.items.length} lines`,
      path: 'items',
    })
    checkSums(guest, removed)
  },
}
