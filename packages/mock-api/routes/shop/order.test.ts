import { describe, expect, test } from 'vitest'
import { createTestServer, type TestServer, type Visitor } from '../../test/server.ts'

const cards = {
  good: '4242 4242 4242 4242',
  declined: '4000000000000002',
  challenged: '4000 0000 0000 3220',
}
const home = 'a-1001-1'
const book = { productId: '501', availabilityId: '501-HBK-ENG', quantity: 2 }
const ebook = { productId: '501', availabilityId: '501-KND-ENG', quantity: 1 }
const year = { productId: 'HALYARD-DIGITAL-YEAR', quantity: 1 }
const submitPath = '/api/commerce/order/submit'

const tokenOf = async (visitor: Visitor, number: string) =>
  (await visitor.post('/__pay/tokens', { number, expiry: '12/34', cvc: '123' })).body['token']

type Cart = { modifiedTime: string; grandTotal: number; tax: number; shippingCost: number }

/** A reader on the last page of the checkout. */
const reviewing = async (server: TestServer, ...items: object[]) => {
  const reader = await server.reader()
  expect((await reader.post('/api/shopping-cart/items', items)).status).toBe(200)
  await reader.post('/api/commerce/shipping-payment', { addressId: home })
  const { body } = await reader.post('/api/commerce/order/shipping-method', {
    shippingMethod: 'expedited',
  })
  const { modifiedTime, grandTotal } = body['cart'] as Cart
  const submit = async (number: string | null, idempotencyKey = 'key-one-1', more = {}) => {
    const paymentToken = number && (await tokenOf(reader, number))
    return reader.post(
      submitPath,
      { modifiedTime, grandTotal, ...(paymentToken ? { paymentToken } : {}), ...more },
      { 'x-requested-with': 'bindery', 'idempotency-key': idempotencyKey },
    )
  }
  const orders = async () =>
    (await reader.get('/api/user/history/0/50?filter=ordered')).body['entry'] as {
      title: string
      content: { grandTotalIncTax: number }
      lineItems: unknown[]
      orderStatus: string
    }[]
  return { reader, submit, orders, grandTotal }
}

describe('shipping and payment', () => {
  test('the checkout needs a session and a cart with lines', async () => {
    const server = createTestServer()
    expect((await server.visitor().post('/api/commerce/shipping-payment')).status).toBe(401)
    const reader = await server.reader()
    const empty = await reader.post('/api/commerce/shipping-payment')
    expect(empty.body).toMatchObject({ cart: { items: [] }, paymentNeeded: false })
    const { status, body } = await reader.post('/api/commerce/shipping-payment', {
      addressId: home,
    })
    expect([status, body['code']]).toEqual([422, 'cart_empty'])
  })

  test('an address adds tax and shipping methods, and preselects none', async () => {
    const server = createTestServer()
    const reader = await server.reader()
    await reader.post('/api/shopping-cart/items', [book])
    const before = await reader.post('/api/commerce/shipping-payment')
    expect(before.body).toMatchObject({ shippingMethods: [], shippingMethod: '' })
    const { body } = await reader.post('/api/commerce/shipping-payment', { addressId: home })
    expect(body).toMatchObject({
      address: { id: home, city: 'Gloucester' },
      shippingMethod: '',
      paymentNeeded: true,
      // 6.25 % of 64.00.
      cart: { tax: 400 },
    })
    expect((body['shippingMethods'] as { id: string }[]).map(({ id }) => id)).toEqual([
      'standard',
      'expedited',
      'next-day',
    ])
    const again = await reader.post('/api/commerce/shipping-payment')
    expect(again.body).toEqual(body)
    expect(server.reports).toEqual([])
  })

  test('a digital cart needs no shipping method', async () => {
    const server = createTestServer()
    const reader = await server.reader()
    await reader.post('/api/shopping-cart/items', [ebook])
    const { body } = await reader.post('/api/commerce/shipping-payment', { addressId: home })
    expect(body).toMatchObject({ shippingMethods: [], cart: { shippingCost: 0 } })
  })

  test.each([
    ['/api/commerce/shipping-payment', { addressId: 'a-1002-1' }, 'address_unknown'],
    ['/api/commerce/order/shipping-method', { shippingMethod: 'standard' }, 'address_unknown'],
  ])('the call %s refuses %o', async (path, input, code) => {
    const server = createTestServer()
    const reader = await server.reader()
    await reader.post('/api/shopping-cart/items', [book])
    expect((await reader.post(path, input)).body['code']).toBe(code)
  })

  test('an address with an unknown state is refused', async () => {
    const server = createTestServer()
    const reader = await server.reader()
    await reader.post('/api/shopping-cart/items', [book])
    const { body: address } = await reader.post('/api/commerce/address', {
      firstName: 'R',
      lastName: 'R',
      address1: '1',
      city: 'Nowhere',
      state: 'ZZ',
      postalCode: '0',
      countryCode: 'US',
    })
    const { body } = await reader.post('/api/commerce/shipping-payment', {
      addressId: address['id'],
    })
    expect(body['code']).toBe('address_invalid')
  })
})

describe('submitting an order', () => {
  test('a submit places the order, mails it, adds it to the history and empties the cart', async () => {
    const server = createTestServer()
    const { reader, submit, orders, grandTotal } = await reviewing(server, book, ebook)
    const { status, body } = await submit(cards.good)
    expect(status).toBe(200)
    expect(body).toMatchObject({ grandTotal, currency: 'USD', activation: false })
    const { subTotal, discount_amount, tax, shippingCost } = body as Record<string, number>
    expect(Number(subTotal) - Number(discount_amount) + Number(tax) + Number(shippingCost)).toBe(
      grandTotal,
    )
    const [latest] = await orders()
    expect(latest).toMatchObject({
      title: `Order ${body['orderId']}`,
      content: { grandTotalIncTax: grandTotal / 100 },
      orderStatus: 'COMPLETED',
    })
    expect(latest?.lineItems).toHaveLength(2)
    expect(server.mailbox.list().at(-1)).toMatchObject({
      to: 'reader@example.com',
      subject: `Your order ${body['orderId']}`,
      text: expect.stringContaining(`\nTotal: USD ${(grandTotal / 100).toFixed(2)}`),
    })
    expect((await reader.get('/api/shopping-cart')).body['items']).toEqual([])
    expect((await reader.get(`/api/commerce/order/${body['orderId']}`)).body).toEqual(body)
    expect((await reader.get('/api/commerce/order/key-one-1')).body).toEqual(body)
    const other = await server.reader('best@example.com')
    expect((await other.get(`/api/commerce/order/${body['orderId']}`)).status).toBe(404)
    expect(server.reports).toEqual([])
  })

  test('two submits with one key place one order, in parallel or later', async () => {
    const server = createTestServer()
    const { submit, orders } = await reviewing(server, book)
    const answers = await Promise.all([submit(cards.good), submit(cards.good)])
    answers.push(await submit(cards.declined), await submit(null))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(new Set(answers.map(({ body }) => body['orderId'])).size).toBe(1)
    expect(await orders()).toHaveLength(4)
    const again = await submit(cards.good, 'key-two-2')
    expect(again.body['code']).toBe('cart_empty')
  })

  test('a declined payment places no order and keeps the cart', async () => {
    const server = createTestServer()
    const { submit, orders } = await reviewing(server, book)
    for (const _ of [1, 2, 3]) {
      const { status, body } = await submit(cards.declined)
      expect([status, body['code']]).toEqual([402, 'payment_declined'])
    }
    expect(await orders()).toHaveLength(3)
    expect((await submit(cards.good)).status).toBe(200)
  })

  test('a challenge is answered at the provider, which issues another token', async () => {
    const server = createTestServer()
    const { reader, submit } = await reviewing(server, book)
    const { body } = await submit(cards.challenged)
    expect(body['code']).toBe('challenge_needed')
    const { id } = body['challenge'] as { id: string }
    expect((await reader.post('/__pay/challenges', { id, code: '000000' })).status).toBe(422)
    const { body: proved } = await reader.post('/__pay/challenges', { id, code: '123456' })
    const paymentToken = proved['token']
    expect((await submit(null, 'key-one-1', { paymentToken })).status).toBe(200)
    const used = await reader.post('/__pay/challenges', { id, code: '123456' })
    expect(used.status).toBe(422)
  })

  test('a challenge expires after half an hour', async () => {
    const server = createTestServer()
    const { reader, submit } = await reviewing(server, book)
    const { challenge } = (await submit(cards.challenged)).body as { challenge: { id: string } }
    server.clock.advance(30 * 60 * 1000 + 1)
    const late = await reader.post('/__pay/challenges', { id: challenge.id, code: '123456' })
    expect(late.status).toBe(422)
  })

  test('a token works for one order, within half an hour', async () => {
    const server = createTestServer()
    const { reader, submit } = await reviewing(server, book)
    const late = { paymentToken: await tokenOf(reader, cards.good) }
    server.clock.advance(30 * 60 * 1000 + 1)
    expect((await submit(null, 'key-one-1', late)).body['code']).toBe('payment_needed')
    expect((await submit(null)).body['code']).toBe('payment_needed')
    const used = { paymentToken: await tokenOf(reader, cards.good) }
    server.clock.advance(30 * 60 * 1000 - 1)
    expect((await submit(null, 'key-one-1', used)).status).toBe(200)
    server.clock.advance(1)
    const { submit: submitNext, orders } = await reviewing(server, book)
    const again = await submitNext(null, 'key-two-2', used)
    expect(again.body['code']).toBe('payment_needed')
    const { body: latest } = await submitNext(cards.good, 'key-two-2')
    expect((await orders())[0]?.title).toBe(`Order ${latest['orderId']}`)
  })

  test.each([
    [book, 'method_unknown'],
    [ebook, undefined],
  ])('a submit without a shipping method responds to %o with %s', async (item, code) => {
    const reader = await createTestServer().reader()
    await reader.post('/api/shopping-cart/items', [item])
    const { body } = await reader.post('/api/commerce/shipping-payment', { addressId: home })
    const { modifiedTime, grandTotal } = body['cart'] as Cart
    const order = { modifiedTime, grandTotal, paymentToken: await tokenOf(reader, cards.good) }
    const headers = { 'x-requested-with': 'bindery', 'idempotency-key': 'key-one-1' }
    expect((await reader.post(submitPath, order, headers)).body['code']).toBe(code)
  })

  test('a submit without a valid idempotency key is refused', async () => {
    const { submit, orders } = await reviewing(createTestServer(), book)
    for (const key of ['', 'short', 'has spaces in it', 'k'.repeat(101)]) {
      const { status, body } = await submit(cards.good, key)
      expect([status, body['code']]).toEqual([400, 'key_missing'])
    }
    expect(await orders()).toHaveLength(3)
  })

  test('a submit of an outdated cart is refused', async () => {
    const server = createTestServer()
    const { reader, submit, orders } = await reviewing(server, book)
    const refuses = async (seen: object, code = 'cart_changed') =>
      expect((await submit(cards.good, 'key-one-1', seen)).body['code']).toBe(code)
    await refuses({ grandTotal: 1 })
    await refuses({ modifiedTime: '2026-11-20T11:00:00.000Z' })
    const estimated = async (shippingMethod: string) =>
      (await reader.post('/api/shopping-cart/estimate', { country: 'DE', shippingMethod })).body
    await refuses(await estimated('expedited'))
    await reader.post('/api/shopping-cart', { itemid: '501-HBK-ENG', quantity: 3 })
    await refuses({})
    await refuses(await estimated('standard'), 'method_unknown')
    expect(await orders()).toHaveLength(3)
  })

  test('under maintenance no order is placed, and the history hides orders', async () => {
    const server = createTestServer()
    const { reader, submit } = await reviewing(server, book)
    await reader.post('/__mock/settings', { maintenance: true })
    const { status, body } = await submit(cards.good)
    expect([status, body['code']]).toEqual([503, 'maintenance'])
    const history = await reader.get('/api/user/history/0/50?filter=ordered')
    expect(history.body).toMatchObject({ entry: [], maintenanceStatus: 'on' })
  })

  test.each([
    ['number', { number: '4242' }],
    ['number', { number: '5555 5555 5555 4443' }],
    ['expiry', { expiry: '12/20' }],
    ['expiry', { expiry: '10/26' }],
    ['expiry', { expiry: '00/34' }],
    ['expiry', { expiry: '13/34' }],
    ['cvc', { cvc: '1' }],
    ['cvc', { cvc: '12345' }],
  ])('the provider names the invalid field of a card: %s of %o', async (field, wrong) => {
    const card = { number: '5555 5555 5555 4444', expiry: '11/26', cvc: '123' }
    const visitor = createTestServer().visitor()
    expect((await visitor.post('/__pay/tokens', card)).status).toBe(200)
    const { status, body } = await visitor.post('/__pay/tokens', { ...card, ...wrong })
    expect(status).toBe(422)
    expect(body).toMatchObject({ field, error: expect.stringMatching(/\.$/) })
  })
})

test('an ordered subscription is activated once', async () => {
  const server = createTestServer()
  const { reader, submit } = await reviewing(server, year)
  const { body } = await submit(cards.good)
  expect(body).toMatchObject({ activation: true, shippingCost: 0 })
  expect((await reader.get('/api/user/profile')).body['status']).toBe('registered')
  await reader.post('/api/user/subscribe/checkoutComplete')
  await reader.post('/api/user/subscribe/checkoutComplete')
  const { body: user } = await reader.get('/api/user/profile')
  expect(user).toMatchObject({ status: 'subscribers', tiers: [{ roleCode: 'GOOD' }] })
  expect((user['subscriber'] as { subscriptions: unknown[] }).subscriptions).toHaveLength(1)
  const { body: after } = await reader.get(`/api/commerce/order/${body['orderId']}`)
  expect(after['activation']).toBe(false)
  expect(server.reports).toEqual([])
})
