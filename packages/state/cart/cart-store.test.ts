import { expect, test } from 'vitest'
import { owedSignOutKey, unnamedSession } from '../session/storage-keys.ts'
import { book, cartIn, carts, ebook, linesIn, shopper, shown, storeOf } from '../test/cart.ts'
import { idle, reader, visit } from '../test/state.ts'

const reads = async (here: Parameters<typeof carts>[0]) =>
  (await carts(here)).filter((call) => /^(GET|HEAD)/.test(call))

test('a watcher is called with each cart, until it stops', async () => {
  const here = await shopper()
  const seen: number[] = []
  const off = storeOf(here).watch(({ items }) => void seen.push(items.length))
  expect(seen).toEqual([0])
  await storeOf(here).add([book])
  expect(seen).toEqual([0, 1])
  off()
  await storeOf(here).add([ebook])
  expect(seen).toEqual([0, 1])
})

test('a watcher asks for the cart only where this browser has had one', async () => {
  const first = visit()
  storeOf(first).watch(() => {})
  await first.state.session.check()
  await idle()
  expect(await carts(first)).toEqual([])
  await storeOf(first).add([book])
  const next = first.reloaded()
  const seen: number[] = []
  storeOf(next).watch(({ items }) => void seen.push(items.length))
  await expect.poll(() => seen).toEqual([1])
})

test('the cart of a signed-in reader is read once, and the next page asks whether it is still right', async () => {
  const here = await shopper()
  await idle()
  expect(await reads(here)).toEqual(['GET /api/shopping-cart'])
  const next = here.reloaded()
  await shown(next)
  expect((await reads(next)).slice(1)).toEqual(['HEAD /api/commerce/shopping-cart'])
})

test('a read that failed is repeated when the reader returns, and one that did not fail is not', async () => {
  const here = visit()
  const away = () => {
    here.page.look(false)
    here.page.advance(60_000)
    here.page.look(true)
  }
  await here.server.control.faults([{ path: '/api/shopping-cart', status: 200, body: [] }])
  await storeOf(here).load()
  await here.server.control.faults([])
  away()
  await expect.poll(() => storeOf(here).$cart.get().status).toBe('known')
  const before = await carts(here)
  away()
  await idle()
  expect(await carts(here)).toEqual(before)
})

test('the page reads no cart until the server has ended the old session', async () => {
  const here = visit()
  await here.server.control.signIn(reader.username)
  await here.server.control.faults([
    { path: '/logout', abort: true },
    { path: '/user-service/logout', abort: true },
  ])
  here.page.local.set(owedSignOutKey, unnamedSession)
  expect(await storeOf(here).load()).toEqual({ ok: true })
  expect(cartIn(here).items).toEqual([])
  expect(await carts(here)).toEqual([])
})

test('the cart asks the page before an addition, and before no other change', async () => {
  const here = await shopper()
  await storeOf(here).add([book])
  const requests = () => here.page.events.filter(({ type }) => type.endsWith('-request'))
  expect(requests()).toHaveLength(1)
  await storeOf(here).change('501-HBK-ENG', 2)
  await storeOf(here).promo('WELCOME20')
  await storeOf(here).remove('501-HBK-ENG')
  expect(requests()).toHaveLength(1)
})

test('a change whose response is lost shows here and in the other tabs', async () => {
  const here = visit()
  await shown(here)
  const other = here.tab()
  await shown(other)
  const { fetch } = here.page
  let isLost = true
  Object.assign(here.page, {
    fetch: async (...[input, init]: Parameters<typeof fetch>) => {
      const { method, url } = input instanceof Request ? input : new Request(input, init)
      const response = await fetch(input, init)
      if (method !== 'POST' || !url.includes('shopping-cart') || !isLost) return response
      isLost = false
      throw new TypeError('Failed to fetch')
    },
  })
  expect(await storeOf(here).add([book])).toMatchObject({ failure: { kind: 'offline' } })
  for (const tab of [here, other]) {
    await expect.poll(() => linesIn(tab)).toEqual({ '501-HBK-ENG': 1 })
  }
})

test('a refusal leads to no new read of the cart, unless the line is gone', async () => {
  const here = await shopper()
  await storeOf(here).add([book])
  const before = (await reads(here)).length
  expect(await storeOf(here).promo('NONE')).toMatchObject({ failure: { code: 'promo_unknown' } })
  await idle()
  expect(await reads(here)).toHaveLength(before)
  await here.server.control.faults([
    { method: 'POST', path: '/api/shopping-cart', status: 404, body: { code: 'line_unknown' } },
  ])
  expect(await storeOf(here).change('501-HBK-ENG', 2)).toMatchObject({
    failure: { code: 'line_unknown' },
  })
  await expect.poll(() => reads(here)).toHaveLength(before + 1)
})
