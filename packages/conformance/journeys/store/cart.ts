import { endpoints } from '@bindery/contract/endpoints.ts'
import type { Journey, JourneyContext } from '../../check/journey.ts'
import { JourneyEnd } from '../../check/journey-end.ts'
import type { Answer, Reader } from '../../check/reader.ts'
import { checkMore, checkPrice } from './cart-lines.ts'
import { checkSums } from './sums.ts'

async function checkRefusals({ makes }: JourneyContext, guest: Reader, itemid: string) {
  if (makes('addToCart')) {
    const unknown = { items: [{ productId: 'no-such-product', quantity: 1 }] }
    await guest.refused(endpoints.addToCart, unknown, ['product_unknown'])
  }
  if (makes('changeCart')) {
    const none = { itemid, quantity: 0 }
    await guest.refused(endpoints.changeCart, none, ['quantity_invalid', 'invalid_fields'])
  }
  if (makes('applyPromoCode')) {
    const promoCode = 'NO-SUCH-CODE'
    await guest.refused(endpoints.applyPromoCode, { promoCode }, ['promo_unknown'])
  }
}

/** The cart is the same when it is read again, and another guest has their own. Returns its etag. */
async function checkReading({ makes, newReader }: JourneyContext, guest: Reader) {
  const read = await guest.call(endpoints.readCart, {})
  const etag = read.exchange.headers.get('etag')
  if (makes('checkCart')) {
    const head = await guest.call(endpoints.checkCart, {})
    guest.expect(etag !== null && head.data.etag === etag, head, {
      name: 'cart-etag',
      expected: `the etag of GET, ${etag}`,
      got: head.data.etag ?? 'none',
    })
  }
  guest.expect(read.data.items.length === 1, read, {
    name: 'write-lost',
    expected: 'the line that was added',
    got: `${read.data.items.length} lines`,
    path: 'items',
  })
  const stranger = await newReader().call(endpoints.readCart, {})
  guest.expect(stranger.data.items.length === 0, stranger, {
    name: 'cart-foreign',
    expected: 'an empty cart for another guest',
    got: `${stranger.data.items.length} lines`,
    path: 'items',
  })
  return etag
}

/** Removes the line, also from the cart of a tag that never does. */
async function removeLine({ makes }: JourneyContext, guest: Reader, itemid: string, etag: string) {
  const removed = await guest.call(endpoints.removeFromCart, { itemid })
  guest.expect(removed.data.items.length === 0, removed, {
    name: 'remove-lost',
    expected: 'an empty cart',
    got: `${removed.data.items.length} lines`,
    path: 'items',
  })
  checkSums(guest, removed)
  if (!makes('readCart')) return
  const last = await guest.call(endpoints.readCart, {})
  const lastEtag = last.exchange.headers.get('etag')
  guest.expect(lastEtag !== etag, last, {
    name: 'cart-etag',
    expected: 'another etag after a change',
    got: `${lastEtag} again`,
  })
}

/** Two pieces of it, unless it is digital. */
async function checkQuantity(guest: Reader, itemid: string): Promise<void> {
  const changed = await guest.attempt(endpoints.changeCart, { itemid, quantity: 2 }, [
    'quantity_invalid',
  ])
  const { data, exchange, endpoint } = changed
  if (!data) return
  const found = data.items.find((item) => item.itemid === itemid)?.quantity ?? 0
  guest.expect(found === 2, changed, {
    name: 'write-lost',
    expected: 'two pieces of the product',
    got: `${found}`,
    path: 'items',
  })
  checkSums(guest, { data, exchange, endpoint })
}

/** A script that has the cookie has the cart. */
function checkCookie(guest: Reader, added: Answer<unknown>): void {
  const { cookies } = added.exchange
  const open = cookies.filter((each) => !/;\s*httponly/i.test(each))
  guest.expect(cookies.length === 0 || open.length < cookies.length, added, {
    name: 'cookie-http-only',
    expected: 'HttpOnly',
    got: 'a cookie of the cart without it',
  })
}

export const cartJourney: Journey = {
  name: 'cart',
  title: 'A guest fills the cart',
  calls: ['readCart', 'checkCart', 'addToCart', 'changeCart', 'removeFromCart', 'applyPromoCode'],
  writes: true,
  async run(context) {
    const { makes, site } = context
    const { product } = site
    if (!product) throw new JourneyEnd('it needs --product, the id of a product on sale', true)
    const guest = context.newReader()
    if (makes('readCart')) await guest.call(endpoints.readCart, {})
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
    checkCookie(guest, added)
    checkPrice(context, guest, added, line)
    const { itemid } = line
    const etag = makes('readCart') ? await checkReading(context, guest) : null
    await checkRefusals(context, guest, itemid)
    if (makes('changeCart')) await checkQuantity(guest, itemid)
    if (makes('readCart')) await checkMore(context, guest, product, itemid)
    await removeLine(context, guest, itemid, etag ?? '')
  },
}
