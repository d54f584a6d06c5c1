/** From a product's page to an order. */
import { expect } from 'vitest'
import { type Journeys, password } from './journey.ts'
import type { Step } from './sight.ts'

const address = {
  'First name': 'Nora',
  'Last name': 'Neu',
  Address: '1 New Street',
  City: 'Toronto',
  'Postal code': 'M5V 2T6',
}
const card = {
  'Card number': '4242 4242 4242 4242',
  'Expiry date (MM/YY)': '12/34',
  'Security code': '123',
}
const onward: Step = ['button', 'Continue']

export const store: Journeys = {
  'product, cart, sign-in in the frame, checkout: one order': async (site) => {
    await site.opens('/product/the-quiet-half/10403-PBK-ENG')
    await site.presses(['radio', 'German'])
    await site.isOn('/product/the-quiet-half/10403-PBK-GER')
    await site.presses(['button', 'Add to Cart: The Quiet Half'])
    await site.presses(['dialog', 'Added to your cart'], ['button', 'Continue Shopping'])
    await site.seesNo(['dialog'])
    await site.presses(['banner'], ['button', 'Cart, 1 item'])
    await site.presses(['dialog', 'Your cart'], ['link', 'View Cart'])
    await site.isOn('/shopping-cart')
    await site.frame.fills('Email address', 'reader@example.com')
    await site.frame.fills('Password', password)
    await site.frame.presses(['button', 'On to checkout'])
    await site.isOn('/shipping-payment')
    await site.sees(['heading', 'Address'])
    await site.presses(['radio', 'A new address'])
    for (const [name, words] of Object.entries(address)) await site.fills(name, words)
    await site.chooses('Country', 'Canada')
    await site.chooses('State or province', 'Ontario')
    await site.presses(onward)
    await site.sees(['heading', 'Shipping method'])
    await site.presses(['radio', '~Next day'])
    await site.presses(onward)
    await site.sees(['heading', 'Payment'])
    for (const [name, words] of Object.entries(card)) await site.fills(name, words)
    await site.presses(onward)
    await site.sees(['heading', 'Review your order'])
    await site.presses(['button', 'Place order'])
    await site.reads('Your order number is')
    expect(await site.mock.calls('/api/commerce/order/submit')).toHaveLength(1)
  },
}
