import { expect, test } from 'vitest'
import { retryAfter } from './gate.ts'

const now = Date.parse('2026-11-21T09:00:00Z')
const day = 86_400_000

test.each([
  ['0', 1000],
  ['90', 90_000],
  ['-5', 1000],
  ['9'.repeat(400), day],
  ['Fri, 01 Jan 9999 00:00:00 GMT', day],
  ['Sat, 21 Nov 2026 09:00:30 GMT', 30_000],
  ['soon', 5000],
  ['', 5000],
])('Retry-After %j becomes a wait that a message can name', (value, ms) => {
  expect(retryAfter(new Headers({ 'retry-after': value }), now)).toBe(ms)
})
