import { expect, test } from 'vitest'
import { openPage } from '../test/page.ts'
import { finishCheckout } from './activation.ts'

const guid = '00000000-0000-4000-8000-000000001006'
const path = '/api/user/subscribe/checkoutComplete'
const target = new EventTarget()

/** A page of a buyer, and another tab of the same browser. */
const twoTabs = async () => {
  const one = await openPage({ reader: 'good@example.com' })
  const { browser, fetch } = one.environment
  const tab = () => openPage({ browser, fetch })
  const activations = async () => (await one.posts('/api/')).map((call) => call.path)
  return { one, two: await tab(), tab, activations }
}

const transactions = ({ environment }: Awaited<ReturnType<typeof openPage>>) =>
  environment.dataLayer.filter(({ name }) => name === 'transaction-complete')

test('two tabs with the cookie of an order complete the activation once', async () => {
  const { one, two, activations } = await twoTabs()
  one.environment.setCookie('bindery-order', 'on', 60)
  await Promise.all([one, two].map(({ state }) => finishCheckout(state, null, target)))
  expect(await activations()).toEqual([path])
  expect(one.environment.jar.size).toBe(0)
})

test.each(['with', 'without'])(
  'two tabs that return from a checkout %s an order cookie count as one purchase',
  async (cookie) => {
    const { one, two, tab, activations } = await twoTabs()
    if (cookie === 'with') one.environment.setCookie('bindery-order', 'on', 60)
    await Promise.all([one, two].map(({ state }) => finishCheckout(state, guid, target)))
    const late = await tab()
    await finishCheckout(late.state, guid, target)
    expect(await activations()).toEqual([path])
    expect([one, two, late].flatMap(transactions)).toHaveLength(1)
    expect(late.state.session.$session.get().status).toBe('subscribers')
  },
)

test('a second purchase in the same browser is activated', async () => {
  const { one, two, activations } = await twoTabs()
  await finishCheckout(one.state, guid, target)
  two.environment.advance(60_000)
  await finishCheckout(two.state, guid, target)
  expect(await activations()).toEqual([path, path])
})

test('a purchase that another tab has activated by the cookie is still reported', async () => {
  const { one, two, activations } = await twoTabs()
  one.environment.setCookie('bindery-order', 'on', 60)
  await Promise.all([
    finishCheckout(one.state, null, target),
    finishCheckout(two.state, guid, target),
  ])
  expect(await activations()).toEqual([path])
  expect([transactions(one), transactions(two)]).toEqual([[], [expect.anything()]])
})

test('an order stays to be activated while the session cannot be read, and the page hears of it', async () => {
  const { one, tab, activations } = await twoTabs()
  await one.mock.faults([{ path: '/api/user/profile', status: 400 }])
  const messages: unknown[] = []
  const heard = new EventTarget()
  heard.addEventListener('bindery-error', (event) => messages.push((event as CustomEvent).detail))
  await finishCheckout(one.state, guid, heard)
  expect(messages).toMatchObject([{ code: 'activation', message: 'readProfile: unexpected' }])
  expect(await activations()).toEqual([])
  expect(one.environment.jar.get('bindery-order')).toBe('on')
  await one.mock.faults([])
  const next = await tab()
  await finishCheckout(next.state, null, target)
  expect(await activations()).toEqual([path])
  expect(one.environment.jar.size).toBe(0)
})

test('another tab tries the activation again after a failed one', async () => {
  const { one, two, activations } = await twoTabs()
  await one.mock.faults([{ path, status: 400, times: 1 }])
  await finishCheckout(one.state, guid, target)
  await finishCheckout(two.state, guid, target)
  expect(await activations()).toEqual([path, path])
})
