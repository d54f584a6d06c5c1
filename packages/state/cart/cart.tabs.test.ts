import { expect, test } from 'vitest'
import { chooseAddress } from '../orders/order.ts'
import { holdAnswers, holdCalls } from '../test/calls.ts'
import { book, cartIn, ebook, isKnown, linesIn, shown, storeOf, study } from '../test/cart.ts'
import { known, origin, reader, until, type Visit, visit } from '../test/state.ts'
import { countOf } from './cart.ts'

test('an added product shows in every tab, and each tab gets one change event', async () => {
  const here = visit()
  await shown(here)
  const other = here.tab()
  await shown(other)
  const answer = await storeOf(here).add([book, study])
  expect(answer).toMatchObject({ ok: true, cart: { subTotal: 3200 + 895 } })
  expect(countOf(cartIn(here))).toBe(2)
  await until(storeOf(other).$cart, (now) => now.status === 'known' && now.cart.items.length === 2)
  expect(here.page.events.map(({ type }) => type)).toEqual([
    'bindery-add-to-cart-request',
    'bindery-cart-changed',
  ])
  expect(other.page.events.map(({ type }) => type)).toEqual(['bindery-cart-changed'])
  expect(here.page.events[0]?.detail).toEqual({ items: [book, study] })
  const cart = here.page.events[1]?.detail.cart
  expect(Object.isFrozen(cart) && Object.isFrozen(cart.items[0])).toBe(true)
})

test.each([
  ['not read', async () => {}],
  ['read', (here: Visit) => storeOf(here).load()],
])(
  'a change in another tab survives an older response that arrives late: %s before',
  async (_, look) => {
    const here = visit()
    await shown(here)
    await storeOf(here).add([book, ebook])
    const other = here.tab()
    await shown(other)
    const late = holdAnswers(here.page, 'POST ')
    const mine = storeOf(here).change('501-HBK-ENG', 4)
    await late.made
    await storeOf(other).remove('501-KND-ENG')
    await look(here)
    late.come()
    await mine
    await until(storeOf(here).$cart, () => cartIn(here).items.length === 1)
    expect(linesIn(here)).toEqual({ '501-HBK-ENG': 4 })
  },
)

test('a sign-out clears the cart in this page, the other tabs and the storage', async () => {
  const here = visit()
  await here.server.control.signIn(reader.username)
  await known(here)
  await shown(here)
  const other = here.tab()
  await known(other)
  await shown(other)
  await storeOf(here).add([book])
  expect(here.page.local.get('bindery:shopping-cart')).toContain('501-HBK-ENG')
  await here.state.session.signOut()
  for (const tab of [here, other]) {
    expect(linesIn(tab)).toEqual({})
    expect(tab.page.local.get('bindery:shopping-cart')).toBeNull()
  }
  expect(here.page.events.map(({ type }) => type)).toContain('bindery-cart-changed')
})

test.each([
  ['add', (here: Visit) => storeOf(here).add([ebook])],
  ['load', (here: Visit) => storeOf(here).load()],
  ['choose where it goes', (here: Visit) => chooseAddress(here.state, 'a-1001-1')],
])(
  'a late response does not bring back the cart of a reader who signed out: %s',
  async (_, act) => {
    const here = visit()
    await here.server.control.signIn(reader.username)
    await known(here)
    await shown(here)
    await storeOf(here).add([book])
    const late = holdAnswers(here.page)
    const answer = act(here)
    await late.made
    const leaving = here.tab()
    await known(leaving)
    await leaving.state.session.signOut()
    expect(linesIn(here)).toEqual({})
    late.come()
    await answer
    expect(linesIn(here)).toEqual({})
    expect(here.page.local.get('bindery:shopping-cart')).toBeNull()
  },
)

test('the cart of another reader replaces that of the first', async () => {
  const here = visit()
  await here.server.control.signIn('good@example.com')
  await storeOf(here).add([ebook])
  await here.server.control.signIn(reader.username)
  await here.state.session.refresh()
  await shown(here)
  await storeOf(here).add([book])
  await here.server.control.signIn('good@example.com')
  await here.state.session.refresh()
  await expect.poll(() => linesIn(here)).toEqual({ '501-KND-ENG': 1 })
})

test('the changes of a guest complete when the guest signs in meanwhile', async () => {
  const before = visit()
  await before.server.control.signIn(reader.username)
  await storeOf(before).add([study])
  await before.server.fetch(`${origin}/user-service/logout`, {
    method: 'POST',
    headers: { 'x-requested-with': 'bindery' },
  })
  const here = before.reloaded({ reload: 'never' })
  await known(here)
  await shown(here)
  await storeOf(here).add([book])
  const late = holdAnswers(here.page, 'POST /api/shopping-cart')
  const store = storeOf(here)
  const change = store.change('501-HBK-ENG', 2)
  const next = store.add([ebook])
  await late.made
  await here.state.session.signIn(reader)
  late.come()
  expect(await change).toMatchObject({ ok: true })
  expect(await next).toMatchObject({ ok: true })
  const lines = { '501-HBK-ENG': 2, '502-PDF-ENG': 1, '501-KND-ENG': 1 }
  await expect.poll(() => linesIn(here)).toEqual(lines)
  expect(store.$cart.get()).toMatchObject({ saving: new Map() })
})

test('a reader who signs in again in another tab sees what this tab has added meanwhile', async () => {
  const here = visit()
  await here.server.control.signIn(reader.username)
  await known(here)
  await shown(here)
  const go = holdCalls(here.page, '/shopping-cart/items')
  const answer = storeOf(here).add([book])
  const other = here.tab()
  await known(other)
  const seen: string[] = []
  storeOf(here).$cart.listen(({ status }) => seen.push(status))
  await other.state.session.signIn(reader)
  await until(here.state.session.$session, ({ status }) => status === 'registered')
  await until(storeOf(here).$cart, isKnown)
  expect(seen).toContain('unknown')
  expect(linesIn(here)).toEqual({})
  go()
  expect(await answer).toMatchObject({ ok: true })
  await expect.poll(() => linesIn(here)).toEqual({ '501-HBK-ENG': 1 })
})
