/** The checkout of one tab while another tab changes the cart. */
import { cartOf, countOf } from '@bindery/state/cart/cart.ts'
import { createState, type State } from '@bindery/state/state.ts'
import { testEnvironment } from '@bindery/state/test/environment.ts'
import { describe, expect, test } from 'vitest'
import { book, openCheckout, submitPath } from '../test/checkout.ts'
import { holdAnswers, type openPage } from '../test/page.ts'

const countIn = (state: State) => {
  const now = cartOf(state).$cart.get()
  return now.status === 'known' ? countOf(now.cart) : null
}

describe('a cart that another tab changes', () => {
  const path = '/api/commerce/shipping-payment'
  /** Another tab of the same browser; returns how it changes the quantity. */
  const tabOf = ({ environment, state }: Awaited<ReturnType<typeof openPage>>) => {
    const { fetch, browser } = environment
    const tab = createState(testEnvironment({ fetch, browser }), state.settings)
    return (quantity: number) => cartOf(tab).change(book.availabilityId, quantity)
  }
  const shown = async (here: Awaited<ReturnType<typeof openCheckout>>, quantity: number) => {
    const cart = { items: [{ quantity }] }
    await expect.poll(() => here.view()).toMatchObject({ kind: 'open', checkout: { cart } })
    await expect.poll(() => cartOf(here.state).$cart.get()).toMatchObject({ cart })
  }

  test('a change during the reload shows the latest cart', async () => {
    const here = await openCheckout()
    const choose = tabOf(here)
    await here.step('address')
    const reading = holdAnswers(here.environment, `POST ${path}`)
    await choose(5)
    await reading.made
    await choose(6)
    await expect.poll(() => countIn(here.state)).toBe(6)
    reading.come()
    await shown(here, 6)
    expect(here.now().message).toMatch(/^Your cart has changed/)
  })

  test('a change before the first response shows the latest cart', async () => {
    const kept: { choose: ReturnType<typeof tabOf>; first: ReturnType<typeof holdAnswers> }[] = []
    const here = await openCheckout({
      before: (page) => {
        kept.push({ choose: tabOf(page), first: holdAnswers(page.environment, `POST ${path}`) })
      },
    })
    for (const { choose, first } of kept) {
      await first.made
      await choose(5)
      await expect.poll(() => countIn(here.state)).toBe(5)
      first.come()
    }
    await shown(here, 5)
  })

  test.each([
    [path, 'address'],
    ['/api/commerce/order/shipping-method', 'shipping'],
  ] as const)('a change while %s is under way shows the latest cart', async (held, step) => {
    const here = await openCheckout()
    const choose = tabOf(here)
    await here.step('address')
    if (step === 'shipping') await here.now().sendAddress({ address: 'a-1001-1' })
    const choice = holdAnswers(here.environment, `POST ${held}`)
    const sent =
      step === 'address'
        ? here.now().sendAddress({ address: 'a-1001-1' })
        : here.now().sendShipping({ shippingMethod: 'expedited' })
    await choice.made
    await choose(5)
    choice.come()
    await sent
    await shown(here, 5)
  })

  test('a change while a refused order is under way shows the latest cart', async () => {
    const here = await openCheckout()
    const choose = tabOf(here)
    await here.review()
    await here.mock.faults([{ method: 'POST', path: submitPath, status: 503, times: 1 }])
    const order = holdAnswers(here.environment, `POST ${submitPath}`)
    const sent = here.now().place()
    await order.made
    await choose(5)
    await expect.poll(() => countIn(here.state)).toBe(5)
    order.come()
    await sent
    await shown(here, 5)
  })
})

test('a cart whose total never matches is read again once, not at each step', async () => {
  const here = await openCheckout({
    before: async ({ environment, mock }) => {
      const reply = await environment.fetch('https://publisher.example/api/shopping-cart')
      const cart = (await reply.json()) as { grandTotal: number }
      const body = JSON.stringify({ ...cart, grandTotal: cart.grandTotal + 0.01 })
      await mock.faults([{ method: 'GET', path: '/api/shopping-cart', status: 200, body }])
    },
  })
  const path = '/api/commerce/shipping-payment'
  const asked = async () => (await here.posts(path)).length
  await expect.poll(asked).toBe(2)
  await expect.poll(() => here.now().message).toMatch(/^Your cart has changed/)
  await here.mock.faults([{ method: 'POST', path, status: 503, times: 1 }])
  await here.now().sendAddress({ address: 'a-1001-1' })
  expect(here.now().problem).not.toBeNull()
  here.now().goTo('address')
  await here.now().sendAddress({ address: 'a-1001-1' })
  expect(await asked()).toBe(4)
})
