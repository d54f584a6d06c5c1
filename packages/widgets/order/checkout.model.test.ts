import { hasCrumb } from '@bindery/state/order-crumb.ts'
import { describe, expect, test } from 'vitest'
import { book, ebook, good, openCheckout as open, submitPath } from './test-checkout.ts'

const origin = 'https://publisher.example'

test('from the address to the order, with the sums at each step', async () => {
  const here = await open()
  await here.step('address')
  expect(here.now()).toMatchObject({
    steps: ['address', 'shipping', 'payment', 'review'],
    reachable: ['address'],
    values: { address: 'a-1001-2' },
  })
  await here.now().sendAddress({ address: 'a-1001-1' })
  expect(here.now()).toMatchObject({ step: 'shipping', checkout: { cart: { tax: 400 } } })
  expect(here.href()).toBe('/shipping-payment?step=shipping')
  await here.now().sendShipping({ shippingMethod: 'next-day' })
  expect(here.href()).toBe('/shipping-payment?step=payment')
  await here.now().sendPayment()
  expect(here.href()).toBe('/review-order')
  const { grandTotal } = here.now().checkout.cart
  await here.now().place()
  expect(here.view()).toMatchObject({ kind: 'placed', order: { grandTotal }, activation: null })
  expect(here.href()).toMatch(/^\/review-order\?order=\d+$/)
  expect(hasCrumb(here.environment)).toBe(true)
  const types = here.environment.events.map(({ type }) => type)
  expect(types).toContain('bindery-order-placed')
  expect(await here.orders()).toHaveLength(4)
})

test('what is not sent by post has no way of shipping', async () => {
  const here = await open({ items: [ebook] })
  await here.review()
  expect(here.now().steps).toEqual(['address', 'payment', 'review'])
})

describe('addresses of steps', () => {
  test('who is not as far is led to what comes first, and told', async () => {
    const here = await open({ href: `${origin}/review-order` })
    await here.step('address')
    expect(here.now().said).toBe('Please say first where your order goes.')
    expect(here.href()).toBe('/shipping-payment')
  })

  test('Back and Forward lose nothing; a payment is kept as long as the page is', async () => {
    const here = await open()
    await here.review()
    here.now().goTo('address')
    expect(here.href()).toBe('/shipping-payment')
    expect(here.now().values['address']).toBe('a-1001-1')
    here.now().goTo('review')
    expect(here.now()).toMatchObject({ step: 'review', said: null })
  })
})

describe('what is typed', () => {
  const typed = {
    address: 'new',
    firstName: 'Nora',
    lastName: 'Neu',
    address1: '1 New Street',
    address2: '',
    city: 'Albany',
    countryCode: 'US',
    state: 'NY',
    postalCode: '12201',
  }

  test('is judged in the words of the specification', async () => {
    const here = await open()
    await here.step('address')
    here.now().type({ ...typed, firstName: '' })
    await expect.poll(() => here.now().states?.length).toBe(51)
    const { validate } = here.now()
    expect(validate({ ...typed, firstName: '', city: ' ' })).toEqual({
      firstName: 'This field is required.',
      city: 'This field is required.',
    })
    expect(validate({ ...typed, state: 'XX', countryCode: '' })).toEqual({
      countryCode: 'Please select a valid value',
      state: 'Please select a valid value',
    })
    expect(validate({ ...typed, postalCode: '1'.repeat(21) })).toEqual({
      postalCode: 'This field must be less than 20 characters.',
    })
    expect(validate({ ...typed, lastName: 'A|B' })['lastName']).toMatch(/^Names must not contain/)
  })

  test('stays after a failure, and is saved once', async () => {
    const here = await open()
    await here.step('address')
    here.now().type(typed)
    await expect.poll(() => here.now().states?.length).toBe(51)
    await here.mock.faults([
      { method: 'POST', path: '/api/commerce/shipping', status: 503, times: 1 },
    ])
    await here.now().sendAddress(typed)
    expect(here.now()).toMatchObject({
      step: 'address',
      problem: { message: 'Something went wrong. Please try again.' },
    })
    expect(JSON.parse(here.environment.session.get('bindery:checkout') ?? '')).toMatchObject({
      values: typed,
    })
    await here.now().sendAddress(typed)
    expect(here.now()).toMatchObject({
      step: 'shipping',
      checkout: { address: { city: 'Albany' } },
    })
    expect(await here.posts('/api/commerce/address')).toHaveLength(1)
  })

  test('is gone when the reader signs out', async () => {
    const here = await open()
    await here.step('address')
    here.now().type(typed)
    await here.state.session.signOut()
    expect(here.environment.session.get('bindery:checkout')).toBeNull()
    await expect.poll(() => here.model.$view.get()?.kind).toBe('guest')
    expect(JSON.stringify(here.view())).not.toMatch(/Nora|Robin/)
  })
})

describe('paying', () => {
  test('three payments that are declined lose nothing', async () => {
    const here = await open()
    here.card.number = '4000000000000002'
    await here.review()
    for (const _ of [1, 2, 3]) {
      await here.now().place()
      expect(here.now()).toMatchObject({ step: 'payment' })
      expect(here.now().said).toMatch(/^Your payment was declined/)
      await here.now().sendPayment()
    }
    expect(await here.orders()).toHaveLength(3)
    here.now().goTo('payment')
    here.card.number = good
    await here.now().sendPayment()
    await here.now().place()
    expect(here.view().kind).toBe('placed')
  })

  test('a challenge is the provider’s, and the order is placed after it', async () => {
    const here = await open()
    here.card.number = '4000000000003220'
    await here.review()
    await here.now().place()
    expect(here.card.challenges).toHaveLength(1)
    expect(here.view().kind).toBe('placed')
    expect(await here.orders()).toHaveLength(4)
  })

  test('what the provider says of a card is said', async () => {
    const here = await open()
    here.card.number = '4242'
    await here.step('address')
    await here.now().sendAddress({ address: 'a-1001-1' })
    await here.now().sendShipping({ shippingMethod: 'standard' })
    await here.now().sendPayment()
    expect(here.now()).toMatchObject({
      step: 'payment',
      said: 'This card number is not valid.',
    })
  })
})

describe('placing', () => {
  test('twice in one task is one order', async () => {
    const here = await open()
    await here.review()
    const { place } = here.now()
    await Promise.all([place(), place()])
    expect(await here.posts(submitPath)).toHaveLength(1)
    expect(await here.orders()).toHaveLength(4)
  })

  test('again after an answer that was lost is one order', async () => {
    const here = await open()
    await here.review()
    await here.placeUnheard()
    expect(here.now().problem?.message).toMatch(/it is not placed twice/)
    await here.now().place()
    expect(here.view().kind).toBe('placed')
    expect(await here.orders()).toHaveLength(4)
  })

  test('a cart that another tab changes is said before anything is ordered', async () => {
    const here = await open()
    await here.review()
    await here.post('/api/shopping-cart', { itemid: book.availabilityId, quantity: 5 })
    await here.now().place()
    expect(here.now()).toMatchObject({
      step: 'review',
      checkout: { cart: { items: [{ quantity: 5 }] } },
    })
    expect(here.now().said).toMatch(/^Your cart has changed/)
    expect(await here.orders()).toHaveLength(3)
    await here.now().place()
    expect(here.view().kind).toBe('placed')
  })

  test('nothing is ordered while the store is looked after', async () => {
    const here = await open()
    await here.review()
    await here.mock.settings({ maintenance: true })
    await here.now().place()
    expect(here.now().problem?.message).toMatch(
      /unavailable between 7:30am and 10am EST during a store migration/,
    )
    expect(await here.orders()).toHaveLength(0)
  })
})

test.each([
  ['an empty cart', { items: [] }, 'empty'],
  ['a guest', { reader: '' }, 'guest'],
])('%s', async (_, options, kind) => {
  const here = await open({ items: [], ...options })
  await expect.poll(() => here.model.$view.get()?.kind).toBe(kind)
})
