import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { instantOf, sameInstant } from './profile.ts'

describe('Last-Modified', () => {
  const http = 'Sat, 21 Nov 2026 09:00:00 GMT'
  test.each([
    'Sa, 21 Nov 2026 09:00:00 +0000',
    'Sa, 21 Nov 2026 10:00:00 +0100',
    'Sat, 21 Nov 2026 03:30:00 -05:30',
    'Sat, 21 Nov 2026 09:00:00 Z',
  ])('%s is the same instant', (other) => expect(sameInstant(http, other)).toBe(true))
  test.each([
    'Sat, 21 Nov 2026 09:00:01 GMT',
    'Sat, 21 Nov 2026 09:00:00 +0100',
    '',
    'yesterday',
    '2026-11-21',
  ])('%s is not', (other) => expect(sameInstant(http, other)).toBe(false))
  test('what cannot be read equals nothing, not even itself', () => {
    expect(sameInstant('soon', 'soon')).toBe(false)
    expect(instantOf('Sat, 21 Xyz 2026 09:00:00 GMT')).toBeNaN()
  })
  test('any HTTP date is read as Date does', { timeout: 30_000 }, () =>
    fc.assert(
      fc.property(
        fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true }),
        (date) => {
          return instantOf(date.toUTCString()) === Math.floor(date.getTime() / 1000) * 1000
        },
      ),
    ),
  )
})
