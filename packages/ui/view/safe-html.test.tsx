import { expect, test } from 'vitest'
import { safeHtml } from './safe-html.ts'

/** Inserts a text of HTML and returns the result; fails if any script of it ran. */
const shown = (html: string): string => {
  const box = document.createElement('div')
  Reflect.set(window, 'pwned', undefined)
  box.append(safeHtml(html))
  document.body.append(box)
  // Calls handlers that survived. No image of these texts is loaded.
  for (const one of box.querySelectorAll('*')) {
    one.dispatchEvent(new CustomEvent('error'))
    one.dispatchEvent(new CustomEvent('focus'))
  }
  expect(Reflect.get(window, 'pwned'), html).toBeUndefined()
  const { innerHTML } = box
  box.remove()
  return innerHTML
}

test('safeHtml keeps the HTML of a text', () => {
  const text =
    '<h2>Title</h2><p lang="de">A <em>word</em>, <a href="/the-latest" title="All">a link</a>.</p>' +
    '<figure><img src="/a.svg" alt="A chart" width="4" height="3"><figcaption>Chart</figcaption></figure>' +
    '<table><tbody><tr><th scope="row">A</th><td colspan="2">1</td></tr></tbody></table>' +
    '<ol start="3"><li>Three</li></ol><blockquote cite="https://a.example/">So.</blockquote>' +
    '<p title="data: where it is from">Data</p>' +
    '<p><a href="https://a.example/b?c#d">Out</a> <a href="mailto:a@b.example">Mail</a> <a href="#top">Up</a></p>'
  expect(shown(text)).toBe(text)
})

const pwned = 'window.pwned=1'
test.each([
  ['a script', `<script>${pwned}</script>a`],
  ['a script in another case', `<ScRiPt>${pwned}</sCrIpT>a`],
  ['a handler', `<img src=x onerror="${pwned}">a`],
  ['a handler after a slash', `<img/src=x/onerror=${pwned}>a`],
  ['a handler of focus', `<p tabindex=0 autofocus onfocus="${pwned}">a</p>`],
  ['a script in a link', `<a href="javascript:${pwned}">a</a>`],
  ['a script in a link, with a tab in it', `<a href="java&#9;script:${pwned}">a</a>`],
  ['a script in a link, behind a control character', `<a href="&#1;javascript:${pwned}">a</a>`],
  ['a link to data', '<a href="data:text/html,<script>1</script>">a</a>'],
  ['VBScript', '<a href="vbscript:msgbox(1)">a</a>'],
  ['an FTP link', '<a href="ftp://a.example/">a</a>'],
  ['a link in SVG', '<svg><a href="/b">a</a></svg>'],
  ['an image of data', '<img src="data:image/svg+xml,<svg onload=1>">a'],
  ['SVG with a handler', `<svg onload="${pwned}"><script>${pwned}</script></svg>a`],
  [
    'an animated link in SVG',
    '<svg><a><animate attributeName=href values=javascript:1 /></a></svg>a',
  ],
  [
    'markup that MathML makes the parser reinterpret',
    `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${pwned}&gt;">a`,
  ],
  [
    'markup that SVG makes the parser reinterpret',
    `<svg></p><style><a id="</style><img src=1 onerror=${pwned}>">a`,
  ],
  [
    'markup that a form makes the parser reinterpret',
    `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${pwned}>a`,
  ],
  [
    'markup that noscript makes the parser reinterpret',
    `<noscript><p title="</noscript><img src=x onerror=${pwned}>">a`,
  ],
  ['a style', '<style>body{display:none}</style><p style="position:fixed">a</p>'],
  ['a link to a style sheet', '<link rel=stylesheet href=//a.example/a.css>a'],
  [
    'a frame',
    `<iframe srcdoc="<script>parent.${pwned}</script>"></iframe><object data=x></object><embed src=x>a`,
  ],
  ['a redirect', '<meta http-equiv=refresh content="0;url=//a.example">a'],
  ['another base', '<base href="https://a.example/">a'],
  [
    'a form',
    '<form action=//a.example><input name=password type=password><button formaction=javascript:1>a</button></form>',
  ],
  ['names and ids', '<a id=bindery name=location>a</a><img name=cookie><p id=content>a</p>'],
  [
    'tags and attributes of the kit',
    '<bindery-site api-base=//a.example></bindery-site><p data-bindery-signed-only>a</p>',
  ],
  [
    'classes, roles and slots of the page',
    '<p class="masthead" role="alert" aria-hidden="true" slot="teaser">a</p>',
  ],
  ['a template', `<template><img src=x onerror=${pwned}></template>a`],
  ['a link into a new window', '<a href="/" target=_blank ping=//a.example download>a</a>'],
])('safeHtml keeps only the harmless part of %s', (_what, html) => {
  const left = shown(html)
  expect(left).not.toMatch(
    /<(?!\/?(?:a|p|img|table|tbody)\b)|\son\w+=|script|data:|srcdoc|style|class|\bid=|name=|role|aria|data-|slot|target|ping|\/\/a\.example/i,
  )
})

test('safeHtml keeps escaped markup as text', () => {
  const text = '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'
  expect(shown(text)).toBe(text)
})

test('safeHtml handles deep nesting and refuses what exceeds its limits', () => {
  expect(shown(`${'<div>'.repeat(2_000)}a`)).toContain('a')
  expect(shown('<b><img onerror=1>'.repeat(2_000))).not.toContain('onerror')
  expect(() => safeHtml('a'.repeat(1_000_001))).toThrow(RangeError)
  expect(() => safeHtml('<div>'.repeat(5_001))).toThrow(RangeError)
})

test('safeHtml keeps no names and ids that could shadow properties of the page', () => {
  const box = document.createElement('div')
  box.append(safeHtml('<form name=body><input name=firstChild id=attributes></form><p>a</p>'))
  expect(box.textContent).toBe('a')
  expect(box.querySelector('[id],[name]')).toBeNull()
})
