import { expect, test } from 'vitest'
import type { Failure } from '../client/failure.ts'
import { owedSignOutKey, unnamedSession } from '../session/storage-keys.ts'
import { book, cartIn, linesIn, shown, storeOf } from '../test/cart.ts'
import { createServer, visit, writes } from '../test/state.ts'
import { cartMessages } from './cart.messages.ts'
import { requestOf } from './cart.ts'
import { cartAction } from './cart-action.ts'
import { cartProblem } from './cart-problem.ts'
import type { CartChange } from './types.ts'

/** A page with a book in the cart. `bodies` has what its changes say to the server. */
const shopping = async () => {
  const server = createServer()
  const bodies: unknown[] = []
  const here = visit(
    {},
    {
      fetch: async (input, init) => {
        const request = new Request(input, init)
        if (request.method !== 'GET' && request.body) bodies.push(await request.clone().json())
        return server.fetch(request)
      },
    },
    server,
  )
  await shown(here)
  const store = storeOf(here)
  await store.add([{ ...book, quantity: 2 }])
  bodies.length = 0
  return { here, store, bodies }
}
const itemid = '501-HBK-ENG'

test('a promo code, a place and a quantity reach the server as they are', async () => {
  const { here, store, bodies } = await shopping()
  await store.promo('WELCOME20')
  expect(cartIn(here)).toMatchObject({ subTotal: 6400, discount_amount: 1280 })
  await store.promo('')
  expect(cartIn(here)).toMatchObject({ subTotal: 6400, discount_amount: 0 })
  await store.estimate({ country: 'US', state: 'CA', shippingMethod: 'express' })
  await store.estimate({ country: 'DE' })
  await store.change(itemid, 3)
  expect(bodies).toEqual([
    { promoCode: 'WELCOME20' },
    { promoCode: '' },
    { country: 'US', state: 'CA', shippingMethod: 'express' },
    { country: 'DE' },
    { itemid, quantity: 3 },
  ])
})

test('a removed line is added again with all that it was', async () => {
  const { here, store } = await shopping()
  const [line] = cartIn(here).items
  if (!line) throw new Error('no line')
  await store.remove(itemid)
  expect(linesIn(here)).toEqual({})
  await store.add([requestOf(line)])
  expect(cartIn(here).items).toEqual([line])
  const more = {
    type: 'perm',
    format: 'PDF',
    language: 'Spanish',
    referral: 2749,
    productUrl: '/p',
  }
  expect(requestOf({ ...line, ...more })).toEqual({ ...book, quantity: 2, ...more })
})

test.each([
  { act: 'add', items: [book] },
  { act: 'change', itemid, quantity: 2 },
  { act: 'remove', itemid },
  { act: 'promo', promoCode: 'WELCOME20' },
  { act: 'estimate', country: 'US' },
  { act: 'seen' },
])('the change %j is stored until the sign-in and read again', (change) => {
  expect(cartAction.parse(JSON.parse(JSON.stringify(change)))).toEqual(change)
})

test.each([
  [null],
  ['seen'],
  [{}],
  [{ act: 7 }],
  [{ act: 'order' }],
  [{ act: 'add' }],
  [{ act: 'add', items: '501' }],
  [{ act: 'change', itemid }],
  [{ act: 'change', itemid, quantity: '2' }],
  [{ act: 'change', quantity: 2 }],
  [{ act: 'remove' }],
  [{ act: 'remove', itemid: 7 }],
])('the stored value %j is no change of a cart', (stored) => {
  expect(cartAction.parse(stored)).toBeNull()
})

test('a change that waits for the sign-in is named, and announced when it is done', () => {
  const { messages } = visit().state
  const said = (change: CartChange) => [
    cartAction.name(messages, change),
    cartAction.successText(messages, change),
  ]
  expect(said({ act: 'add', items: [] })).toEqual(['To add to your cart', 'Added to your cart.'])
  expect(said({ act: 'remove', itemid })).toEqual([
    'To change your cart',
    'Your cart has been changed.',
  ])
})

test('the cart sends no change until the server has ended the old session', async () => {
  const { here, store } = await shopping()
  const before = await writes(here)
  here.page.local.set(owedSignOutKey, unnamedSession)
  const answer = await store.remove(itemid)
  expect(answer).toEqual({ ok: false, failure: { kind: 'offline' } })
  expect(await writes(here)).toEqual(before)
})

test.each([
  ['promo_unknown', cartMessages.promoUnknown],
  ['promo_expired', cartMessages.promoExpired],
  ['promo_not_applicable', cartMessages.promoNotApplicable],
  ['state_unknown', cartMessages.stateUnknown],
  ['quantity_invalid', cartMessages.quantityInvalid],
  ['line_unknown', cartMessages.lineUnknown],
  ['product_unknown', cartMessages.productUnknown],
  ['not_available', cartMessages.notAvailable],
  ['cart_full', cartMessages.cartFull],
  ['maintenance', cartMessages.maintenance],
  ['constructor', 'Something went wrong. Please try again.'],
])('the refusal %s has a text of its own', (code, text) => {
  const failure: Failure = { kind: 'refused', code, status: 400 }
  expect(cartProblem(failure, visit().state.messages)).toBe(text)
})
