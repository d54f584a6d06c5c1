import { describe, expect, test } from 'vitest'
import { foundSubscription, latestSubscription } from './latest-subscription.ts'

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
  ] as const)('of %j', ([list, latest]) => {
    expect(latestSubscription(list)).toBe(latest)
  })

  test.each(['ACCESS_CODE', 'access-code', 'CDS_ACCESSCODE', 'Access Code 2026'])(
    'is none with the source %s',
    (source) => {
      expect(latestSubscription([of(source, '2026-06-01T00:00:00Z'), old])).toBe(old)
    },
  )

  test('is the one bought last where no access period is told', () => {
    const bought = {
      subscriptionSourceCode: 'CDS_US',
      mostRecentPurchaseDate: '2025-01-01T00:00:00Z',
    }
    expect(latestSubscription([uk, bought])).toBe(bought)
    expect(latestSubscription([bought, old])).toBe(bought)
  })

  test('is no undated one beside a dated one, and the last of equals', () => {
    const [first, second] = [of('CDS_US'), of('CDS_UK')]
    expect(latestSubscription([first, old, second])).toBe(old)
    expect(latestSubscription([first, second])).toBe(second)
    expect(latestSubscription([of('CDS_US', 'soon'), first])).toBe(first)
  })
})

describe('what a lookup has found', () => {
  const found = (...subscriptions: ReturnType<typeof of>[]) =>
    foundSubscription({ active: true, subscriptions })

  test('is active and of an accepted source', () => {
    expect(found(old)).toBe(old)
    expect(found(old, uk, code, agency)).toBe(uk)
    expect(found(of('cds_uk '))).toEqual(of('cds_uk '))
    expect(found(of('CDS_US', '2026-01-01T00:00:00Z', false), uk)).toBe(uk)
  })

  test.for([[[agency]], [[code]], [[of('CDS_US', undefined, false)]], [[of('CDS_USA')]], [[]]])(
    'is nothing in %j',
    ([list]) => {
      expect(found(...(list ?? []))).toBeUndefined()
    },
  )

  test('is nothing where the server says that nothing is active', () => {
    expect(foundSubscription({ active: false, subscriptions: [old] })).toBeUndefined()
  })
})
