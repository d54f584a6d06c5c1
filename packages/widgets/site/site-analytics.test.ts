import { type Cart, cart as contract } from '@bindery/contract/cart.ts'
import * as z from '@bindery/contract/schema.ts'
import { cartOf } from '@bindery/state/cart/cart.ts'
import { FollowedEvent, UnfollowedEvent } from '@bindery/state/follows/follows.events.ts'
import { type Catalogue, catalogue } from '@bindery/state/page/analytics-catalogue.ts'
import { expect, test, vi } from 'vitest'
import { book, putIntoCart } from '../test/buying.ts'
import { leave, openPage, type PageOptions } from '../test/page.ts'
import { gapOf, type PageFacts, trackPage, visitKey } from './site-analytics.ts'

const article: PageFacts = { pageType: 'Article' }

const openTracked = async (options: PageOptions = {}, facts = article) => {
  const page = await openPage(options)
  const analytics = trackPage(page.state, facts, new EventTarget())
  leave(analytics.off)
  /** The data of all entries with a name, each checked against the catalogue. */
  const tracked = (name: keyof Catalogue) =>
    page.environment.dataLayer
      .filter((entry) => entry['name'] === name)
      .map(({ data }) => {
        expect(z.read(catalogue[name].data, data).faults).toBeUndefined()
        return data
      })
  return { ...page, ...analytics, tracked }
}

/** A cart as the server sends it, with personal data that analytics must not get. */
const cart = (quantity: number): Cart => {
  const { data } = z.read(contract, {
    shoppingCartId: 'of-somebody',
    modifiedTime: '2026-11-21T09:00:00Z',
    currency: 'USD',
    cart_amount: 2495 * quantity,
    subTotal: 2495 * quantity,
    grandTotal: 2495 * quantity,
    line_items: { physical_items: quantity, digital_items: 0 },
    coupons: [{ code: 'FOR-ROBIN' }],
    estimate: { country: 'US', state: 'MA' },
    items: [
      {
        itemid: 'line-1',
        availabilityId: '10012',
        format: 'Hardcover',
        quantity,
        listPrice: 2495,
        unitPrice: 2495,
        productTitle: 'A Book',
        productUrl: '/product/a-book/10012',
        productContentType: 'Book',
        productMajorSubject: 'Strategy',
        productAvailabilityStatus: 'COMING_SOON',
        publicationDate: '2027-01-05',
      },
    ],
  })
  if (!data) throw new Error('the contract has changed')
  return data
}
const cartChanged = (quantity: number) =>
  new CustomEvent('bindery-cart-changed', { detail: { cart: cart(quantity) } })

test.each([
  [undefined, 'Guest'],
  ['reader@example.com', 'Registered'],
  ['best@example.com', 'Subscriber'],
])(
  'the page of reader %s is reported once, as that of a %s, in both data layers',
  async (reader, userState) => {
    const { state, environment, tracked } = await openTracked(reader ? { reader } : {})
    expect(tracked('page')).toEqual([])
    await state.session.check()
    await state.session.refresh()
    const data = { pageType: 'Article', userState }
    expect(tracked('page')).toEqual([data])
    expect(environment.adobeDataLayer).toContainEqual({ event: 'page', page: data })
    const sent = environment.events.filter(({ type }) => type === 'bindery-analytics')
    expect(sent.map(({ detail }) => detail)).toContainEqual({ name: 'page', data })
    expect(tracked('user')).toEqual([])
  },
)

test('a store landing page reports its number of results', async () => {
  const facts = { pageType: 'Store landing page', resultCount: 7 }
  const { state, tracked } = await openTracked({}, facts)
  await state.session.check()
  expect(tracked('page')).toEqual([{ ...facts, userState: 'Guest' }])
})

test('the page is reported as a guest’s when the session check fails, and the reader is reported later', async () => {
  const { mock, state, tracked } = await openTracked({ reader: 'good@example.com' })
  await mock.faults([{ path: '/api/user/profile', status: 500, body: {} }])
  await state.session.check()
  expect(tracked('page')).toEqual([{ pageType: 'Article', userState: 'Guest' }])
  await mock.faults([])
  await state.session.refresh()
  expect(tracked('user')).toEqual([{ userState: 'Subscriber' }])
  await state.session.signOut()
  expect(tracked('user').at(-1)).toEqual({ userState: 'Guest' })
})

test('a second tag on the page counts nothing twice', async () => {
  const { state, environment, count, tracked } = await openTracked()
  const second = trackPage(state, article, new EventTarget())
  leave(second.off)
  await state.session.check()
  const event = new FollowedEvent({ type: 'topic', id: 'strategy' })
  count(event)
  second.count(event)
  for (const each of [count, second.count]) each(cartChanged(1))
  expect(environment.dataLayer.map(({ name }) => name)).toEqual([
    'daily-visit',
    'page',
    'follow',
    'cart',
  ])
  expect(tracked('page')).toHaveLength(1)
})

test('follows and unfollows are reported', async () => {
  const { count, tracked } = await openTracked()
  count(new FollowedEvent({ type: 'newsletter', id: 'management-tip' }))
  count(new UnfollowedEvent({ type: 'topic', id: 'strategy' }))
  expect(tracked('follow')).toEqual([
    { type: 'newsletter', id: 'management-tip', following: true },
    { type: 'topic', id: 'strategy', following: false },
  ])
})

test('a changed cart is reported with its items and without personal data', async () => {
  const { environment, count, tracked } = await openTracked()
  count(cartChanged(1))
  count(cartChanged(1))
  count(cartChanged(2))
  expect(tracked('cart')).toMatchObject([{ grandTotal: 24.95 }, { grandTotal: 49.9 }])
  expect(tracked('cart')[1]).toMatchObject({
    currency: 'USD',
    physical_items: 2,
    products: [
      {
        productId: '10012',
        name: 'A Book',
        list_price: 24.95,
        quantity: 2,
        productAvailabilityStatus: 'COMING_SOON',
        publicationDate: '2027-01-05',
      },
    ],
  })
  const layers = JSON.stringify([environment.dataLayer, environment.adobeDataLayer])
  for (const personal of ['of-somebody', 'FOR-ROBIN', 'MA']) {
    expect(layers).not.toContain(personal)
  }
})

test('a page that opens with a cart reports it once, as soon as a tag has read it', async () => {
  const page = await openTracked()
  const { state, environment, tracked } = page
  await putIntoCart(page, [book])
  expect(tracked('cart')).toEqual([])
  await cartOf(state).load()
  await cartOf(state).load()
  expect(tracked('cart')).toMatchObject([{ physical_items: 2, products: [{ quantity: 2 }] }])
  expect(environment.events.map(({ type }) => type)).not.toContain('bindery-cart-changed')
})

test('a page without a cart tag reports the cart that this browser has cached', async () => {
  const page = await openTracked()
  await putIntoCart(page, [book])
  await cartOf(page.state).load()
  const next = await openTracked({
    browser: page.environment.browser,
    fetch: page.environment.fetch,
  })
  await vi.waitUntil(() => next.tracked('cart').length > 0)
  expect(next.tracked('cart')).toMatchObject([{ physical_items: 2 }])
})

test('an empty cart is not reported, and a page without a cart requests none', async () => {
  const { state, mock, tracked } = await openTracked()
  expect((await mock.calls()).filter(({ path }) => path.includes('cart'))).toEqual([])
  await cartOf(state).load()
  expect(tracked('cart')).toEqual([])
})

test('the first visit is reported as such, and a visit an hour later with its gap', async () => {
  const first = await openTracked()
  expect(first.tracked('daily-visit')).toEqual([{ gap: 'First Visit' }])
  first.environment.advance(3_600_000)
  const environment = first.environment.reopen()
  const again = await openTracked({ browser: first.environment.browser, now: environment.now })
  expect(again.tracked('daily-visit')).toEqual([{ gap: 'Less Than One Day' }])
})

test.each([
  ['yesterday', 'First Visit'],
  ['', 'First Visit'],
  ['99999999999999', 'Less Than One Day'],
])('a last visit stored as %s gives the gap "%s"', async (stored, gap) => {
  const { browser } = (await openPage()).environment
  browser.local.set(visitKey, stored)
  expect((await openTracked({ browser })).tracked('daily-visit')).toEqual([{ gap }])
})

const day = 86_400_000
test.each([
  [0, 'Less Than One Day'],
  [day - 1, 'Less Than One Day'],
  [day, 'One Day'],
  [2 * day - 1, 'One Day'],
  [2 * day, '2 Days'],
  [400 * day, '400 Days'],
])('a gap of %d ms is reported as %s', (ms, gap) => expect(gapOf(ms)).toBe(gap))

test('each page without storage reports a first visit', async () => {
  const local = { get: () => null, set: () => false, remove: () => {} }
  expect((await openTracked({ local })).tracked('daily-visit')).toEqual([{ gap: 'First Visit' }])
})
