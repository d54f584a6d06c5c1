import { afterEach, expect, test, vi } from 'vitest'
import { dayOf } from './day.ts'

const { TZ } = process.env
afterEach(() => {
  if (TZ === undefined) delete process.env['TZ']
  else process.env['TZ'] = TZ
})

const day = (text: string | undefined) =>
  dayOf(text, 'en', { year: 'numeric', month: 'long', day: '2-digit' })

test.each(['Pacific/Kiritimati', 'America/Los_Angeles', 'UTC'])(
  'a day is the same for a reader in %s, however the server writes it',
  (place) => {
    process.env['TZ'] = place
    expect(new Date('2026-03-05T00:00:00').getTimezoneOffset()).toBe(
      { 'Pacific/Kiritimati': -840, 'America/Los_Angeles': 480, UTC: 0 }[place],
    )
    for (const text of [
      '2026-03-05',
      '2026-03-05T00:00:00',
      '2026-03-05 23:59:59',
      '2026-03-05T23:30:00Z',
      '2026-03-05T23:30:00.000-05:00',
      '2026-03-05T00:30:00+0900',
      'Thu, 05 Mar 2026 00:00:00 GMT',
      'Thu, 05 Mar 2026 23:30:00 -0500',
      'March 5, 2026',
      '3/5/2026',
    ]) {
      expect(`${text}: ${day(text)}`).toBe(`${text}: March 05, 2026`)
    }
  },
)

test.each([
  [undefined],
  [''],
  ['soon'],
  ['2026-02-31'],
  ['2026-13-01'],
  ['2026-00-10T00:00:00'],
  ['2026-2-31'],
  ['February 31, 2026'],
  ['31 Feb 2026 03:03:03'],
  ['2/31/2026'],
])('a text that names no day has none: %s', (text) => {
  expect(day(text)).toBeNull()
})

test('the days of a list share a format, each language and style has its own', () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat')
  const style = { year: 'numeric', month: 'short' } as const
  const months = ['2026-01-02', '2026-05-03'].map((text) => dayOf(text, 'en-GB', style))
  expect(months).toEqual(['Jan 2026', 'May 2026'])
  expect(made).toHaveBeenCalledTimes(1)
  expect(dayOf('2026-05-03', 'de', style)).toBe('Mai 2026')
  expect(dayOf('2026-05-03', 'en-GB', { ...style, month: 'long' })).toBe('May 2026')
  expect(dayOf('2026-01-02', 'en-GB', { ...style, month: 'long' })).toBe('January 2026')
  expect(made).toHaveBeenCalledTimes(3)
  made.mockRestore()
})
