import { expect, test } from 'vitest'
import type { Example } from './examples.ts'
import { type Format, snippet } from './snippet.ts'
import type { TagInfo } from './tag-info.ts'

const info: TagInfo = {
  tag: 'bindery-stream',
  component: 'BinderyStream',
  summary: '',
  attributes: {
    'page-size': { type: 'number', description: '', prop: 'pageSize' },
    paging: {
      type: 'enum',
      description: '',
      values: ['more', 'numbers'],
      default: 'more',
      prop: 'paging',
    },
    filter: { type: 'string', description: '', prop: 'filter' },
    unlimited: { type: 'boolean', description: '', prop: 'unlimited' },
  },
}
const attributes = { 'page-size': '5', paging: 'more', filter: 'a "b" & <c>', unlimited: '' }
const script = '<script async src="/bindery/bindery.js" data-api-base="/api/"></script>'
const example: Example = { fallback: '<a class="more" href="/the-latest">The latest</a>' }
const write = (format: Format, more: Partial<Parameters<typeof snippet>[1]> = {}) =>
  snippet(format, { info, attributes, example, script, ...more })
const element =
  '<bindery-stream page-size="5" filter="a &quot;b&quot; &amp; &lt;c>" unlimited><a class="more" href="/the-latest">The latest</a></bindery-stream>'

test('HTML has the script for the head and the tag with its fallback', () => {
  expect(write('html')).toBe(
    `<!-- Once in the page's head -->\n${script}\n\n<!-- Where it belongs -->\n${element}\n`,
  )
})

test('the block of WordPress is one of custom HTML', () => {
  expect(write('wordpress')).toBe(`<!-- wp:html -->\n${element}\n<!-- /wp:html -->\n`)
})

test('the shortcode of WordPress has its brackets and quotes encoded', () => {
  expect(write('shortcode', { attributes: { ...attributes, filter: 'a "b" [c] & <d>' } })).toBe(
    '[bindery-stream page-size="5" filter="a &quot;b&quot; &#91;c&#93; &amp; &lt;d>" unlimited]<a class="more" href="/the-latest">The latest</a>[/bindery-stream]\n',
  )
})

test('the shortcode of the paywall stands around the rest of the article', () => {
  expect(write('shortcode', { info: { ...info, tag: 'bindery-paywall' }, attributes: {} })).toMatch(
    /^The first paragraphs.+\n\n\[bindery-paywall\]\n\nThe rest.+\n\n\[\/bindery-paywall\]\n$/,
  )
})

test('a tag that loads code of another site has no shortcode, and the snippet says so', () => {
  expect(write('shortcode', { info: { ...info, tag: 'bindery-live-chat' } })).toMatch(
    /^<!-- bindery-live-chat has no shortcode\..+ -->\n<bindery-live-chat /,
  )
})

test('React takes props in camelCase, numbers as numbers, and JSX as children', () => {
  expect(write('react')).toContain("import { BinderyStream } from '@bindery/react'")
  expect(write('react')).toContain(
    '<BinderyStream pageSize={5} filter={"a \\"b\\" & <c>"} unlimited><a className="more" href="/the-latest">The latest</a></BinderyStream>',
  )
})

test('Vue leaves the tag to the browser', () => {
  expect(write('vue')).toContain('isCustomElement')
  expect(write('vue')).toContain(element)
})

test('Markdown gets a block without blank lines', () => {
  const before = '<p>One</p>\n\n<p>Two</p>'
  expect(write('markdown', { example: { ...example, before } })).toBe(
    `\n<p>One</p>\n<p>Two</p>\n${element}\n`,
  )
})

test('JSON has what a headless CMS stores', () => {
  expect(JSON.parse(write('json'))).toEqual({
    tag: 'bindery-stream',
    attributes: { 'page-size': '5', filter: 'a "b" & <c>', unlimited: '' },
    fallback: '<a class="more" href="/the-latest">The latest</a>',
  })
})

test('defaults, empty values and unknown attributes are left out', () => {
  const left = { paging: 'more', filter: ' ', onclick: 'x' }
  expect(write('wordpress', { attributes: left, example: {} })).toBe(
    '<!-- wp:html -->\n<bindery-stream></bindery-stream>\n<!-- /wp:html -->\n',
  )
})
