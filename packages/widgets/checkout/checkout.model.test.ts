import { hasOrderCookie } from '@bindery/state/orders/order-cookie.ts'
import { describe, expect, test } from 'vitest'
import { book, ebook, good, openCheckout as open, submitPath } from '../test/checkout.ts'

const origin = 'https://publisher.example'

test('the checkout leads from the address to the order and shows the totals of each step', async () => {
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
  expect(hasOrderCookie(here.environment)).toBe(true)
  const types = here.environment.events.map(({ type }) => type)
  expect(types).toContain('bindery-order-placed')
  expect(await here.orders()).toHaveLength(4)
})

test('an order without physical items has no shipping step', async () => {
  const here = await open({ items: [ebook] })
  await here.review()
  expect(here.now().steps).toEqual(['address', 'payment', 'review'])
})

describe('addresses of steps', () => {
  test('a reader who opens a later step gets to the first incomplete one, with a message', async () => {
    const here = await open({ href: `${origin}/review-order` })
    await here.step('address')
    expect(here.now().message).toBe('Please enter your address first.')
    expect(here.href()).toBe('/shipping-payment')
  })

  test('Back and Forward keep the values and the payment', async () => {
    const here = await open()
    await here.review()
    here.now().goTo('address')
    expect(here.href()).toBe('/shipping-payment')
    expect(here.now().values['address']).toBe('a-1001-1')
    here.now().goTo('review')
    expect(here.now()).toMatchObject({ step: 'review', message: null })
  })
})

describe('the draft', () => {
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

  test('the address form shows the error texts of the specification', async () => {
    const here = await open()
    await here.step('address')
    here.now().draftAddress({ ...typed, firstName: '' })
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

  test('the draft survives a failed request, and the address is saved once', async () => {
    const here = await open()
    await here.step('address')
    here.now().draftAddress(typed)
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

  test('signing out deletes the draft', async () => {
    const here = await open()
    await here.step('address')
    here.now().draftAddress(typed)
    await here.state.session.signOut()
    expect(here.environment.session.get('bindery:checkout')).toBeNull()
    await expect.poll(() => here.model.$view.get()?.kind).toBe('guest')
    expect(JSON.stringify(here.view())).not.toMatch(/Nora|Robin/)
  })
})

describe('paying', () => {
  test('three declined payments keep the order intact', async () => {
    const here = await open()
    here.card.number = '4000000000000002'
    await here.review()
    for (const _ of [1, 2, 3]) {
      await here.now().place()
      expect(here.now()).toMatchObject({ step: 'payment' })
      expect(here.now().message).toMatch(/^Your payment was declined/)
      await here.now().sendPayment()
    }
    expect(await here.orders()).toHaveLength(3)
    here.now().goTo('payment')
    here.card.number = good
    await here.now().sendPayment()
    await here.now().place()
    expect(here.view().kind).toBe('placed')
  })

  test('the provider answers a challenge, and then the order is placed', async () => {
    const here = await open()
    here.card.number = '4000000000003220'
    await here.review()
    await here.now().place()
    expect(here.card.challenges).toHaveLength(1)
    expect(here.view().kind).toBe('placed')
    expect(await here.orders()).toHaveLength(4)
  })

  test('the payment step shows the error message of the provider', async () => {
    const here = await open()
    here.card.number = '4242'
    await here.step('address')
    await here.now().sendAddress({ address: 'a-1001-1' })
    await here.now().sendShipping({ shippingMethod: 'standard' })
    await here.now().sendPayment()
    expect(here.now()).toMatchObject({
      step: 'payment',
      message: 'This card number is not valid.',
    })
  })
})

describe('placing', () => {
  test('two presses in one task place one order', async () => {
    const here = await open()
    await here.review()
    const { place } = here.now()
    await Promise.all([place(), place()])
    expect(await here.posts(submitPath)).toHaveLength(1)
    expect(await here.orders()).toHaveLength(4)
  })

  test('placing again after a lost response places one order', async () => {
    const here = await open()
    await here.review()
    await here.placeUnheard()
    expect(here.now().problem?.message).toMatch(/it is not placed twice/)
    await here.now().place()
    expect(here.view().kind).toBe('placed')
    expect(await here.orders()).toHaveLength(4)
  })

  test('a cart changed in another tab is shown before anything is ordered', async () => {
    const here = await open()
    await here.review()
    await here.post('/api/shopping-cart', { itemid: book.availabilityId, quantity: 5 })
    await here.now().place()
    expect(here.now()).toMatchObject({
      step: 'review',
      checkout: { cart: { items: [{ quantity: 5 }] } },
    })
    expect(here.now().message).toMatch(/^Your cart has changed/)
    expect(await here.orders()).toHaveLength(3)
    await here.now().place()
    expect(here.view().kind).toBe('placed')
  })

  test('maintenance of the store refuses the order', async () => {
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
])('%s shows its own stage', async (_, options, kind) => {
  const here = await open({ items: [], ...options })
  await expect.poll(() => here.model.$view.get()?.kind).toBe(kind)
})
