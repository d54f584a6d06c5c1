import { describe, expect, test } from 'vitest'
import { holdAnswers } from '../test/calls.ts'
import {
  book,
  cartIn,
  carts,
  ebook,
  isKnown,
  linesIn,
  shopper,
  shown,
  storeOf,
} from '../test/cart.ts'
import { idle, known, leave, reader, until, type Visit, visit } from '../test/state.ts'

const paper = { productId: '503', availabilityId: '503-PBK-ENG', quantity: 1 }
const change = 'POST /api/shopping-cart'
const price = (here: Visit) => cartIn(here).items[0]?.listPrice

const filled = async (...items: (typeof book)[]) => {
  const here = visit()
  await shown(here)
  await storeOf(here).add(items)
  return here
}
const counted = async (here: Visit, call: string) =>
  (await here.calls()).filter((one) => one === call).length

describe('cart responses out of order', () => {
  test('a cart read before a change does not undo the change', async () => {
    const here = await filled(book)
    const late = holdAnswers(here.page, 'GET /api/shopping-cart')
    await here.server.control.settings({ prices: { '501-HBK-ENG': 3500 } })
    const reading = storeOf(here).load()
    await late.made
    await storeOf(here).change('501-HBK-ENG', 3)
    late.come()
    await reading
    expect(linesIn(here)).toEqual({ '501-HBK-ENG': 3 })
  })

  test('a quantity in flight completes before the next one is sent', async () => {
    const here = await filled(book)
    const late = holdAnswers(here.page, change)
    const first = storeOf(here).change('501-HBK-ENG', 2)
    await late.made
    const next = storeOf(here).change('501-HBK-ENG', 3)
    late.come()
    expect(await first).toMatchObject({ ok: true, cart: { items: [{ quantity: 2 }] } })
    await next
    expect(linesIn(here)).toEqual({ '501-HBK-ENG': 3 })
    expect(await counted(here, change)).toBe(2)
  })

  test('two changed lines do not overwrite each other while they wait', async () => {
    const here = await filled(book, paper)
    const late = holdAnswers(here.page, change)
    const store = storeOf(here)
    const all = [
      store.change('501-HBK-ENG', 2),
      store.change('503-PBK-ENG', 4),
      store.change('501-HBK-ENG', 5),
    ]
    await late.made
    expect(store.$cart.get()).toMatchObject({
      saving: new Map([
        ['501-HBK-ENG', 5],
        ['503-PBK-ENG', 4],
      ]),
    })
    late.come()
    await Promise.all(all)
    expect(linesIn(here)).toEqual({ '501-HBK-ENG': 5, '503-PBK-ENG': 4 })
  })

  test('a removed line shows quantity 0, and a later change of it is refused', async () => {
    const here = await filled(book, ebook)
    const late = holdAnswers(here.page, 'POST')
    const store = storeOf(here)
    const code = store.promo('WELCOME20')
    const gone = store.remove('501-HBK-ENG')
    const more = store.change('501-HBK-ENG', 2)
    await late.made
    expect(store.$cart.get()).toMatchObject({ saving: new Map([['501-HBK-ENG', 2]]) })
    late.come()
    await code
    expect(await gone).toMatchObject({ ok: true })
    expect(await more).toMatchObject({ failure: { code: 'line_unknown' } })
    expect(linesIn(here)).toEqual({ '501-KND-ENG': 1 })
    const [again] = [store.remove('501-KND-ENG')]
    await until(store.$cart, (now) => now.status === 'known' && now.saving.get('501-KND-ENG') === 0)
    await again
  })
})

describe('a reader who leaves while changes are queued', () => {
  test('the queued changes of the reader are not sent', async () => {
    const here = await shopper()
    await storeOf(here).add([book])
    const late = holdAnswers(here.page, change)
    const first = storeOf(here).change('501-HBK-ENG', 2)
    await late.made
    const next = storeOf(here).remove('501-HBK-ENG')
    await leave(here)
    late.come()
    await first
    expect(await next).toEqual({ ok: false, failure: { kind: 'signed-out' } })
    expect((await carts(here)).filter((call) => call.startsWith('DELETE'))).toEqual([])
  })

  test('the next reader does not wait for the request of the first and gets a separate cart', async () => {
    const here = await shopper()
    const late = holdAnswers(here.page, 'POST /api/shopping-cart/items', 1)
    const theirs = storeOf(here).add([book])
    await late.made
    await here.server.control.signIn('good@example.com')
    await here.state.session.refresh()
    expect(await storeOf(here).add([book])).toMatchObject({ ok: true })
    await expect.poll(() => linesIn(here)).toEqual({ '501-HBK-ENG': 1 })
    late.come()
    await theirs
    expect(linesIn(here)).toEqual({ '501-HBK-ENG': 1 })
  })
})

test('a cart response is not shown while the session is unknown', async () => {
  const here = await shopper()
  const late = holdAnswers(here.page, 'POST /api/shopping-cart/items')
  const answer = storeOf(here).add([book])
  await late.made
  const other = here.tab()
  await known(other)
  const asked = holdAnswers(here.page, 'HEAD /api/user/profile')
  await other.state.session.signIn(reader)
  late.come()
  await answer
  await idle()
  expect(storeOf(here).$cart.get()).toEqual({ status: 'unknown' })
  asked.come()
  await expect.poll(() => isKnown(storeOf(here).$cart.get())).toBe(true)
  expect(linesIn(here)).toEqual({ '501-HBK-ENG': 1 })
})

describe('cart refetch', () => {
  const prices = { '501-HBK-ENG': 3500 }

  test.each([
    ['broken', { status: 500 }, true],
    ['a line that is not there', { status: 404, body: { code: 'line_unknown' } }, true],
    ['a code that is not known', null, false],
  ])(
    'the cart is refetched only if needed after a response to a change: %s',
    async (_, fault, again) => {
      const here = await filled(book)
      await here.server.control.settings({ prices })
      if (fault) await here.server.control.faults([{ method: 'POST', path: '/api/', ...fault }])
      const store = storeOf(here)
      await (again ? store.change('501-HBK-ENG', 2) : store.promo('NONE'))
      if (again) await expect.poll(() => price(here)).toBe(3500)
      expect(price(here)).toBe(again ? 3500 : 3200)
      expect((await carts(here)).at(-1)).toMatch(again ? /^GET/ : /^POST/)
    },
  )

  test('the cart is refetched when the back/forward cache restores the page, and only then', async () => {
    const here = await filled(book)
    await here.server.control.settings({ prices })
    here.page.show(false)
    await idle()
    expect(price(here)).toBe(3200)
    here.page.show(true)
    await expect.poll(() => price(here)).toBe(3500)
    expect(await counted(here, 'GET /api/shopping-cart')).toBe(2)
  })

  test.each([
    ['60', 2],
    ['61', 1],
  ])(
    'the cart is refetched by itself after a busy response of at most 60 s: %s s',
    async (seconds, times) => {
      const here = visit()
      const busy = { status: 429, headers: { 'retry-after': seconds } }
      await here.server.control.faults([{ method: 'GET', path: '/api/shopping-cart', ...busy }])
      const { $cart } = storeOf(here)
      $cart.listen(() => {})
      await until($cart, ({ failure }) => failure?.kind === 'busy')
      await here.server.control.faults([])
      here.page.advance(61_000)
      await idle()
      expect(await counted(here, 'GET /api/shopping-cart')).toBe(times)
    },
  )

  test('the cart is refetched where the server does not support HEAD', async () => {
    const here = await filled(book)
    await here.server.control.faults([{ method: 'HEAD', path: '/api/commerce', status: 404 }])
    const next = here.reloaded()
    await shown(next)
    expect(linesIn(next)).toEqual({ '501-HBK-ENG': 1 })
  })
})
