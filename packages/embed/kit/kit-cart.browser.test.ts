import { createBrowserMockApi } from '@bindery/mock-api/browser.ts'
import { defaultSettings } from '@bindery/state/settings/settings.ts'
import { createState } from '@bindery/state/state.ts'
import { testEnvironment } from '@bindery/state/test/environment.ts'
import { expect, test } from 'vitest'
import { addFromPage } from './kit-cart.ts'

const origin = 'https://publisher.example'
const opened = (href = `${origin}/`) => {
  const { fetch, control } = createBrowserMockApi({ origin })
  const environment = testEnvironment({ fetch, href })
  return { state: createState(environment, defaultSettings(origin)), environment, control }
}

test('addToCart adds several products, and resolves with the frozen cart', async () => {
  const { state, environment } = opened()
  expect(state.cart.now).toBeNull()
  const answer = await addFromPage(state, [
    { productId: ' 501 ', availabilityId: '501-HBK-ENG', quantity: 2, productPrice: 29.5 },
    { productId: '502', productUrl: '/product/x/502-PDF-ENG', referral: 2749 },
  ])
  const cart = state.cart.now
  expect(answer).toEqual({ ok: true, cart })
  expect(cart).toMatchObject({ subTotal: 6400 + 895, items: [{ previousPrice: 2950 }, {}] })
  const answered = answer.ok ? answer.cart : null
  expect(Object.isFrozen(answered) && Object.isFrozen(answered?.items[0])).toBe(true)
  expect(environment.events.map(({ type }) => type)).toContain('bindery-add-to-cart-request')
})

test.each([
  ['/topic/strategy', 3069],
  ['/store', 1],
  ['/store?referral=00123', 123],
])(
  'an item added at %s gets the referral of the page, unless it has its own',
  async (path, referral) => {
    const { state, environment } = opened(origin + path)
    await addFromPage(state, [{ productId: '501' }, { productId: '502', referral: 7 }])
    const asked = environment.events.find(({ type }) => type === 'bindery-add-to-cart-request')
    expect(asked?.detail.items).toMatchObject([{ referral }, { referral: 7 }])
  },
)

test.each([
  [undefined, 'items must be a list'],
  [[], 'items must be a list'],
  [{ productId: '501' }, 'items must be a list'],
  [[null], 'items[0].productId'],
  [[{ productId: '501' }, { productId: 7 }], 'items[1].productId'],
  [[{ productId: ' ' }], 'items[0].productId'],
  [[{ productId: '501', quantity: 0 }], 'items[0].quantity'],
  [[{ productId: '501', quantity: 1.5 }], 'items[0].quantity'],
  [[{ productId: '501', format: 7 }], 'items[0].format'],
  [[{ productId: '501', productPrice: '24,95' }], 'items[0].productPrice'],
  [[{ productId: '501', productPrice: -1 }], 'items[0].productPrice'],
  [[{ productId: '501', referral: '03069' }], 'items[0].referral'],
])('addToCart rejects %j before any request', async (given, message) => {
  const { state, control } = opened()
  await expect(addFromPage(state, given)).rejects.toThrow(message)
  expect(await control.calls()).toEqual([])
})

test('addToCart resolves with the reason of a refusal', async () => {
  const { state } = opened()
  expect(await addFromPage(state, [{ productId: '504' }])).toMatchObject({
    ok: false,
    failure: { kind: 'refused', code: 'not_available' },
  })
})
