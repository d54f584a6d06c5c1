import { expect, test } from 'vitest'
import { distance, nearestTag } from './nearest-tag.ts'

const known = ['bindery-auth-modal', 'bindery-account-menu', 'bindery-site', 'bindery-paywall']

test.each([
  ['bindery-auth-model', 'bindery-auth-modal'],
  ['bindery-authmodal', 'bindery-auth-modal'],
  ['bindery-acount-menu', 'bindery-account-menu'],
  ['bindery-pay-wall', 'bindery-paywall'],
  ['bindery-sit', 'bindery-site'],
])('%s was meant to be %s', (typo, meant) => {
  expect(nearestTag(typo, known)).toBe(meant)
})

test.each(['bindery-weather-forecast', 'bindery-x', 'bindery-'])('%s is like none', (tag) => {
  expect(nearestTag(tag, known)).toBeUndefined()
})

test('the distance counts letters added, removed and changed', () => {
  expect(distance('kitten', 'sitting')).toBe(3)
  expect(distance('', 'abc')).toBe(3)
  expect(distance('same', 'same')).toBe(0)
})
