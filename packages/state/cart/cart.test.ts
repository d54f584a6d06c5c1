import { expect, test } from 'vitest'
import {
  book,
  cartIn,
  carts,
  ebook,
  isKnown,
  linesIn,
  shown,
  storeOf,
  study,
} from '../test/cart.ts'
import { known, reader, until, type Visit, visit } from '../test/state.ts'
import { countOf } from './cart.ts'

test('the cart loads once per page for all tags', async () => {
  const here = visit()
  for (let tag = 0; tag < 60; tag += 1) storeOf(here).$cart.listen(() => {})
  await shown(here)
  expect(await carts(here)).toEqual(['GET /api/shopping-cart'])
  expect(countOf(cartIn(here))).toBe(0)
})

test('the cart does not load without a listener', async () => {
  const here = visit()
  storeOf(here)
  await here.state.session.check()
  expect(await carts(here)).toEqual([])
})

test('two clicks in one task share one request', async () => {
  const here = visit()
  const store = storeOf(here)
  const [one, other] = await Promise.all([store.add([book]), store.add([book])])
  expect(one).toBe(other)
  expect((await carts(here)).filter((call) => call.startsWith('POST'))).toHaveLength(1)
  expect(here.page.events.filter(({ type }) => type.endsWith('-request'))).toHaveLength(1)
})

test('a page that cancels the event adds the products itself', async () => {
  const here = visit()
  await storeOf(here).load()
  const button = new EventTarget()
  button.addEventListener('bindery-add-to-cart-request', (event) => event.preventDefault())
  const answer = await storeOf(here).add([book], { from: button })
  expect(answer).toEqual({ ok: false, failure: { kind: 'refused', code: 'cancelled', status: 0 } })
  expect(await carts(here)).toEqual(['GET /api/shopping-cart'])
})

test('a stepper shows each quantity at once and sends only the last', async () => {
  const here = visit()
  await shown(here)
  const store = storeOf(here)
  await store.add([book])
  const presses = [2, 3, 4, 5].map((quantity) => store.change('501-HBK-ENG', quantity))
  await until(store.$cart, (now) => now.status === 'known' && now.saving.get('501-HBK-ENG') === 5)
  await Promise.all(presses)
  expect(linesIn(here)).toEqual({ '501-HBK-ENG': 5 })
  const posts = (await carts(here)).filter((call) => call === 'POST /api/shopping-cart')
  expect(posts).toHaveLength(1)
  expect(store.$cart.get()).toMatchObject({ saving: new Map() })
})

test('changes reach the server in the order of their calls', async () => {
  const here = visit()
  const store = storeOf(here)
  await store.add([book, study])
  await Promise.all([
    store.promo('WELCOME20'),
    store.change('501-HBK-ENG', 3),
    store.remove('502-PDF-ENG'),
    store.estimate({ country: 'US', state: 'CA' }),
  ])
  expect((await carts(here)).slice(1)).toEqual([
    'POST /api/commerce/order/promo-code',
    'POST /api/shopping-cart',
    'DELETE /api/shopping-cart',
    'POST /api/shopping-cart/estimate',
  ])
  expect(cartIn(here)).toMatchObject({ subTotal: 9600, discount_amount: 1920, tax: 557 })
})

test.each([
  ['promo_unknown', (here: Visit) => storeOf(here).promo('NOSUCH')],
  ['quantity_invalid', (here: Visit) => storeOf(here).change('501-KND-ENG', 2)],
  ['product_unknown', (here: Visit) => storeOf(here).add([{ productId: '9', quantity: 1 }])],
  ['state_unknown', (here: Visit) => storeOf(here).estimate({ country: 'US' })],
  ['line_unknown', (here: Visit) => storeOf(here).change('x', 2)],
])('the refusal %s is returned, and the cart keeps its content', async (code, act) => {
  const here = visit()
  await shown(here)
  await storeOf(here).add([ebook])
  expect(await act(here)).toMatchObject({ ok: false, failure: { kind: 'refused', code } })
  await storeOf(here).load()
  expect(linesIn(here)).toEqual({ '501-KND-ENG': 1 })
})

test.each([
  [{ status: 503 }, 'server'],
  [{ status: 200, body: '<p>' }, 'contract'],
  [{ status: 200, body: [] }, 'contract'],
  [{ abort: true }, 'offline'],
  [{ status: 429, headers: { 'retry-after': '7' } }, 'busy'],
])('a change that fails with %j keeps the cart and is not repeated', async (fault, kind) => {
  const here = visit()
  await shown(here)
  await storeOf(here).add([book])
  await here.server.control.faults([{ method: 'POST', path: '/api/shopping-cart', ...fault }])
  const answer = await storeOf(here).change('501-HBK-ENG', 4)
  expect(answer).toMatchObject({ ok: false, failure: { kind } })
  expect(linesIn(here)).toEqual({ '501-HBK-ENG': 1 })
  const posts = (await carts(here)).filter((call) => call === 'POST /api/shopping-cart')
  expect(posts).toHaveLength(1)
  await here.server.control.faults([])
  expect(await storeOf(here).change('501-HBK-ENG', 4)).toMatchObject({ ok: true })
  expect(linesIn(here)).toEqual({ '501-HBK-ENG': 4 })
})

test('a busy failure shows at once, and the cart loads after the retry time', async () => {
  const here = visit()
  const busy = { status: 429, headers: { 'retry-after': '30' } }
  await here.server.control.faults([{ method: 'GET', path: '/api/shopping-cart', ...busy }])
  const { $cart } = storeOf(here)
  $cart.listen(() => {})
  await until($cart, ({ failure }) => failure?.kind === 'busy')
  expect(await carts(here)).toEqual(['GET /api/shopping-cart'])
  await here.server.control.faults([])
  here.page.advance(30_000)
  expect(await until($cart, isKnown)).not.toHaveProperty('failure')
  expect(await carts(here)).toHaveLength(2)
})

test.for([{}, null, [], '', { cart_amount: -12.5 }, { cart_amount: '$1' }, { cart_amount: '1,5' }])(
  'an invalid response %j leaves the cart and its cache unchanged',
  async (body) => {
    const here = visit()
    await shown(here)
    await storeOf(here).add([book])
    await here.server.control.settings({ prices: { '501-HBK-ENG': 3500 } })
    await here.server.control.faults([{ method: 'GET', path: '/api/shopping-cart', body }])
    expect(await storeOf(here).load()).toMatchObject({ ok: false, failure: { kind: 'contract' } })
    expect(storeOf(here).$cart.get()).toMatchObject({
      status: 'known',
      failure: { kind: 'contract' },
    })
    expect(linesIn(here)).toEqual({ '501-HBK-ENG': 1 })
  },
)

test('the next page only revalidates the cached cart', async () => {
  const here = visit()
  await shown(here)
  await storeOf(here).add([book])
  const next = here.reloaded()
  await shown(next)
  expect(linesIn(next)).toEqual({ '501-HBK-ENG': 1 })
  expect((await carts(next)).at(-1)).toBe('HEAD /api/commerce/shopping-cart')
  await next.server.control.settings({ prices: { '501-HBK-ENG': 3500 } })
  const later = next.reloaded()
  await shown(later)
  expect(cartIn(later).items[0]).toMatchObject({ listPrice: 3500, previousPrice: 3200 })
  await storeOf(later).seen()
  expect(cartIn(later).items[0]).not.toHaveProperty('previousPrice')
})

test.each(['{', '[]', '{"cart_amount":-1}'])(
  'a cached cart that is %s is ignored',
  async (cached) => {
    const here = visit()
    here.page.local.set('bindery:cart', '"x"')
    here.page.local.set('bindery:shopping-cart', cached)
    await shown(here)
    expect(await carts(here)).toEqual(['GET /api/shopping-cart'])
  },
)

test('the cart works in the service dialect', async () => {
  const here = visit({ dialect: 'service' })
  await shown(here)
  await storeOf(here).add([book])
  await storeOf(here).change('501-HBK-ENG', 2)
  expect(await carts(here)).toEqual([
    'GET /service/cart',
    'POST /service/cart',
    'POST /api/shopping-cart',
  ])
})

test('a change during maintenance fails with the refusal maintenance', async () => {
  const here = visit()
  await shown(here)
  await storeOf(here).add([book])
  await here.server.control.settings({ maintenance: true })
  const answer = await storeOf(here).change('501-HBK-ENG', 2)
  expect(answer).toMatchObject({ ok: false, failure: { code: 'maintenance' } })
  expect(cartIn(here).maintenanceStatus).toBe('on')
  expect(linesIn(here)).toEqual({ '501-HBK-ENG': 1 })
})

const changes = ({ page }: Visit) =>
  page.events.filter(({ type }) => type === 'bindery-cart-changed').map(({ detail }) => detail)

test('a first cart dispatches an event after a change, and none after a load', async () => {
  const here = visit()
  await storeOf(here).add([book])
  expect(changes(here)).toEqual([{ cart: cartIn(here) }])
  const next = here.reloaded()
  await shown(next)
  expect(changes(next)).toEqual([])
})

test('a first cart from a refused change dispatches no event', async () => {
  const here = visit()
  await here.server.control.settings({ maintenance: true })
  const answer = await storeOf(here).add([book])
  expect(answer).toMatchObject({ ok: false, failure: { code: 'maintenance' } })
  expect(changes(here)).toEqual([])
})

test("the guest's cart stays after sign-in on the page", async () => {
  const here = visit({ reload: 'never' })
  await shown(here)
  await known(here)
  await storeOf(here).add([book])
  await here.state.session.signIn(reader)
  await until(storeOf(here).$cart, (now) => now.status === 'known')
  expect(linesIn(here)).toEqual({ '501-HBK-ENG': 1 })
})

test('an action after an expired session is kept, named and run once after sign-in', async () => {
  const here = visit()
  await here.server.control.signIn(reader.username)
  await shown(here)
  await known(here)
  await here.server.fetch('https://publisher.example/user-service/logout', {
    method: 'POST',
    headers: { 'x-requested-with': 'bindery' },
  })
  expect(await storeOf(here).add([book])).toEqual({ ok: false, failure: { kind: 'signed-out' } })
  expect(here.state.auth.$auth.get()).toMatchObject({ step: 'open', screen: 'sign-in' })
  expect(here.state.pendingActions.$action.get()).toMatchObject({
    kind: 'cart',
    name: 'To add to your cart',
  })
  await here.state.session.signIn(reader)
  const next = here.reloaded()
  await known(next)
  await until(next.state.pendingActions.$outcome, (outcome) => outcome?.kind === 'cart')
  await shown(next)
  expect(linesIn(next)).toEqual({ '501-HBK-ENG': 1 })
  expect(await carts(next)).toContain('POST /api/shopping-cart/items')
})
