import { safePath, safeUrl } from '@bindery/contract/safe-url.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '../../../tests/support/any-text.ts'

const origin = 'https://publisher.example'

// Everything here tries to leave the site, to run something, or to carry a name and password.
const hostile = [
  'https://evil.example',
  'http://publisher.example/',
  'https://publisher.example:8443/',
  'https://publisher.example.evil.example/',
  'https://publisher.examplé/',
  'https://evil.example/publisher.example',
  'https://publisher.example@evil.example/',
  'https://user@publisher.example/',
  'https://user:pass@publisher.example/',
  'https://:@evil.example/',
  'https://evil.example\\@publisher.example/',
  'https://evil.example#@publisher.example/',
  'https://evil.example?@publisher.example/',
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '\\\\evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/\\/evil.example',
  '\\evil.example\\..\\',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '\u0000//evil.example',
  '\u0001https://evil.example',
  '\u00a0//evil.example',
  '\ufeff//evil.example',
  '//\u2028evil.example',
  'https:evil.example/../../..//evil.example',
  'https:/evil.example',
  'https:\\\\evil.example',
  'https:///evil.example',
  'https:\t//evil.example',
  'ht\ntps://evil.example',
  'HTTPS://EVIL.EXAMPLE',
  '/.//evil.example',
  '/..//evil.example',
  './/evil.example',
  '..//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  '/%2e%2e//evil.example',
  '/.\\/evil.example',
  '//evil.example/%2f..',
  '//[::1]/',
  '//0x7f000001/',
  '//evil。example',
  '/／evil.example',
  '／／evil.example',
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'JaVaScRiPt:alert(1)//',
  'javascript://publisher.example/%0aalert(1)',
  'vbscript:x',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://publisher.example/7',
  'filesystem:https://publisher.example/x',
  'view-source:https://publisher.example/',
  'file:///etc/passwd',
  'ftp://publisher.example/',
  'ws://publisher.example/',
  'mailto:a@b.example',
  'tel:1',
  'about:blank',
  'intent://evil.example#Intent;end',
  'x:',
  ':',
  '://evil.example',
  '@evil.example',
  '.evil.example',
  'https://',
  'http:',
  '//',
  '\\',
  '',
  '   ',
  '%00',
  '%09//evil.example',
  '/%09/evil.example',
  '/%5cevil.example',
  '/%2f/evil.example',
] as const

/** Whether a browser that is sent there, whole or by its path, is still on the site. */
const staysHome = (result: string) => {
  const url = new URL(result, `${origin}/2025/03/an-article`)
  const path = new URL(result.slice(origin.length), `${origin}/a/b`)
  return (
    url.origin === origin &&
    path.origin === origin &&
    url.href === result &&
    url.username + url.password === '' &&
    !url.pathname.startsWith('//')
  )
}

test.each(hostile)('%j stays on the site', (raw) => {
  const url = safeUrl(raw, origin)
  expect(staysHome(url)).toBe(true)
  // Kept as its own text in a path, at most: never as a place.
  expect(new URL(url).host).toBe('publisher.example')
})

test.each(['https://me@publisher.example/x', '//me:pass@publisher.example/x'])(
  'an address with a name in it is nobody’s wish: %s',
  (raw) => expect(safePath(raw, origin)).toBe('/'),
)

test.each([undefined, null, 7, {}, [], ['//evil.example'], { toString: () => '//evil.example' }])(
  'what is no text becomes the root: %j',
  (raw) => expect(safeUrl(raw, origin)).toBe(`${origin}/`),
)

test.each([
  ['/a/b?c=d#e', '/a/b?c=d#e'],
  ['https://publisher.example/a', '/a'],
  ['a', '/a'],
  ['?q=1', '/?q=1'],
  ['#part', '/#part'],
  ['/über?q=ü', '/%C3%BCber?q=%C3%BC'],
  ['/search?q=https://evil.example', '/search?q=https://evil.example'],
])('%s is kept', (raw, path) => expect(safePath(raw, origin)).toBe(path))

test('whatever is handed over, the result is on the site', () => {
  const nasty = fc.constantFrom(
    '/',
    '\\',
    '\t',
    '\n',
    '.',
    '..',
    '@',
    ':',
    '%2f',
    '%5c',
    '//',
    'https:',
    'javascript:',
    'evil.example',
    '#',
    '?',
    ' ',
    '\u0000',
    '／',
    '[',
    ']',
  )
  const pieces = fc.array(fc.oneof(nasty, anyText(4)), {
    maxLength: 10,
  })
  fc.assert(
    fc.property(
      fc.oneof(
        pieces.map((list) => list.join('')),
        fc.webUrl(),
        anyText(),
      ),
      (raw) => staysHome(safeUrl(raw, origin)),
    ),
    { numRuns: 1000 },
  )
}, 30_000)
