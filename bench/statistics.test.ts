import { expect, test } from 'vitest'
import { lineOf, median, medians, ratios, verdict } from './statistics.ts'

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

test('ratios compares the two values of each round', () => {
  // The second round ran on a machine that was three times as slow.
  expect(ratios([20, 60], [10, 30])).toEqual([2, 2])
})

test('a verdict rounds the value that it shows, but not the one that it judges', () => {
  expect(verdict('ready', 1.6004, 1.6, 'x')).toMatchObject({ value: 1.6, ok: false })
})

test('a verdict judges the median of the rounds and has their range', () => {
  expect(verdict('ready', [1.2, 2.004, 1.5], 1.6, 'x')).toMatchObject({
    ...{ value: 1.5, range: [1.2, 2], ok: true },
  })
})

test('a line of the report shows a range only if there were several rounds', () => {
  expect(lineOf(verdict('ready', [1, 2], 1, 'x floor'))).toMatch(
    /^OVER ready +1\.5 of 1 x floor \(rounds: 1 to 2\)$/,
  )
  expect(lineOf(verdict('layout shift', [0], 0, ''))).toMatch(/^ok {3}layout shift +0 of 0$/)
})
