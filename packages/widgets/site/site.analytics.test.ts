import { type Cart, cart as contract } from '@bindery/contract/cart.ts'
import * as v from '@bindery/contract/schema.ts'
import { type Catalogue, catalogue } from '@bindery/state/analytics-catalogue.ts'
import { FollowedEvent, UnfollowedEvent } from '@bindery/state/follow.events.ts'
import { expect, test } from 'vitest'
import { leave, openPage, type PageOptions } from '../test/page.ts'
import { gapOf, visitKey } from './daily-visit.ts'
import { analyse, type PageFacts } from './site.analytics.ts'

const article: PageFacts = { pageType: 'Article' }

const counted = async (options: PageOptions = {}, facts = article) => {
  const page = await openPage(options)
  const analytics = analyse(page.state, facts, new EventTarget())
  leave(analytics.off)
  /** All that was told under a name, each as the catalogue has it. */
  const told = (name: keyof Catalogue) =>
    page.environment.dataLayer
      .filter((entry) => entry['name'] === name)
      .map(({ data }) => {
        expect(v.read(catalogue[name].data, data).faults).toBeUndefined()
        return data
      })
  return { ...page, ...analytics, told }
}

/** As a server answers; what is somebody's own must not go along. */
const cart = (quantity: number): Cart => {
  const { data } = v.read(contract, {
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
const changed = (quantity: number) =>
  new CustomEvent('bindery-cart-changed', { detail: { cart: cart(quantity) } })

test.each([
  [undefined, 'Guest'],
  ['reader@example.com', 'Registered'],
  ['best@example.com', 'Subscriber'],
])('for %s the page is told once, with %s, in every list', async (reader, userState) => {
  const { state, environment, told } = await counted(reader ? { reader } : {})
  expect(told('page')).toEqual([])
  await state.session.check()
  await state.session.refresh()
  const data = { pageType: 'Article', userState }
  expect(told('page')).toEqual([data])
  expect(environment.adobeDataLayer).toContainEqual({ event: 'page', page: data })
  const heard = environment.events.filter(({ type }) => type === 'bindery-analytics')
  expect(heard.map(({ detail }) => detail)).toContainEqual({ name: 'page', data })
  expect(told('user')).toEqual([])
})

test('a store landing page says how many results it lists', async () => {
  const facts = { pageType: 'Store landing page', resultCount: 7 }
  const { state, told } = await counted({}, facts)
  await state.session.check()
  expect(told('page')).toEqual([{ ...facts, userState: 'Guest' }])
})

test('when nobody can say who is reading, the page is told all the same; then who they are', async () => {
  const { mock, state, told } = await counted({ reader: 'good@example.com' })
  await mock.faults([{ path: '/api/user/profile', status: 500, body: {} }])
  await state.session.check()
  expect(told('page')).toEqual([{ pageType: 'Article', userState: 'Guest' }])
  await mock.faults([])
  await state.session.refresh()
  expect(told('user')).toEqual([{ userState: 'Subscriber' }])
  await state.session.signOut()
  expect(told('user').at(-1)).toEqual({ userState: 'Guest' })
})

test('a tag that takes the place of another, or stands beside it, counts nothing again', async () => {
  const { state, environment, hear, told } = await counted()
  const second = analyse(state, article, new EventTarget())
  leave(second.off)
  await state.session.check()
  const event = new FollowedEvent({ type: 'topic', id: 'strategy' })
  hear(event)
  second.hear(event)
  for (const each of [hear, second.hear]) each(changed(1))
  expect(environment.dataLayer.map(({ name }) => name)).toEqual([
    'daily-visit',
    'page',
    'follow',
    'cart',
  ])
  expect(told('page')).toHaveLength(1)
})

test('following is told, and its end', async () => {
  const { hear, told } = await counted()
  hear(new FollowedEvent({ type: 'newsletter', id: 'management-tip' }))
  hear(new UnfollowedEvent({ type: 'topic', id: 'strategy' }))
  expect(told('follow')).toEqual([
    { type: 'newsletter', id: 'management-tip', following: true },
    { type: 'topic', id: 'strategy', following: false },
  ])
})

test('a cart is told when it changes: what is in it, but not whose it is', async () => {
  const { environment, hear, told } = await counted()
  hear(changed(1))
  hear(changed(1))
  hear(changed(2))
  expect(told('cart')).toMatchObject([{ grandTotal: 24.95 }, { grandTotal: 49.9 }])
  expect(told('cart')[1]).toMatchObject({
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
  const said = JSON.stringify([environment.dataLayer, environment.adobeDataLayer])
  for (const own of ['of-somebody', 'FOR-ROBIN', 'MA']) expect(said).not.toContain(own)
})

test('a browser that was never here, and one that was an hour ago', async () => {
  const first = await counted()
  expect(first.told('daily-visit')).toEqual([{ gap: 'First Visit' }])
  first.environment.advance(3_600_000)
  const environment = first.environment.reopen()
  const again = await counted({ browser: first.environment.browser, now: environment.now })
  expect(again.told('daily-visit')).toEqual([{ gap: 'Less Than One Day' }])
})

test.each([
  ['a word', 'yesterday', 'First Visit'],
  ['nothing', '', 'First Visit'],
  ['a time to come', '99999999999999', 'Less Than One Day'],
])('where %s is kept', async (_what, kept, gap) => {
  const { browser } = (await openPage()).environment
  browser.local.set(visitKey, kept)
  expect((await counted({ browser })).told('daily-visit')).toEqual([{ gap }])
})

const day = 86_400_000
test.each([
  [0, 'Less Than One Day'],
  [day - 1, 'Less Than One Day'],
  [day, 'One Day'],
  [2 * day - 1, 'One Day'],
  [2 * day, '2 Days'],
  [400 * day, '400 Days'],
])('%d ms are %s', (ms, gap) => expect(gapOf(ms)).toBe(gap))

test('without storage each page is a first visit, and nothing breaks', async () => {
  const local = { get: () => null, set: () => {}, remove: () => {} }
  expect((await counted({ local })).told('daily-visit')).toEqual([{ gap: 'First Visit' }])
})
