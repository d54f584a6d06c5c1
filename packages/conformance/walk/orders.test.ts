/** The check orders only with the option orders, and says what it has left. */
import { expect, test } from 'vitest'
import { checkMock, otherPages } from '../test/mutant-server.ts'

test('a check without the option orders sends no order', async () => {
  const paths: string[] = []
  const report = await checkMock((request, next) => {
    paths.push(new URL(request.url).pathname)
    return next()
  })
  expect(report.findings).toEqual([])
  expect(paths).toContain('/api/commerce/shipping-payment')
  expect(paths).not.toContain('/api/commerce/order/submit')
  expect(report.left.join()).not.toContain('order')
})

test.each([
  ['api', undefined],
  ['service', undefined],
  ['api', otherPages],
  ['service', otherPages],
] as const)(
  'the mock passes whole with an order, in the dialect %s, for pages of %s',
  async (dialect, origin) => {
    const options = { dialect, orders: true, ...(origin ? { origin } : {}) }
    const report = await checkMock((_request, next) => next(), options)
    expect(report.findings).toEqual([])
    expect(report.left.join()).toMatch(/the order \d+/)
    const skipped = report.journeys.filter(({ state }) => state === 'skipped')
    expect(skipped.map(({ name }) => name)).toEqual(origin ? [] : ['cors'])
  },
)

test('a product that costs is not ordered without a token of the payment provider', async () => {
  const report = await checkMock((_request, next) => next(), {
    orders: true,
    only: ['orders'],
    paymentToken: '',
  })
  expect(report.findings).toEqual([])
  expect(report.journeys).toMatchObject([
    { state: 'skipped', reason: expect.stringContaining('--payment-token') },
  ])
})
