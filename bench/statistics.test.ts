import { expect, test } from 'vitest'
import { median, medians, verdict } from './statistics.ts'

test('median handles an odd and an even number of values', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([4, 1, 3, 2])).toBe(2.5)
})

test('medians takes the median of each field separately', () => {
  const samples = [
    { ready: 10, heap: 1 },
    { ready: 30, heap: 3 },
    { ready: 20, heap: 9 },
  ]
  expect(medians(samples)).toEqual({ ready: 20, heap: 3 })
})

test('a verdict rounds the value that it shows, but not the one that it judges', () => {
  expect(verdict('ready', 1.6004, 1.6, 'x')).toMatchObject({ value: 1.6, ok: false })
})
