import { expect, test } from 'vitest'
import { withBase, withoutBase } from './base.ts'

test('addresses of the site get the base path, and others stay', () => {
  const html =
    '<a href="/topics">T</a><a class="x" href="//elsewhere.example/">E</a><a href="https://x.example/y">X</a>' +
    '<bindery-save-button item-url="/2026/a"></bindery-save-button><a href="#b">b</a> "/not an attribute"'
  expect(withBase(html, '/demo/')).toBe(
    html.replace('"/topics"', '"/demo/topics"').replace('"/2026/a"', '"/demo/2026/a"'),
  )
  expect(withBase(html, '/')).toBe(html)
})

test.each([
  ['/demo/topics/', '/demo/', '/topics'],
  ['/demo/', '/demo/', '/'],
  ['/demo', '/demo/', '/'],
  ['/demonstration', '/demo/', undefined],
  ['/api/x', '/demo/', undefined],
  ['/a/b/', '/', '/a/b'],
  ['/', '/', '/'],
])('the path %s below %s is %s on the site', (path, base, expected) => {
  expect(withoutBase(path, base)).toBe(expected)
})
