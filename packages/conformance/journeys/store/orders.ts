import { endpoints } from '@bindery/contract/endpoints.ts'
import type { Journey, JourneyContext } from '../../check/journey.ts'
import { JourneyEnd } from '../../check/journey-end.ts'
import type { Reader } from '../../check/reader.ts'
import { signedInReader } from '../accounts/account.ts'
import { checkCheckout } from './checkout.ts'
import { placeOrder } from './place-order.ts'

/** The lists of a reader's account page. */
async function checkLists({ makes }: JourneyContext, reader: Reader): Promise<void> {
  if (makes('readAddresses')) await reader.call(endpoints.readAddresses, {})
  if (!makes('readHistory')) return
  await reader.call(endpoints.readHistory, { number: '0', size: '10', filter: 'ordered' })
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
    if (context.site.orders && context.makes('submitOrder')) {
      await placeOrder(context, reader, checkout)
    }
  } finally {
    await reader.call(endpoints.removeFromCart, { itemid })
  }
}

export const ordersJourney: Journey = {
  name: 'orders',
  title: 'A reader goes to the checkout, and orders if that is allowed',
  calls: [
    'readAddresses',
    'readHistory',
    'shippingPayment',
    'saveAddress',
    'chooseShippingMethod',
    'readOrder',
    'submitOrder',
  ],
  async run(context) {
    const { makes, readOnly, site } = context
    const reader = await signedInReader(context)
    await checkLists(context, reader)
    const isOrder = makes('shippingPayment', 'saveAddress', 'chooseShippingMethod', 'readOrder')
    if (readOnly || !isOrder) return
    const { account, orders, product } = site
    if (!product) throw new JourneyEnd('it needs --product, the id of a product on sale', true)
    if (account && !orders) throw new JourneyEnd('it adds an address to the account', true)
    await context.newReader().refused(endpoints.shippingPayment, {}, ['unauthenticated'])
    await checkOrder(context, reader, product)
  },
}
