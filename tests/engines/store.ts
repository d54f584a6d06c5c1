/** From a product's page to an order. */
import { expect } from 'vitest'
import { type Journeys, password, type Site } from './journey.ts'
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

/** Adds a paperback by the API, as another page of the site would. */
const fillsCart = async (site: Site) => {
  await site.opens('/privacy-policy')
  const item = { productId: '10403', availabilityId: '10403-PBK-ENG', quantity: 1 }
  await site.runs(
    (body: string) =>
      fetch('/api/shopping-cart/items', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'bindery' },
        body,
      }).then(({ status }) => status),
    JSON.stringify([item]),
  )
}
const paysWith = async (site: Site, number: string) => {
  const details = { ...card, 'Card number': number }
  for (const [name, words] of Object.entries(details)) await site.fills(name, words)
  await site.presses(onward)
  await site.sees(['heading', 'Review your order'])
}

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

  'a declined card: the order is placed with another one, which the bank asks about': async (
    site,
  ) => {
    await site.isKnownAs('reader@example.com')
    await fillsCart(site)
    await site.opens('/shipping-payment')
    await site.sees(['heading', 'Address'])
    await site.presses(['radio', '~Gloucester'])
    await site.presses(onward)
    await site.sees(['heading', 'Shipping method'])
    await site.presses(onward)
    await site.sees(['heading', 'Payment'])
    await paysWith(site, '4000 0000 0000 0002')
    await site.presses(['button', 'Place order'])
    await site.sees(['heading', 'Payment'])
    await site.reads('Your payment was declined.')
    await paysWith(site, '4000 0000 0000 3220')
    await site.presses(['button', 'Place order'])
    await site.fills('Code from your bank', '123456')
    await site.presses(['button', 'Confirm'])
    await site.reads('Your order number is')
    const number = await site.runs(() => new URLSearchParams(location.search).get('order'))
    const mails = await site.mock.mailbox()
    expect(mails.filter(({ subject }) => subject === `Your order ${number}`)).toHaveLength(1)
  },

  'by keyboard throughout: the checkout, with a step back': async (site) => {
    await site.isKnownAs('reader@example.com')
    await fillsCart(site)
    await site.opens('/shipping-payment')
    await site.sees(['radio', '~Gloucester'])
    // By its first one; the arrow keys go to the others.
    await site.tabsTo(['radio'])
    await site.hits('Space')
    await site.tabsTo(onward)
    await site.hits('Enter')
    await site.isAt(['heading', 'Shipping method'])
    await site.sees(['radio', '~Next day'])
    await site.hits('Tab', 'ArrowDown')
    await site.finds('chosen', ({ checked }) => checked, ['radio', '~Expedited'])
    await site.tabsTo(onward)
    await site.hits('Enter')
    await site.isAt(['heading', 'Payment'])
    await site.back()
    await site.finds('chosen', ({ checked }) => checked, ['radio', '~Expedited'])
    await site.forward()
    await site.tabsTo(['textbox', 'Card number'])
    await site.types('4242424242424242')
    await site.hits('Tab')
    await site.types('12/34')
    await site.hits('Tab')
    await site.types('123')
    await site.tabsTo(onward)
    await site.hits('Enter')
    await site.isAt(['heading', 'Review your order'])
    await site.tabsTo(['button', 'Place order'])
    await site.hits('Enter')
    await site.isAt(['heading', '~Thank you'])
  },

  'the cart: a quantity, a line removed and restored, a promo code': async (site) => {
    await fillsCart(site)
    await site.opens('/shopping-cart')
    const cart: Step = ['region', 'Your cart']
    await site.presses(cart, ['button', 'One more of The Quiet Half'])
    await site.sees(['banner'], ['button', 'Cart, 2 items'])
    await site.presses(cart, ['button', '~Remove'])
    await site.reads('“The Quiet Half” has been removed')
    await site.presses(['button', 'Undo'])
    await site.sees(['banner'], ['button', 'Cart, 2 items'])
    await site.fills('Promo code', 'nosuch')
    await site.hits('Enter')
    await site.reads('We do not know this promo code.')
    await site.fills('Promo code', 'welcome20')
    await site.hits('Enter')
    await site.reads('WELCOME20: 20% off')
    await site.reloads()
    await site.reads('WELCOME20: 20% off')
    await site.hasNoAxeViolation()
  },

  'format, language and address of a product stay in step, by pointer and keys': async (site) => {
    const product = '/product/refusals-worth-making'
    await site.opens(`${product}/10401-HBK-ENG`)
    await site.presses(['radio', 'Spanish'])
    await site.isOn(`${product}/10401-HBK-SPA`)
    await site.reads('$34.00')
    await site.tabsBackTo(['radio', 'Hardcover'])
    await site.hits('ArrowDown', 'ArrowDown', 'ArrowDown')
    await site.isOn(`${product}/10401-PDF-ENG`)
    await site.finds('chosen', ({ checked }) => checked, ['radio', 'English'])
    await site.presses(['button', 'Add to Cart: Refusals Worth Making'])
    await site.sees(['dialog', 'Added to your cart'])
    await site.hasNoAxeViolation()
  },
}
