import { endpoints } from '@bindery/contract/endpoints.ts'
import type { Journey, JourneyContext } from '../../check/journey.ts'
import { JourneyEnd } from '../../check/journey-end.ts'
import type { Reader } from '../../check/reader.ts'
import { signedInReader } from '../accounts/account.ts'
import { checkCheckout } from './checkout.ts'
import { placeOrder } from './place-order.ts'

/** The lists of a reader's account page. */
export const historyJourney: Journey = {
  name: 'history',
  title: 'A reader’s account page lists addresses and orders',
  calls: ['readAddresses', 'readHistory'],
  async run(context) {
    const { makes } = context
    const reader = await signedInReader(context)
    if (makes('readAddresses')) await reader.call(endpoints.readAddresses, {})
    if (!makes('readHistory')) return
    await reader.call(endpoints.readHistory, { number: '0', size: '10', filter: 'ordered' })
  },
}

/** A product in the cart, up to the confirmation of the order, and further if orders are allowed. */
async function checkOrder(context: JourneyContext, reader: Reader, product: string): Promise<void> {
  const added = await reader.call(endpoints.addToCart, {
    items: [{ productId: product, quantity: 1 }],
  })
  const [line, ...others] = added.data.items
  if (!line) throw new JourneyEnd('the cart stays empty')
  const { itemid } = line
  try {
    if (others.length) throw new JourneyEnd('the cart of the account has lines of its own', true)
    const checkout = await checkCheckout(context, reader)
    if (!context.makes('submitOrder')) return
    if (context.site.orders) await placeOrder(context, reader, checkout)
    else context.omit('an order (it needs --orders)', 'submitOrder')
  } finally {
    await reader.call(endpoints.removeFromCart, { itemid })
  }
}

export const ordersJourney: Journey = {
  name: 'orders',
  title: 'A reader goes to the checkout, and orders if that is allowed',
  calls: ['shippingPayment', 'saveAddress', 'chooseShippingMethod', 'readOrder', 'submitOrder'],
  writes: true,
  async run(context) {
    const { account, orders, product } = context.site
    if (!product) throw new JourneyEnd('it needs --product, the id of a product on sale', true)
    if (account && !orders) throw new JourneyEnd('it adds an address to the account', true)
    const reader = await signedInReader(context)
    await context.newReader().refused(endpoints.shippingPayment, {}, ['unauthenticated'])
    await checkOrder(context, reader, product)
  },
}
