/**
 * From a product page to an activated subscription, as a guest who signs in at the checkout. Once by pointer and
 * once by keyboard alone, while the server fails once at each step. Nothing is lost or done twice.
 */
import type { Locator, Page } from '@playwright/test'
import { handedOver } from '../support/handed-over.ts'
import { expect, password, test } from '../support/test.ts'
import { headerCart, miniCart } from './cart.ts'
import { cardIn, frameOf } from './checkout-card.ts'
import { cards, checkoutOf } from './store.ts'

const product = '/product/the-quiet-half/10403-PBK-ENG'
const submits = '/api/commerce/order/submit'
const checkoutAt = '/api/commerce/shipping-payment'

/** Reads of the journey. Each fails once, and once more after each write. The client's own retry hides that. */
const reads = [
  '/api/product/',
  '/api/shopping-cart',
  '/api/commerce/state-province/',
  '/api/commerce/address',
  '/api/user/history/',
]
/** Writes of the journey, in this order. Each fails once with a message and is then done once. */
const writes = [
  '/api/shopping-cart/items',
  '/api/commerce/order/promo-code',
  '/authenticate',
  // The checkout reads its state before it writes.
  checkoutAt,
  '/api/commerce/address',
  checkoutAt,
  '/api/commerce/order/shipping-method',
  '/__pay/tokens',
  submits,
]

/** The same actions by pointer, and by keys alone. */
const inputs = {
  pointer: {
    press: (what: Locator) => what.click(),
    choose: (what: Locator) => what.check(),
    type: (what: Locator, words: string) => what.fill(words),
    select: async (what: Locator, words: string) => void (await what.selectOption(words)),
  },
  keyboard: {
    press: async (what: Locator) => {
      await expect(what).toBeVisible()
      await what.focus()
      await what.press('Enter')
    },
    choose: async (what: Locator) => {
      await expect(what).toBeVisible()
      await what.focus()
      await what.press('Space')
      await expect(what).toBeChecked()
    },
    type: async (what: Locator, words: string) => {
      await expect(what).toBeVisible()
      await what.focus()
      await what.press('ControlOrMeta+a')
      await what.pressSequentially(words)
    },
    select: async (what: Locator, words: string) => {
      await expect(what).toBeVisible()
      await what.focus()
      await what.pressSequentially(words)
    },
  },
} as const

for (const [by, { press, choose, type, select }] of Object.entries(inputs)) {
  test(`a ${by} user buys a product and a subscription with a promo code, signs in within the frame and activates it`, async ({
    page,
    context,
    mock,
    journal,
  }) => {
    test.slow()
    journal.allow(/503/)
    const once = (method: string) => (path: string) => ({ method, path, status: 503, times: 1 })
    const broken = (path: string) => mock.faults([once('POST')(path), ...reads.map(once('GET'))])
    await mock.faults(reads.map(once('GET')))
    const sorry = (where: Page | Locator) =>
      expect(where.getByText('Something went wrong. Please try again.').first()).toBeVisible()

    const added = page.getByRole('dialog', { name: 'Added to your cart' })
    // The subscription has a page of its own.
    await page.goto('/subscriptions')
    await page.getByRole('heading', { name: 'Halyard Digital' }).scrollIntoViewIfNeeded()
    await press(page.getByRole('button', { name: 'Add to Cart: Halyard Digital, one year' }))
    await press(added.getByRole('button', { name: 'Continue Shopping' }))
    await expect(added).toHaveCount(0)
    await page.goto(product)
    const options = page.locator('.product')
    await expect(page.getByRole('radio', { name: 'Paperback' })).toBeChecked()
    await choose(page.getByRole('radio', { name: 'German', exact: true }))
    const add = options.getByRole('button', { name: 'Add to Cart: The Quiet Half' })
    await broken('/api/shopping-cart/items')
    await press(add)
    const apology = page.getByRole('dialog', { name: 'Our apologies, something went wrong.' })
    await press(apology.getByRole('button', { name: 'Back to the page' }))
    await expect(apology).toHaveCount(0)
    await press(add)
    await press(added.getByRole('button', { name: 'Continue Shopping' }))
    await expect(added).toHaveCount(0)
    await expect(headerCart(page)).toHaveAccessibleName('Cart, 2 items')
    await press(headerCart(page))
    await press(miniCart(page).getByRole('link', { name: 'View Cart' }))
    await expect(page).toHaveURL(/\/shopping-cart$/)

    const cart = page.locator(handedOver('bindery-cart'))
    await type(cart.getByRole('textbox', { name: 'Promo code' }), 'TENOFF')
    await broken('/api/commerce/order/promo-code')
    await press(cart.getByRole('button', { name: 'Apply' }))
    await sorry(cart)
    await expect(cart.getByRole('textbox', { name: 'Promo code' })).toHaveValue('TENOFF')
    await press(cart.getByRole('button', { name: 'Apply' }))
    await expect(cart.getByText('TENOFF: $10.00 off')).toBeVisible()

    const card = cardIn(frameOf(page))
    await type(card.email, 'reader@example.com')
    await type(card.password, password)
    await broken('/authenticate')
    await press(card.button('On to checkout'))
    await sorry(card.inside)
    await expect(card.email).toHaveValue('reader@example.com')
    await broken(checkoutAt)
    await press(card.button('On to checkout'))
    await expect(page).toHaveURL(/\/shipping-payment$/)
    await expect(headerCart(page)).toHaveAccessibleName('Cart, 2 items')
    const checkout = checkoutOf(page)
    await expect(page.getByText('Your order could not be loaded.')).toBeVisible()
    await press(checkout.button('Try again'))
    await checkout.step('Address')
    await choose(page.getByRole('radio', { name: 'A new address' }))
    const address = {
      'First name': 'Nora',
      'Last name': 'Neu',
      Address: '1 New Street',
      City: 'Toronto',
      'Postal code': 'M5V 2T6',
    }
    const field = (name: string) => page.getByRole('textbox', { name, exact: true })
    for (const [name, words] of Object.entries(address)) await type(field(name), words)
    await select(page.getByLabel('Country'), 'Canada')
    await select(page.getByLabel('State or province'), 'Ontario')
    for (const path of ['/api/commerce/address', checkoutAt]) {
      await broken(path)
      await press(checkout.button('Continue'))
      await sorry(page)
      await expect(field('Address')).toHaveValue('1 New Street')
      await expect(page.getByLabel('State or province')).toHaveValue('ON')
    }
    await press(checkout.button('Continue'))
    await checkout.step('Shipping method')
    await choose(page.getByRole('radio', { name: /^Next day/ }))
    await broken('/api/commerce/order/shipping-method')
    await press(checkout.button('Continue'))
    await sorry(page)
    await expect(page.getByRole('radio', { name: /^Next day/ })).toBeChecked()
    await press(checkout.button('Continue'))
    await checkout.step('Payment')
    await type(page.getByLabel('Card number'), cards.good)
    await type(page.getByLabel('Expiry date'), '12/34')
    await type(page.getByLabel('Security code'), '123')
    await broken('/__pay/tokens')
    await press(checkout.button('Continue'))
    await expect(page.getByText('The payment provider did not answer.')).toBeVisible()
    await press(checkout.button('Continue'))
    await checkout.step('Review your order')
    await expect(checkout.tag.getByLabel('Order summary')).toContainText('$10.00')
    const due = checkout.tag.locator('.due')
    await expect(due).toContainText(/^Total \$[\d.]+$/)
    const total = ((await due.textContent()) ?? '').replace(/^Total\s+/, '')
    await broken(submits)
    await press(checkout.button('Place order'))
    await expect(page.getByText('it is not placed twice')).toBeVisible()
    if (by === 'pointer') await checkout.button('Place order').dblclick()
    else await press(checkout.button('Place order'))
    await expect(checkout.placed).toBeVisible()
    expect((await mock.calls(submits)).map(({ status }) => status)).toEqual([503, 200])
    await expect(headerCart(page)).toHaveAccessibleName('Cart, 0 items')
    const number = new URL(page.url()).searchParams.get('order') ?? ''
    const mails = (await mock.mailbox()).filter(({ subject }) => subject.startsWith('Your order'))
    expect(mails.map(({ subject }) => subject)).toEqual([`Your order ${number}`])

    await press(checkout.tag.getByRole('link', { name: 'Activate your subscription' }))
    await expect(page).toHaveURL(/\/registration-complete$/)
    const news = page.getByRole('main').getByRole('status')
    await expect(news).toHaveText(/^\s*Your subscription is active/, { useInnerText: true })
    await expect(news).not.toHaveText(/four/, { useInnerText: true })
    await page.goto('/account')
    const orders = page.getByRole('list', { name: 'Your orders' })
    const latest = orders.locator('> li').first()
    await expect(latest).toContainText(`Order ${number}`)
    await expect(latest.getByRole('listitem')).toHaveText([/Halyard Digital/, /The Quiet Half/])
    await expect(latest).toContainText(total)
    await expect(orders.locator('> li')).toHaveCount(4)

    // The server's state afterwards: one order of two lines that add up to its total, and one new address.
    const told = await context.request.get(`/api/commerce/order/${number}`)
    const order = (await told.json()) as Record<string, number> & { items: { amount: number }[] }
    const { subTotal = 0, discount_amount = 0, tax = 0, shippingCost = 0, grandTotal } = order
    expect(order.items.map(({ amount }) => amount)).toEqual([120, 22])
    expect([subTotal, discount_amount]).toEqual([142, 10])
    expect(grandTotal).toBeCloseTo(subTotal - discount_amount + tax + shippingCost, 9)
    expect(`$${Number(grandTotal).toFixed(2)}`).toBe(total)
    const saved = (await (await context.request.get('/api/commerce/address')).json()) as {
      addresses: { address1: string }[]
    }
    expect(saved.addresses.filter(({ address1 }) => address1 === '1 New Street')).toHaveLength(1)

    const calls = await mock.calls()
    const failed = (one: string) =>
      calls
        .filter(({ method, status }) => method === one && status === 503)
        .map((call) => call.path)
    expect(failed('POST')).toEqual(writes)
    for (const path of reads) {
      expect(
        failed('GET').some((one) => one.startsWith(path)),
        path,
      ).toBe(true)
    }
  })
}
