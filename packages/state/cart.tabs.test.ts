import { expect, test } from 'vitest'
import { countOf } from './cart.ts'
import { book, cartIn, ebook, linesIn, shown, storeOf, study } from './test-cart.ts'
import { known, reader, until, type Visit, visit } from './test-state.ts'

test('adding shows everywhere, and is told once', async () => {
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
])('what another tab does stays though an older answer comes later: %s before', async (_, look) => {
  const here = visit()
  await shown(here)
  await storeOf(here).add([book, ebook])
  const other = here.tab()
  await shown(other)
  const { fetch } = here.page
  const [done, arrived] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  Object.assign(here.page, {
    fetch: async (...request: Parameters<typeof fetch>) => {
      const answer = await fetch(...request)
      const [asked] = request
      if (!(asked instanceof Request) || asked.method !== 'POST') return answer
      done.resolve()
      await arrived.promise
      return answer
    },
  })
  const mine = storeOf(here).change('501-HBK-ENG', 4)
  await done.promise
  await storeOf(other).remove('501-KND-ENG')
  await look(here)
  arrived.resolve()
  await mine
  await until(storeOf(here).$cart, () => cartIn(here).items.length === 1)
  expect(linesIn(here)).toEqual({ '501-HBK-ENG': 4 })
})

test('a reader who leaves takes the cart along: of this page, of the others, of the browser', async () => {
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
