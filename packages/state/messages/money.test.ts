import { expect, test } from 'vitest'
import { moneyOf } from './money.ts'

test.for([
  [2495, 'USD', null, '$24.95'],
  [5, 'USD', 'en', '$0.05'],
  [0, 'USD', 'en', '$0.00'],
  [120_000, 'USD', 'en', '$1,200.00'],
  [2495, 'EUR', 'de', '24,95\u00a0€'],
  [1200, 'JPY', 'en', '¥1,200'],
  [Number.MAX_SAFE_INTEGER, 'USD', 'en', '$90,071,992,547,409.91'],
] as const)('%i of %s in %s', ([minor, currency, locale, shown]) => {
  expect(moneyOf(minor, { currency, locale })).toBe(shown)
})
