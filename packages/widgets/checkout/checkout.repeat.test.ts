/** A finished checkout leaves nothing behind for the next order or the next reader. */
import { describe, expect, test, vi } from 'vitest'
import { ebook, putIntoCart } from '../test/buying.ts'
import { good, openCheckout, submitPath } from '../test/checkout.ts'
import { password, standOn } from '../test/page.ts'
import type { OpenStage } from './checkout.model.ts'
import { createCheckoutModel } from './checkout.model.ts'

const kept = 'bindery:checkout'

/** The idempotency keys of the sent orders, in order. */
const keysOf = ({ environment }: Pick<Awaited<ReturnType<typeof openCheckout>>, 'environment'>) => {
  const keys: (string | null)[] = []
  const { fetch } = environment
  environment.fetch = async (input, init) => {
    const asked = new Request(input, init)
    if (asked.url.includes(submitPath)) keys.push(asked.headers.get('idempotency-key'))
    return fetch(asked)
  }
  return keys
}

test('a second order in the same tab has another key and an empty draft', async () => {
  const here = await openCheckout()
  const keys = keysOf(here)
  await here.review()
  here.now().draftShipping({ shippingMethod: 'expedited' })
  await here.now().place()
  expect(here.view().kind).toBe('placed')
  expect(here.environment.session.get(kept) ?? '').not.toMatch(/order-|expedited/)
  here.model.destroy()
  await putIntoCart(here, [ebook])
  here.environment.pushUrl('https://publisher.example/shipping-payment')
  const again = standOn(here, createCheckoutModel, { step: 'shipping-payment' as const })
  const { provider: detail } = here
  again.host.element.dispatchEvent(new CustomEvent('bindery-payment-provider', { detail }))
  again.model.$view.listen(() => {})
  const now = () => again.view() as OpenStage
  await expect.poll(() => again.model.$view.get()).toMatchObject({ kind: 'open', step: 'address' })
  await now().sendAddress({ address: 'a-1001-1' })
  await now().sendPayment()
  await now().place()
  expect(again.view().kind).toBe('placed')
  expect(await here.orders()).toHaveLength(5)
  expect(new Set(keys).size).toBe(2)
})

test('a refused order gets a new key, an unanswered one keeps its key', async () => {
  const here = await openCheckout()
  const keys = keysOf(here)
  here.card.number = '4000000000000002'
  await here.review()
  await here.mock.faults([{ method: 'POST', path: submitPath, status: 503, times: 1 }])
  await here.now().place()
  expect(here.now().problem?.message).toMatch(/it is not placed twice/)
  await here.now().place()
  expect(here.now().message).toMatch(/^Your payment was declined/)
  here.card.number = good
  await here.now().sendPayment()
  await here.now().place()
  const [first, second, third] = keys
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

describe('the fields of the payment provider', () => {
  const typedIn = async () => {
    const here = await openCheckout()
    const undo = vi.fn()
    const mount = vi.fn(() => undo)
    Object.assign(here.provider, { mount })
    await here.step('address')
    const place = { replaceChildren: vi.fn() }
    here.now().setPaymentFields(place as unknown as HTMLElement)
    return { ...here, mount, undo, place }
  }

  test('a placed order empties the fields of the provider', async () => {
    const here = await typedIn()
    await here.review()
    expect(here.undo).not.toHaveBeenCalled()
    await here.now().place()
    expect(here.view().kind).toBe('placed')
    expect(here.undo).toHaveBeenCalledOnce()
    expect(here.place.replaceChildren).toHaveBeenCalled()
  })

  test('signing out empties the fields of the provider', async () => {
    const here = await typedIn()
    await here.state.session.signOut()
    expect(here.undo).toHaveBeenCalledOnce()
    here.model.destroy()
    // Once per mount.
    expect(here.undo).toHaveBeenCalledTimes(here.mount.mock.calls.length)
    expect(here.place.replaceChildren).toHaveBeenCalled()
  })
})

test('a late draft of the previous reader is dropped', async () => {
  const here = await openCheckout()
  await here.step('address')
  const { draftAddress } = here.now()
  await here.state.session.signOut()
  await here.state.session.signIn({ username: 'good@example.com', password })
  await putIntoCart(here, [ebook])
  draftAddress({ address: 'new', firstName: 'Nora' })
  expect(here.environment.session.get(kept) ?? '').not.toMatch(/Nora/)
  expect(JSON.stringify(here.model.$view.get())).not.toMatch(/Nora/)
})
