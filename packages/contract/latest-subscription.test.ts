import { describe, expect, test } from 'vitest'
import { latestEligibleSubscription, latestSubscription } from './latest-subscription.ts'

const of = (subscriptionSourceCode: string, startDate?: string, active = true) => ({
  subscriptionSourceCode,
  active,
  ...(startDate ? { subscriptionAccessPeriod: { startDate } } : {}),
})
const old = of('CDS_US', '2019-01-01T00:00:00Z')
const uk = of('CDS_UK', '2023-01-01T00:00:00Z')
const code = of('ACCESS_CODE', '2026-06-01T00:00:00Z')
const agency = of('AGENCY_DE', '2026-01-01T00:00:00Z')

describe('the latest subscription', () => {
  test.for([
    [[old, uk], uk],
    [[uk, old], uk],
    [[uk, code], uk],
    [[code, uk, agency], agency],
    [[code], undefined],
    [[], undefined],
  ] as const)('latestSubscription of %j is the latest one', ([list, latest]) => {
    expect(latestSubscription(list)).toBe(latest)
  })

  test.each(['ACCESS_CODE', 'access-code', 'CDS_ACCESSCODE', 'Access Code 2026'])(
    'latestSubscription ignores the source %s',
    (source) => {
      expect(latestSubscription([of(source, '2026-06-01T00:00:00Z'), old])).toBe(old)
    },
  )

  test('latestSubscription goes by the purchase if there is no access period', () => {
    const bought = {
      subscriptionSourceCode: 'CDS_US',
      mostRecentPurchaseDate: '2025-01-01T00:00:00Z',
    }
    expect(latestSubscription([uk, bought])).toBe(bought)
    expect(latestSubscription([bought, old])).toBe(bought)
  })

  test('latestSubscription prefers a dated one, and the last of equal ones', () => {
    const [first, second] = [of('CDS_US'), of('CDS_UK')]
    expect(latestSubscription([first, old, second])).toBe(old)
    expect(latestSubscription([first, second])).toBe(second)
    expect(latestSubscription([of('CDS_US', 'soon'), first])).toBe(first)
  })
})

describe('the latest eligible subscription', () => {
  const found = (...subscriptions: ReturnType<typeof of>[]) =>
    latestEligibleSubscription({ active: true, subscriptions })

  test('latestEligibleSubscription is active and has an accepted source', () => {
    expect(found(old)).toBe(old)
    expect(found(old, uk, code, agency)).toBe(uk)
    expect(found(of('cds_uk '))).toEqual(of('cds_uk '))
    expect(found(of('CDS_US', '2026-01-01T00:00:00Z', false), uk)).toBe(uk)
  })

  test.for([[[agency]], [[code]], [[of('CDS_US', undefined, false)]], [[of('CDS_USA')]], [[]]])(
    'latestEligibleSubscription of %j is undefined',
    ([list]) => {
      expect(found(...(list ?? []))).toBeUndefined()
    },
  )

  test('latestEligibleSubscription goes by the sources of a site, in any case', () => {
    const eligible = (sources: readonly string[]) =>
      latestEligibleSubscription({ active: true, subscriptions: [uk, agency] }, sources)
    expect(eligible(['agency_de'])).toBe(agency)
    expect(eligible([])).toBeUndefined()
  })

  test('latestEligibleSubscription is undefined if the server reports none active', () => {
    expect(latestEligibleSubscription({ active: false, subscriptions: [old] })).toBeUndefined()
  })
})
