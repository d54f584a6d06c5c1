import { expect, test, vi } from 'vitest'
import { warnWrongTokens } from './wrong-tokens.ts'

test('a token of a wrong type gives one line, a right one none', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const root = document.documentElement
  const tag = document.body.appendChild(document.createElement('bindery-sample'))
  const twin = document.body.appendChild(tag.cloneNode() as HTMLElement)
  root.style.cssText =
    '--bindery-surface: url(x.png); --bindery-ink: light-dark(#111, #eee); --bindery-font: "A", serif'
  for (const each of [tag, twin]) each.style.cssText = '--bindery-layer: high; --bindery-radius: 0'
  warnWrongTokens(['bindery-other', 'bindery-sample'])
  expect(warn.mock.calls.flat()).toEqual([
    'bindery: --bindery-surface: url(x.png) is ignored; allowed: a color',
    'bindery: --bindery-layer: high is ignored; allowed: a whole number',
  ])
  root.removeAttribute('style')
  tag.remove()
  twin.remove()
  warn.mockRestore()
})
