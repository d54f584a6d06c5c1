import { expect, test } from 'vitest'
import { distance, nearest } from './nearest.ts'

const known = ['auth-modal', 'account-menu', 'site', 'paywall', 'from-paywall']

test.each([
  ['auth-model', 'auth-modal'],
  ['authmodal', 'auth-modal'],
  ['acount-menu', 'account-menu'],
  ['pay-wall', 'paywall'],
  ['sit', 'site'],
  ['frompaywall', 'from-paywall'],
])('the nearest name to %s is %s', (typo, meant) => {
  expect(nearest(typo, known)).toBe(meant)
})

test.each(['weather-forecast', 'x', ''])('no known name is near "%s"', (tag) => {
  expect(nearest(tag, known)).toBeUndefined()
})

test('the distance counts letters added, removed and changed', () => {
  expect(distance('kitten', 'sitting')).toBe(3)
  expect(distance('', 'abc')).toBe(3)
  expect(distance('same', 'same')).toBe(0)
})
