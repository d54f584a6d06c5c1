/** Lost responses, several checkouts and tabs, other readers, and the back/forward cache. */
import { userKey } from '@bindery/state/session/storage-keys.ts'
import { createState } from '@bindery/state/state.ts'
import { testEnvironment } from '@bindery/state/test/environment.ts'
import { describe, expect, test } from 'vitest'
import { putIntoCart } from '../test/buying.ts'
import { ebook, openCheckout, submitPath } from '../test/checkout.ts'
import { holdAnswers, holdCalls, leave, password } from '../test/page.ts'
import type { OpenStage } from './checkout.model.ts'
import { createCheckoutModel } from './checkout.model.ts'

describe('an order with a lost response', () => {
  /** The server has placed the order, and its response is lost. */
  const lost = async () => {
    const here = await openCheckout()
    await here.review()
    await here.placeUnheard()
    expect(here.now().problem?.message).toMatch(/it is not placed twice/)
    return here
  }

  test('an order with a lost response shows after a reload', async () => {
    const here = await lost()
    here.model.destroy()
    const again = createCheckoutModel(here.state, here.host)
    leave(again.destroy)
    again.$view.listen(() => {})
    await expect.poll(() => again.$view.get()).toMatchObject({ kind: 'placed' })
    expect(await here.orders()).toHaveLength(4)
  })

  test.each([
    ['address', { address: 'a-1001-1' }],
    ['shipping', { shippingMethod: 'next-day' }],
  ] as const)(
    'an order with a lost response shows after a change of the %s',
    async (step, typed) => {
      const here = await lost()
      here.now().goTo(step)
      if (step === 'address') await here.now().sendAddress(typed)
      else await here.now().sendShipping(typed)
      expect(here.view()).toMatchObject({ kind: 'placed' })
      expect(await here.orders()).toHaveLength(4)
    },
  )

  test('an order whose request arrives after the reload is placed once', async () => {
    const here = await openCheckout()
    await here.review()
    const go = holdCalls(here.environment, submitPath)
    const first = here.now().place()
    await expect.poll(() => here.now().sending).toBe(true)
    here.model.destroy()
    const again = createCheckoutModel(here.state, here.host)
    leave(again.destroy)
    again.$view.listen(() => {})
    const view = () => again.$view.get() as OpenStage
    here.host.element.dispatchEvent(
      new CustomEvent('bindery-payment-provider', { detail: here.provider }),
    )
    await expect.poll(view).toMatchObject({ kind: 'open', step: 'payment' })
    go()
    await first
    await view().sendPayment()
    if (view().kind === 'open') await view().place()
    await expect.poll(() => again.$view.get()).toMatchObject({ kind: 'placed' })
    expect(await here.orders()).toHaveLength(4)
  })

  test('an order with a lost response shows when the cart turns out empty', async () => {
    const here = await lost()
    const { cartOf } = await import('@bindery/state/cart/cart.ts')
    await cartOf(here.state).load()
    await expect.poll(() => here.view()).toMatchObject({ kind: 'placed' })
    expect(here.href()).toMatch(/\?order=\d+$/)
  })
})

test('two checkouts on one page place one order', async () => {
  const here = await openCheckout()
  const other = createCheckoutModel(here.state, here.host)
  leave(other.destroy)
  const { provider } = here
  here.host.element.dispatchEvent(new CustomEvent('bindery-payment-provider', { detail: provider }))
  other.$view.listen(() => {})
  await here.review()
  const twin = () => other.$view.get() as OpenStage
  await expect.poll(twin).toMatchObject({ kind: 'open', checkout: { shippingMethod: 'expedited' } })
  await twin().sendPayment()
  twin().goTo('review')
  await Promise.all([here.now().place(), twin().place()])
  expect(await here.orders()).toHaveLength(4)
  await expect.poll(() => here.view().kind).toBe('placed')
  await expect.poll(() => other.$view.get()?.kind).toMatch(/placed|empty/)
})

describe('another reader', () => {
  const other = 'good@example.com'

  test('the next reader after an expired session sees nothing of the previous one', async () => {
    const here = await openCheckout()
    await here.step('address')
    here.now().draftAddress({ address: 'new', firstName: 'Nora' })
    await here.mock.faults([
      { method: 'POST', path: '/api/commerce/shipping-payment', status: 401, times: 1 },
    ])
    await here.now().sendAddress({ address: 'a-1001-1' })
    await here.state.session.signIn({ username: other, password })
    await expect.poll(() => here.model.$view.get()?.kind).toBe('empty')
    expect(JSON.stringify(here.view())).not.toMatch(/Nora|Berlin|Gloucester/)
    expect(here.environment.session.get('bindery:checkout') ?? '').not.toMatch(/Nora/)
  })

  test('a late 401 of the previous reader does not sign the next one out', async () => {
    const path = '/api/commerce/address'
    const late: ReturnType<typeof holdAnswers>[] = []
    const here = await openCheckout({
      before: async ({ environment, mock }) => {
        await mock.faults([{ path, status: 401, times: 1 }])
        late.push(holdAnswers(environment, `GET ${path}`))
      },
    })
    for (const { made, come } of late) {
      await made
      await here.mock.signIn(other)
      await here.state.session.refresh()
      come()
    }
    await expect.poll(() => here.model.$view.get()?.kind).toBe('empty')
    expect(here.state.auth.$auth.get().step).toBe('closed')
    expect(here.state.session.$session.get()).toMatchObject({ user: { emailAddress: other } })
  })

  test('a reader who signs in in another tab does not pay with the token of the previous one', async () => {
    const here = await openCheckout()
    await here.review()
    const { fetch, browser } = here.environment
    const tab = createState(testEnvironment({ fetch, browser }), here.state.settings)
    // All seeded profiles have the same Last-Modified, so a cached profile would count as fresh.
    here.environment.local.remove(userKey)
    await tab.session.signIn({ username: other, password })
    await putIntoCart(here, [ebook])
    await expect.poll(() => here.model.$view.get()).toMatchObject({ kind: 'open', step: 'address' })
    expect(here.state.session.$session.get()).toMatchObject({ user: { emailAddress: other } })
    expect(JSON.stringify(here.view())).not.toMatch(/Robin|Gloucester/)
    here.now().goTo('review')
    expect(here.now().step).toBe('address')
  })
})

test('the checkout stays hidden after the back/forward cache until the session is known', async () => {
  const here = await openCheckout()
  await here.review()
  here.environment.hide(true)
  expect(here.model.$view.get()).toBeNull()
  await here.mock.faults([{ path: '/api/user/profile', status: 403 }])
  here.environment.show(true)
  await expect.poll(() => here.model.$view.get()?.kind).toBe('failed')
  expect(JSON.stringify(here.view())).not.toMatch(/Robin|Gloucester/)
  await here.mock.faults([])
  const failed = here.view()
  if (failed.kind === 'failed') await failed.again()
  await here.step('review')
  await here.now().place()
  expect(here.view().kind).toBe('placed')
  expect(await here.orders()).toHaveLength(4)
})

describe('a payment provider', () => {
  test('a provider that never answers times out and can be asked again', async () => {
    const here = await openCheckout()
    await here.step('address')
    await here.now().sendAddress({ address: 'a-1001-1' })
    await here.now().sendShipping({ shippingMethod: 'standard' })
    const { tokenise } = here.provider
    here.provider.tokenise = () => new Promise(() => {})
    const sent = here.now().sendPayment()
    await Promise.resolve()
    here.environment.advance(30_000)
    await sent
    expect(here.now()).toMatchObject({
      step: 'payment',
      message: 'The payment provider did not answer. Please try again.',
    })
    here.provider.tokenise = tokenise
    await here.now().sendPayment()
    await here.step('review')
  })

  test('two presses in one task ask the provider once', async () => {
    const here = await openCheckout()
    await here.step('address')
    await here.now().sendAddress({ address: 'a-1001-1' })
    await here.now().sendShipping({ shippingMethod: 'standard' })
    const { sendPayment } = here.now()
    await Promise.all([sendPayment(), sendPayment()])
    expect(await here.posts('/__pay/tokens')).toHaveLength(1)
  })
})
