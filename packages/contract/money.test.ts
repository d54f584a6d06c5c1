import { describe, expect, test } from 'vitest'
import { currencyDecimals, toDecimal, toMinorUnits } from './money.ts'

describe('amounts of money', () => {
  test.for([
    ['24.95', 'USD', 2495],
    [24.95, 'USD', 2495],
    [0.1, 'USD', 10],
    ['0', 'USD', 0],
    ['5.0', 'USD', 500],
    ['24.9500', 'USD', 2495],
    ['1200', 'JPY', 1200],
    ['1200.00', 'JPY', 1200],
    ['1.234', 'KWD', 1234],
    ['90071992547409.91', 'USD', Number.MAX_SAFE_INTEGER],
  ] as const)('%s %s is %i in minor units', ([amount, currency, minor]) => {
    expect(toMinorUnits(amount, currency)).toBe(minor)
  })

  test.for([
    '',
    ' 1',
    '1 ',
    '-1',
    '+1',
    '1,5',
    '1e3',
    '.5',
    '5.',
    '24.955',
    'NaN',
    '$5',
    '90071992547409.92',
    Number.NaN,
    -1,
    1e21,
    0.005,
  ])('%s is no amount', (amount) => {
    expect(toMinorUnits(amount, 'USD')).toBeNull()
  })

  test.for([0, 1, 10, 99, 100, 2495, 123_456_789])(
    '%i minor units are the same after a round trip',
    (minor) => {
      for (const currency of ['USD', 'JPY', 'KWD', 'no currency']) {
        expect(toMinorUnits(toDecimal(minor, currency), currency)).toBe(minor)
      }
    },
  )

  test('an unknown currency has two decimals', () => expect(currencyDecimals('?')).toBe(2))
})
