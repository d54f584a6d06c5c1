/** Failures between a cart and an order: they lose no values and send nothing twice. */
import { createSafeStorage } from '@bindery/state/environment/safe-storage.ts'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { openCheckout, submitPath } from '../test/checkout.ts'
import { hostOf, leave, openPage, password } from '../test/page.ts'
import { createCheckoutModel } from './checkout.model.ts'

type Here = Awaited<ReturnType<typeof openCheckout>>

const generic = 'Something went wrong. Please try again.'
const offline = 'No connection. Check your network and try again.'
const typed = {
  address: 'new',
  firstName: 'Nora',
  lastName: 'Neu',
  address1: '1 New Street',
  address2: '',
  city: 'Berlin',
  countryCode: 'DE',
  state: '',
  postalCode: '10115',
}

/** The write requests of a checkout: the step, the action and the step after it. */
const writes = [
  {
    step: 'address',
    path: '/api/commerce/address',
    act: async (here: Here) => {
      here.now().draftAddress(typed)
      await here.now().sendAddress(typed)
    },
    next: 'shipping',
  },
  {
    step: 'address',
    path: '/api/commerce/shipping-payment',
    act: (here: Here) => here.now().sendAddress({ address: 'a-1001-1' }),
    next: 'shipping',
  },
  {
    step: 'shipping',
    path: '/api/commerce/order/shipping-method',
    act: (here: Here) => here.now().sendShipping({ shippingMethod: 'next-day' }),
    next: 'payment',
  },
  {
    step: 'review',
    path: submitPath,
    act: (here: Here) => here.now().place(),
    next: 'placed',
  },
] as const

/** Goes to the step without acting on it. */
const reach = async (here: Here, step: (typeof writes)[number]['step']) => {
  if (step === 'review') return here.review()
  await here.step('address')
  if (step === 'shipping') await here.now().sendAddress({ address: 'a-1001-1' })
}

const busy = 'Please wait 7 seconds and try again.'
const dated = {
  Date: 'Sat, 21 Nov 2026 09:00:00 GMT',
  'Retry-After': 'Sat, 21 Nov 2026 09:00:07 GMT',
}
const failures = {
  '429 until a date': [{ status: 429, headers: dated }, busy],
  '503': [{ status: 503 }, generic],
  '429 for seconds': [{ status: 429, headers: { 'Retry-After': '7' } }, busy],
  'a lost connection': [{ abort: true }, offline],
  'an empty answer': [{ body: '' }, generic],
  'a list': [{ body: [] }, generic],
  nothing: [{ body: 'null' }, generic],
  'no content': [{ status: 204 }, generic],
  'a page': [{ body: '<html></html>', headers: { 'content-type': 'text/html' } }, generic],
} as const
const unsure =
  'We have not heard whether your order was placed. Place it again: it is not placed twice.'

describe.each(writes)('$path', ({ step, path, act, next }) => {
  test('each failure shows its message, keeps the values and sends nothing twice', async () => {
    const here = await openCheckout()
    await reach(here, step)
    const before = here.href()
    const calls = async () => (await here.posts(path)).length
    const already = await calls()
    let tries = 0
    for (const [name, [fault, words]] of Object.entries(failures)) {
      await here.mock.faults([{ method: 'POST', path, ...fault }])
      await act(here)
      tries += 1
      expect(await calls(), name).toBe(already + tries)
      expect(here.now(), name).toMatchObject({ kind: 'open', step })
      const told = step === 'review' && words !== busy ? unsure : words
      expect(here.now().problem?.message, name).toBe(told)
      here.environment.advance(7000)
    }
    expect(here.href()).toBe(before)
    expect(here.state.session.$session.get()).toHaveProperty('user')
    await here.mock.faults([])
    await Promise.all([act(here), act(here)])
    expect(here.view()).toMatchObject(next === 'placed' ? { kind: next } : { step: next })
    expect(await calls()).toBe(already + tries + 1)
    expect(await here.orders()).toHaveLength(next === 'placed' ? 4 : 3)
  })

  test('a response that never ends is a timeout', async () => {
    const here = await openCheckout()
    await reach(here, step)
    const { fetch } = here.environment
    here.environment.fetch = async (input, init) => {
      const { method, url } = input instanceof Request ? input : new Request(input, init)
      // The body starts and never ends.
      const endless = method === 'POST' && url.includes(path)
      return endless ? new Response(new ReadableStream()) : fetch(input, init)
    }
    // The client's own timer, beside those of the environment.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    let over = false
    void act(here).then(() => {
      over = true
    })
    const wait = async () => {
      here.environment.advance(10_000)
      await vi.advanceTimersByTimeAsync(10_000)
      return over
    }
    await expect.poll(wait).toBe(true)
    vi.useRealTimers()
    expect(here.now().problem?.message).toBe(
      step === 'review' ? unsure : 'This is taking too long. Please try again.',
    )
    here.environment.fetch = fetch
    await act(here)
    expect(here.view()).toMatchObject(next === 'placed' ? { kind: next } : { step: next })
    expect(await here.orders()).toHaveLength(next === 'placed' ? 4 : 3)
  })

  test('an expired session keeps the values and sends nothing by itself after the sign-in', async () => {
    const here = await openCheckout()
    await reach(here, step)
    const already = (await here.posts(path)).length
    await here.mock.faults([{ method: 'POST', path, status: 401, times: 1 }])
    await act(here)
    expect(here.state.auth.$auth.get()).toMatchObject({ step: 'open', screen: 'sign-in' })
    expect(here.now().step).toBe(step)
    const answer = await here.state.session.signIn({ username: 'reader@example.com', password })
    expect(answer.ok).toBe(true)
    expect(await here.posts(path)).toHaveLength(already + 1)
    if (step === 'address' && path.endsWith('address')) {
      expect(here.now().values).toMatchObject({ city: 'Berlin', address: 'new' })
    }
    await act(here)
    expect(here.view()).toMatchObject(next === 'placed' ? { kind: next } : { step: next })
    expect(await here.orders()).toHaveLength(next === 'placed' ? 4 : 3)
  })
})

describe('loading', () => {
  test.each([
    ['POST', '/api/commerce/shipping-payment'],
    ['GET', '/api/commerce/address'],
  ])('a failed %s %s shows its reason and can be retried', async (method, path) => {
    const here = await openCheckout()
    await here.step('address')
    await here.mock.faults([{ method, path, status: 429, headers: { 'Retry-After': '7200' } }])
    const other = createCheckoutModel(here.state, here.host)
    leave(other.destroy)
    other.$view.listen(() => {})
    await expect.poll(() => other.$view.get()).toMatchObject({ kind: 'failed' })
    const failed = other.$view.get()
    if (failed?.kind !== 'failed') throw new Error('it has not failed')
    expect(failed.why).toBe('Please wait 2 hours and try again.')
    expect(here.state.session.$session.get()).toHaveProperty('user')
    await here.mock.faults([])
    here.environment.advance(7_200_000)
    failed.again()
    await expect.poll(() => other.$view.get()).toMatchObject({ kind: 'open', step: 'address' })
  })
})

test('a blocked storage keeps the values as long as the page lives', async () => {
  const refuses = createSafeStorage(() => {
    throw new DOMException('no', 'SecurityError')
  })
  const here = await openCheckout({ session: refuses, local: refuses })
  await here.step('address')
  here.now().draftAddress(typed)
  await here.mock.faults([{ method: 'POST', path: '/api/commerce', status: 503, times: 1 }])
  await here.now().sendAddress(typed)
  expect(here.now().values).toMatchObject(typed)
  await here.now().sendAddress(typed)
  await here.now().sendShipping({ shippingMethod: 'standard' })
  await here.now().sendPayment()
  await here.mock.faults([{ path: submitPath, status: 503, times: 1 }])
  await here.now().place()
  await Promise.all([here.now().place(), here.now().place()])
  expect(here.view().kind).toBe('placed')
  expect(await here.orders()).toHaveLength(4)
})

test('an unknown session shows a retry and not the sign-in', async () => {
  const page = await openPage({ reader: 'reader@example.com' })
  await page.mock.faults([{ path: '/api/user/profile', status: 403 }])
  await page.state.session.check()
  const model = createCheckoutModel(page.state, hostOf({ step: 'shipping-payment' as const }))
  leave(model.destroy)
  expect(model.$view.get()).toMatchObject({ kind: 'failed', why: generic })
  await page.mock.faults([])
  const now = model.$view.get()
  if (now?.kind === 'failed') await now.again()
  await expect.poll(() => model.$view.get()?.kind).toBe('empty')
})
