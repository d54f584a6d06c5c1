import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createNodeMockApi } from '../../node.ts'
import { createTestServer, type Visitor } from '../../test/server.ts'

const path = '/api/shopping-cart'
const [book, ebook, study] = ['501-HBK-ENG', '501-KND-ENG', '502-PDF-ENG'] as const

const add = (visitor: Visitor, ...items: object[]) => visitor.post(`${path}/items`, items)
const one = (availabilityId: string, quantity = 1, more = {}) => ({
  productId: availabilityId.slice(0, 3),
  availabilityId,
  quantity,
  ...more,
})
const linesOf = ({ body }: { body: Record<string, unknown> }) =>
  Object.fromEntries(
    (body['items'] as { itemid: string; quantity: number }[]).map((l) => [l.itemid, l.quantity]),
  )
const opened = async (...items: object[]) => {
  const server = createTestServer()
  const guest = server.visitor()
  if (items.length > 0) expect((await add(guest, ...items)).status).toBe(200)
  return { server, guest }
}

test.each([path, '/service/cart'])('a new guest has an empty cart: %s', async (at) => {
  const { guest } = await opened()
  const { status, body, headers } = await guest.get(at)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    cart_amount: 0,
    line_items: { physical_items: 0, digital_items: 0 },
  })
  expect(guest.cookie).toBe('')
  expect(headers.get('etag')).toMatch(/^"\w+"$/)
})

test('a guest’s cart belongs to an HttpOnly cookie', async () => {
  const { server, guest } = await opened(one(book, 2), one(ebook))
  expect(guest.cookie).toMatch(/^bindery_cart=\w{32}$/)
  const { body } = await guest.get(path)
  expect(body).toMatchObject({
    currency: 'USD',
    line_items: { physical_items: 2, digital_items: 1 },
    subTotal: 2 * 3200 + 2495,
    cart_amount: 2 * 3200 + 2495,
    grandTotal: 2 * 3200 + 2495,
    items: [
      { itemid: book, productTitle: 'The Plan on One Page', lineType: 'SHIP', amount: 6400 },
      { itemid: ebook, lineType: 'EBOOK', quantity: 1 },
    ],
  })
  expect((body as { items: { product: object }[] }).items[0]?.product).toEqual({
    contentType: 'Book',
    language: 'English',
    authors: ['Amara Obi'],
    categories: ['Strategy'],
    marketingCategory: 'Must Reads',
    primaryCategory: 'Strategy',
    availabilities: [expect.objectContaining({ availabilityId: book, listPrice: 3200 })],
  })
  expect((await server.visitor().get(path)).body).not.toHaveProperty('items')
  const other = server.visitor()
  other.cookie = 'bindery_cart=0123456789abcdef0123456789abcdef'
  expect((await other.get(path)).body).not.toHaveProperty('items')
})

describe('adding to the cart', () => {
  test.each([`${path}/items`, '/service/cart'])(
    'a second add raises the quantity of the line, at %s',
    async (at) => {
      const { guest, server } = await opened(one(book, 2))
      const { body } = await guest.post(at, [one(book, 3, { referral: 2749 }), one(study)])
      expect(linesOf({ body })).toEqual({ [book]: 5, [study]: 1 })
      expect(server.reports).toEqual([])
    },
  )

  test('a host may send the items in an object', async () => {
    const { guest } = await opened()
    const { body } = await guest.post(`${path}/items`, { items: [one(book, 2)] })
    expect(linesOf({ body })).toEqual({ [book]: 2 })
  })

  test('an availability is found by its page, or by format and language', async () => {
    const { guest } = await opened()
    const answer = await add(
      guest,
      { productId: '501', productUrl: '/product/the-plan/501-KND-ENG?referral=03069', quantity: 1 },
      { productId: '501', format: 'hardcover', language: 'Spanish', quantity: 1 },
      { productId: '501', format: 'PDF', type: 'Perm', quantity: 40 },
      { productId: '502', quantity: 1 },
    )
    expect(linesOf(answer)).toEqual({
      [ebook]: 1,
      '501-HBK-SPA': 1,
      '501-PDF-ENG.Perm': 40,
      [study]: 1,
    })
    // 40 permissions at 4.50 each
    expect(answer.body['subTotal']).toBe(2495 + 3400 + 40 * 450 + 895)
  })

  test.each([
    [one('999-PDF-ENG'), 'product_unknown', 404],
    [{ productId: '501', format: 'Papyrus', quantity: 1 }, 'product_unknown', 404],
    [one('501-HBK-GER'), 'product_unknown', 404],
    [one('504-HBK-ENG'), 'not_available', 422],
    [one(book, 1, { type: 'Perm' }), 'not_available', 422],
    [one(ebook, 2), 'quantity_invalid', 422],
    [one(book, 0), 'invalid_fields', 400],
    [one(book, -1), 'invalid_fields', 400],
    [one(book, 1.5), 'invalid_fields', 400],
    [one(book, 1000), 'invalid_fields', 400],
    [one(book, 1, { productPrice: 24.95 }), 'invalid_fields', 400],
    [{ quantity: 1 }, 'invalid_fields', 400],
  ])('a request with %j is refused as a whole', async (wrong, code, status) => {
    const { guest } = await opened(one(study))
    const answer = await add(guest, one(book), wrong)
    expect(answer).toMatchObject({ status, body: { code } })
    expect(linesOf(await guest.get(path))).toEqual({ [study]: 1 })
  })

  test('a digital product has quantity one', async () => {
    const { guest } = await opened(one(ebook))
    expect(linesOf(await add(guest, one(ebook)))).toEqual({ [ebook]: 1 })
    const up = await guest.post(path, { itemid: ebook, quantity: 2 })
    expect(up).toMatchObject({ status: 422, body: { code: 'quantity_invalid' } })
  })

  test('volume prices depend on the quantity', async () => {
    const { guest } = await opened(one(study, 9))
    expect((await guest.get(path)).body['subTotal']).toBe(9 * 895)
    const { body } = await guest.post(path, { itemid: study, quantity: 10 })
    expect(body).toMatchObject({ subTotal: 7950, base_amount: 8950 })
  })
})

test('a line’s quantity is changed, and the line removed', async () => {
  const { guest } = await opened(one(book), one(study))
  expect(linesOf(await guest.post(path, { itemid: book, quantity: 7 }))).toMatchObject({
    [book]: 7,
  })
  for (const quantity of [0, -1, 1000]) {
    const { body } = await guest.post(path, { itemid: book, quantity })
    expect(body).toMatchObject({ code: 'quantity_invalid' })
  }
  expect((await guest.post(path, { itemid: 'x', quantity: 1 })).body).toMatchObject({
    code: 'line_unknown',
  })
  expect(linesOf(await guest.delete(`${path}?itemid=${book}`))).toEqual({ [study]: 1 })
  expect(linesOf(await guest.delete(`${path}?itemid=${book}`))).toEqual({ [study]: 1 })
})

describe('the cart of a guest who signs in', () => {
  test('the guest’s lines are added to the reader’s cart', async () => {
    const { server, guest } = await opened(one(book, 2), one(ebook))
    const reader = await server.reader()
    await add(reader, one(book, 3), one(ebook), one(study))
    await guest.signIn('reader@example.com')
    expect(guest.cookie).not.toContain('bindery_cart')
    const answer = await guest.get(path)
    expect(linesOf(answer)).toEqual({ [book]: 5, [ebook]: 1, [study]: 1 })
    expect(answer.body['notices']).toEqual([{ kind: 'merged', title: '', count: 2 }])
    expect(linesOf(await reader.get(path))).toEqual(linesOf(answer))
  })

  test('the guest’s cart becomes an empty reader’s cart and leaves none to the next guest', async () => {
    const { guest } = await opened(one(book))
    await guest.signIn('reader@example.com')
    const { body } = await guest.get(path)
    expect(body['notices']).toEqual([])
    expect(linesOf({ body })).toEqual({ [book]: 1 })
    await guest.post('/user-service/logout')
    expect((await guest.get(path)).body).not.toHaveProperty('items')
  })
})

test('a call with signedIn is unauthenticated after the session has ended', async () => {
  const { guest } = await opened(one(book))
  for (const answer of [
    await guest.post(`${path}/items?signedIn=true`, [one(book)]),
    await guest.post(path, { itemid: book, quantity: 2, signedIn: true }),
    await guest.delete(`${path}?itemid=${book}&signedIn=true`),
  ]) {
    expect(answer).toMatchObject({ status: 401, body: { code: 'unauthenticated' } })
  }
  expect(linesOf(await guest.get(path))).toEqual({ [book]: 1 })
})

test('under maintenance a cart can be read but not changed', async () => {
  const { guest } = await opened(one(book))
  await guest.post('/__mock/settings', { maintenance: true })
  for (const answer of [
    await guest.get(path),
    await add(guest, one(book)),
    await guest.post(path, { itemid: book, quantity: 4 }),
    await guest.delete(`${path}?itemid=${book}`),
    await guest.post('/api/commerce/order/promo-code', { promoCode: 'WELCOME20' }),
  ]) {
    expect(answer.body['maintenanceStatus']).toBe('on')
    expect(linesOf(answer)).toEqual({ [book]: 1 })
  }
})

test('a cart write of another site is refused', async () => {
  const { guest } = await opened(one(book))
  const answer = await guest.post(path, { itemid: book, quantity: 9 }, {})
  expect(answer.body).toMatchObject({ code: 'cross_site' })
})

test('a cart survives a restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bindery-cart-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'site.sqlite')
  const headers = { 'content-type': 'application/json', 'x-requested-with': 'bindery' }
  const first = createNodeMockApi({ file })
  const body = JSON.stringify({ items: [one(book, 2)] })
  const added = await first.request(`http://site.test${path}/items`, {
    method: 'POST',
    headers,
    body,
  })
  const cookie = added.headers.get('set-cookie') ?? ''
  expect(cookie).toMatch(/HttpOnly/)
  first.close()
  const second = createNodeMockApi({ file })
  const read = await second.request(`http://site.test${path}`, {
    headers: { cookie: cookie.split(';')[0] ?? '' },
  })
  expect(await read.json()).toMatchObject({ subTotal: 64 })
  second.close()
})
