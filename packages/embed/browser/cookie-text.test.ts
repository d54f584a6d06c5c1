import { expect, test } from 'vitest'
import { cookieText } from './environment.ts'

test.each([
  ['https:', 'order=on; path=/; max-age=60; samesite=lax; secure'],
  ['http:', 'order=on; path=/; max-age=60; samesite=lax'],
])('a cookie of a page at %s', (protocol, text) => {
  expect(cookieText('order', 'on', 60, protocol)).toBe(text)
})
