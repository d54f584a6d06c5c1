import { expect, test } from 'vitest'
import { parseWebUrl, safePath, safeUrl } from './safe-url.ts'

const origin = 'https://site.test'

test.for([
  ['/a/b?c=d#e', '/a/b?c=d#e'],
  ['a', '/a'],
  ['https://site.test/x', '/x'],
  ['?q=1', '/?q=1'],
  ['/a//b', '/a//b'],
  ['/a?to=//evil.test', '/a?to=//evil.test'],
])('safePath of %s is %s', ([raw, path]) => {
  expect(safePath(raw, origin)).toBe(path)
  expect(safeUrl(raw, origin)).toBe(origin + path)
})

test.for([
  '//evil.test',
  '///evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  '/\t/evil.test',
  '/\n/evil.test',
  ' //evil.test',
  'https:evil.test',
  'https:/\\evil.test',
  'https://evil.test',
  'http://site.test',
  'https://site.test:444/',
  'https://site.test@evil.test',
  'https://user:pass@site.test/',
  'https://site.test.evil.test/',
  '/.//evil.test',
  '/x/..//evil.test',
  '/%2e//evil.test',
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'blob:https://site.test/1',
  'http://',
  null,
  undefined,
  7,
  {},
])('safeUrl of %o stays on the site', (raw) => {
  const url = new URL(safeUrl(raw, origin))
  expect(url.origin).toBe(origin)
  expect(new URL(safePath(raw, origin), origin).origin).toBe(origin)
  expect(safePath(raw, origin)).toMatch(/^\/(?![/\\])/)
})

test.for([
  'https://user:pass@site.test/x',
  'https://user@site.test/x',
  'https://:pass@site.test/x',
])('safePath and parseWebUrl refuse %s, which has user info', (raw) => {
  expect(parseWebUrl(raw)).toBeUndefined()
  expect(safePath(raw, origin)).toBe('/')
})

test('safePath works in an engine without URL.canParse', () => {
  const canParse = Object.getOwnPropertyDescriptor(URL, 'canParse')
  Reflect.deleteProperty(URL, 'canParse')
  try {
    expect(safePath('/a?b', origin)).toBe('/a?b')
    expect(safePath('https://', origin)).toBe('/')
  } finally {
    if (canParse) Object.defineProperty(URL, 'canParse', canParse)
  }
})
