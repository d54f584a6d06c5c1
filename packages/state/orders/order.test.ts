import { expect, test } from 'vitest'
import { requestOf } from '../cart/cart.ts'
import { cartAction } from '../cart/cart-action.ts'
import { book, cartIn, ebook, linesIn, shopper, shown, storeOf, study } from '../test/cart.ts'
import { idle, known, origin, reader, until, type Visit, visit } from '../test/state.ts'
import { chooseAddress, submitOrder } from './order.ts'

const tab = async (here: Visit) => {
  const other = here.tab()
  await known(other)
  await shown(other)
  return other
}

test('an order, and where it goes, are seen in every tab: what it costs, and that it is placed', async () => {
  const here = await shopper()
  await storeOf(here).add([study])
  const other = await tab(here)
  const chosen = await chooseAddress(here.state, 'a-1001-1')
  if (!chosen.ok) throw new Error(chosen.failure.kind)
  const { modifiedTime, grandTotal, currency } = chosen.checkout.cart
  expect(cartIn(here)).toMatchObject({ modifiedTime, grandTotal })
  // It came without a mark: the next page must not show the one before as still so.
  expect(here.page.local.get('bindery:cart')).toBeNull()
  expect(here.page.local.get('bindery:shopping-cart')).toBeNull()
  await expect.poll(() => cartIn(other)).toMatchObject({ modifiedTime, grandTotal })
  expect(here.state.cart.now).toBe(cartIn(here))
  const paid = await here.server.fetch(`${origin}/__pay/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ number: '4242424242424242', expiry: '12/34', cvc: '123' }),
  })
  const { token: paymentToken } = await paid.json()
  const wish = { idempotencyKey: 'order-0001', modifiedTime, grandTotal, currency, paymentToken }
  expect(await submitOrder(here.state, wish)).toMatchObject({ ok: true })
  await expect.poll(() => linesIn(here)).toEqual({})
  await expect.poll(() => linesIn(other)).toEqual({})
})

test('a reader whose session has ended never changes the cart of a guest', async () => {
  for (const act of [
    (here: Visit) => storeOf(here).add([ebook]),
    (here: Visit) => storeOf(here).change('501-HBK-ENG', 2),
    (here: Visit) => storeOf(here).remove('501-HBK-ENG'),
    (here: Visit) => storeOf(here).promo('WELCOME20'),
    (here: Visit) => storeOf(here).estimate({ country: 'US', state: 'CA' }),
    (here: Visit) => storeOf(here).seen(),
  ]) {
    const here = await shopper()
    await storeOf(here).add([book])
    await here.server.fetch(`${origin}/user-service/logout`, {
      method: 'POST',
      headers: { 'x-requested-with': 'bindery' },
    })
    expect(await act(here)).toEqual({ ok: false, failure: { kind: 'signed-out' } })
    expect(here.state.pendingActions.$action.get()).toMatchObject({ kind: 'cart' })
    await idle()
    expect(linesIn(here)).toEqual({ '501-HBK-ENG': 1 })
  }
})

test('what was kept is named, done after signing in, and said', async () => {
  const here = visit()
  await here.server.control.signIn(reader.username)
  await storeOf(here).add([book])
  await known(here)
  await here.server.fetch(`${origin}/user-service/logout`, {
    method: 'POST',
    headers: { 'x-requested-with': 'bindery' },
  })
  await storeOf(here).change('501-HBK-ENG', 3)
  expect(here.state.pendingActions.$action.get()).toMatchObject({ name: 'To change your cart' })
  await here.state.session.signIn(reader)
  const next = here.reloaded()
  await known(next)
  const said = await until(next.state.liveRegion.$announcement, ({ text }) => text !== '')
  expect(said.text).toBe('Your cart has been changed.')
  await shown(next)
  expect(linesIn(next)).toEqual({ '501-HBK-ENG': 3 })
})

test.each([
  [{ act: 'add', items: [book] }, true],
  [{ act: 'change', itemid: 'x', quantity: 2 }, true],
  [{ act: 'remove', itemid: 'x' }, true],
  [{ act: 'promo', promoCode: 'X' }, true],
  [{ act: 'estimate', country: 'US' }, true],
  [{ act: 'seen' }, true],
  [{ act: 'add' }, false],
  [{ act: 'change', itemid: 'x' }, false],
  [{ act: 'change', quantity: 2 }, false],
  [{ act: 'remove' }, false],
  [{ act: 'empty' }, false],
  [{ act: 7 }, false],
  [{}, false],
  [null, false],
])('what was kept by another version is done only where it is whole: %j', (kept, whole) => {
  expect(cartAction.parse(kept)).toEqual(whole ? kept : null)
})

test('a line goes back as it was, with what it was referred by', async () => {
  const here = visit()
  await shown(here)
  await storeOf(here).add([{ ...book, referral: 12345 }, ebook])
  const [first, second] = cartIn(here).items
  if (!first || !second) throw new Error('not there')
  expect(requestOf(first)).toMatchObject({ ...book, referral: 12345 })
  expect(requestOf(second)).not.toHaveProperty('referral')
})
