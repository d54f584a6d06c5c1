import { describe, expect, test } from 'vitest'
import { createClock } from '../../core/clock.ts'
import { createTestServer, type Visitor } from '../../test/server.ts'

const path = '/api/shopping-cart'
const [book, ebook, study] = ['501-HBK-ENG', '501-KND-ENG', '502-PDF-ENG'] as const
const promoPath = '/api/commerce/order/promo-code'

const add = (visitor: Visitor, ...items: object[]) => visitor.post(`${path}/items`, { items })
const one = (availabilityId: string, quantity = 1, more = {}) => ({
  productId: availabilityId.slice(0, 3),
  availabilityId,
  quantity,
  ...more,
})
const opened = async (...items: object[]) => {
  const server = createTestServer()
  const guest = server.visitor()
  if (items.length > 0) expect((await add(guest, ...items)).status).toBe(200)
  return { server, guest }
}

describe('current prices', () => {
  test('an outdated price is corrected and reported until the reader has seen it', async () => {
    const { guest } = await opened(
      one(book, 2, { productPrice: 2900 }),
      one(study, 10, { productPrice: 795 }),
    )
    const before = await guest.get(path)
    expect(before.body['items']).toMatchObject([{ listPrice: 3200, previousPrice: 2900 }, {}])
    expect((before.body['items'] as object[])[1]).not.toHaveProperty('previousPrice')
    const { body } = await guest.post(path, { seen: true })
    expect((body['items'] as object[])[0]).not.toHaveProperty('previousPrice')
    expect(body['subTotal']).toBe(6400 + 7950)
  })

  test('a higher price and a removed product are reported', async () => {
    const { guest } = await opened(one(book), one(study))
    const tag = (await guest.get(path)).headers.get('etag')
    expect((await guest.head('/api/commerce/shopping-cart')).headers.get('etag')).toBe(tag)
    await guest.post('/__mock/settings', { prices: { [book]: 3300, [study]: null } })
    expect((await guest.head('/api/commerce/shopping-cart')).headers.get('etag')).not.toBe(tag)
    const { body } = await guest.get(path)
    expect(body).toMatchObject({
      items: [{ itemid: book, unitPrice: 3300, previousPrice: 3200 }],
      notices: [{ kind: 'removed', title: 'What the Ferry Company Learned' }],
    })
    expect((await guest.get(path)).body['notices']).toHaveLength(1)
    expect((await guest.post(path, { seen: true })).body['notices']).toEqual([])
    expect((await add(guest, one(study))).body).toMatchObject({ code: 'product_unknown' })
  })
})

describe('promo codes', () => {
  const promo = (visitor: Visitor, promoCode: string) => visitor.post(promoPath, { promoCode })

  test('one promo code applies at a time, in any case, and can be removed', async () => {
    const { guest } = await opened(one(book))
    expect((await promo(guest, ' welcome 20')).body).toMatchObject({
      discount_amount: 640,
      cart_amount: 2560,
      coupons: [{ code: 'WELCOME20', amount: 640, applies: true }],
    })
    expect((await promo(guest, 'TENOFF')).body).toMatchObject({
      discount_amount: 1000,
      coupons: [{ code: 'TENOFF' }],
    })
    expect((await promo(guest, '')).body).toMatchObject({ discount_amount: 0, coupons: [] })
  })

  test.each([
    ['NOSUCH', 'promo_unknown', 404],
    ['spring2025', 'promo_expired', 410],
    ['FREESHIP', 'promo_not_applicable', 422],
    ['TENOFF', 'promo_not_applicable', 422],
  ])('the promo code %s is refused with %s', async (code, reason, status) => {
    const { guest } = await opened(one(ebook))
    await promo(guest, 'WELCOME20')
    expect(await promo(guest, code)).toMatchObject({ status, body: { code: reason } })
    expect((await guest.get(path)).body['coupons']).toMatchObject([{ code: 'WELCOME20' }])
  })

  test.each([
    [2999, 'promo_not_applicable'],
    [3000, undefined],
  ])('a promo code with a minimum of 30.00 responds to %d cents with %s', async (price, code) => {
    const { guest } = await opened(one(book))
    await guest.post('/__mock/settings', { prices: { [book]: price } })
    expect((await promo(guest, 'TENOFF')).body['code']).toBe(code)
  })

  test.each([
    ['2025-06-30T23:59:59Z', undefined],
    ['2025-07-01T00:00:00Z', 'promo_expired'],
  ])('an expiring promo code responds at %s with %s', async (now, code) => {
    const guest = createTestServer({ clock: createClock(() => Date.parse(now)) }).visitor()
    await add(guest, one(book))
    expect((await promo(guest, 'SPRING2025')).body['code']).toBe(code)
  })

  test('a promo code that no longer applies stays without a discount', async () => {
    const { guest } = await opened(one(book), one(study))
    await promo(guest, 'TENOFF')
    const { body } = await guest.delete(`${path}?itemid=${book}`)
    expect(body).toMatchObject({ discount_amount: 0, coupons: [{ applies: false, amount: 0 }] })
    expect((await add(guest, one(book))).body).toMatchObject({ discount_amount: 1000 })
  })
})

describe('the estimate', () => {
  const estimate = (visitor: Visitor, place: object) => visitor.post(`${path}/estimate`, place)

  test('the estimate adds tax and shipping, and stays', async () => {
    const { guest } = await opened(one(book, 2), one(ebook))
    const place = { country: 'US', state: 'CA' }
    const { body } = await estimate(guest, place)
    // 7.25 % of 64.00; two heavy books
    expect(body).toMatchObject({ tax: 464, shippingCost: 599 + 500, estimate: place })
    expect(body['grandTotal']).toBe(6400 + 2495 + 464 + 1099)
    const express = await estimate(guest, { ...place, shippingMethod: 'expedited' })
    expect(express.body).toMatchObject({ shippingCost: 1299 + 900 })
    expect((await guest.get(path)).body['estimate']).toMatchObject({ shippingMethod: 'expedited' })
    await guest.post(promoPath, { promoCode: 'FREESHIP' })
    expect((await guest.get(path)).body).toMatchObject({ shippingCost: 2199 - 1099 })
  })

  test.each([
    [{ country: 'US' }, 'state_unknown'],
    [{ country: 'US', state: 'ZZ' }, 'state_unknown'],
    [{ country: 'DE', state: 'CA' }, 'state_unknown'],
    [{ country: 'DE', shippingMethod: 'owl' }, 'method_unknown'],
    [{ country: 'usa' }, 'invalid_fields'],
  ])('an estimate for %j is refused with %s', async (place, code) => {
    const { guest } = await opened(one(book))
    expect((await estimate(guest, place)).body).toMatchObject({ code })
  })

  test('the states of a country are listed', async () => {
    const { guest } = await opened()
    const states = async (country: string) =>
      (await guest.get(`/api/commerce/state-province/${country}`)).body['states']
    expect(await states('US')).toContainEqual({ code: 'NY', name: 'New York' })
    expect(await states('CA')).toHaveLength(13)
    expect(await states('DE')).toEqual([])
    expect(await states('constructor')).toBeUndefined()
  })
})
