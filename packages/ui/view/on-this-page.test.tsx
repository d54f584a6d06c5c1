import { expect, test } from 'vitest'
import { onThisPage } from './on-this-page.ts'

test('a link with only a hash stays on this page, whatever its base is', () => {
  const base = document.head.appendChild(document.createElement('base'))
  base.href = 'https://cdn.example/'
  const link = document.createElement('a')
  const own = location.href.split('#')[0]
  link.href = onThisPage('#bindery:sign-in')
  expect(link.href).toBe(`${own}#bindery:sign-in`)
  link.href = onThisPage('/help#$&')
  expect(link.href).toBe('https://cdn.example/help#$&')
  base.remove()
})
