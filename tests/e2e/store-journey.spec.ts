/**
 * From a product's page to a subscription that is activated, as a guest who signs in at the checkout: by
 * pointer and by keyboard alone, with a server that fails once at each step. Nothing is lost or doubled.
 */
import type { Locator, Page } from '@playwright/test'
import { expect, password, test } from '../support/test.ts'
import { box, headerCart } from './cart.ts'
import { cardIn, frameOf } from './checkout.ts'
import { cards, checkoutOf } from './store.ts'

const product = '/product/the-quiet-half/10403-PBK-ENG'
const submits = '/api/commerce/order/submit'

/** What a hand does: with a pointer, or with keys and without one. */
const hands = {
  pointer: {
    press: (what: Locator) => what.click(),
    choose: (what: Locator) => what.check(),
    type: (what: Locator, words: string) => what.fill(words),
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
  },
} as const

for (const [by, { press, choose, type }] of Object.entries(hands)) {
  test(`by ${by}: product, cart, promo code, sign-in in the frame, order, history, activation`, async ({
    page,
    mock,
    journal,
  }) => {
    test.slow()
    journal.allow(/503/)
    const broken = (path: string) => mock.faults([{ method: 'POST', path, status: 503, times: 1 }])
    const sorry = (where: Page | Locator) =>
      expect(where.getByText('Something went wrong. Please try again.').first()).toBeVisible()

    const added = page.getByRole('dialog', { name: 'Added to your cart' })
    // The subscription is sold on a page of its own.
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
    await press(box(page).getByRole('link', { name: 'View Cart' }))
    await expect(page).toHaveURL(/\/shopping-cart$/)

    const cart = page.locator('bindery-cart')
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
    await press(card.button('On to checkout'))
    await expect(card.heading('You are signed in.')).toBeVisible()
    await expect(headerCart(page)).toHaveAccessibleName('Cart, 2 items')

    await broken('/api/commerce/shipping-payment')
    await press(cart.getByRole('link', { name: 'Checkout' }))
    const checkout = checkoutOf(page)
    await expect(page.getByText('Your order could not be loaded.')).toBeVisible()
    await press(checkout.button('Try again'))
    await checkout.step('Address')
    await choose(page.getByRole('radio', { name: /Gloucester/ }))
    await broken('/api/commerce/shipping-payment')
    await press(checkout.button('Continue'))
    await sorry(page)
    await expect(page.getByRole('radio', { name: /Gloucester/ })).toBeChecked()
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
    await expect(page.locator('html')).toHaveClass(/subscribers/)
    await page.goto('/account')
    const orders = page.getByRole('list', { name: 'Your orders' })
    const latest = orders.locator('> li').first()
    await expect(latest).toContainText(`Order ${number}`)
    await expect(latest.getByRole('listitem')).toHaveCount(2)
    await expect(orders.locator('> li')).toHaveCount(4)
  })
}
