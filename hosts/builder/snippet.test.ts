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

test('the block of WordPress is that of the plugin, with its attributes and fallback as JSON', () => {
  expect(write('wordpress')).toBe(
    '<!-- wp:bindery/stream {"page-size":"5","filter":"a \\u0022b\\u0022 \\u0026 \\u003cc\\u003e","unlimited":true,"fallback":"\\u003ca class=\\u0022more\\u0022 href=\\u0022/the-latest\\u0022\\u003eThe latest\\u003c/a\\u003e"} /-->\n',
  )
})

const saveInfo: TagInfo = {
  tag: 'bindery-save-button',
  component: 'BinderySaveButton',
  summary: '',
  attributes: {
    'item-id': { type: 'string', description: '', prop: 'itemId' },
    'item-title': { type: 'string', description: '', prop: 'itemTitle' },
    anchor: { type: 'string', description: '', prop: 'anchor' },
  },
}
const ofExample = { 'item-id': 'the-example', 'item-title': 'The Example', anchor: 'my-button' }
const save = {
  info: saveInfo,
  attributes: { ...ofExample, 'item-title': 'My Own -- Title' },
  example: { attributes: ofExample },
}

test('the forms for WordPress leave out what the post gives, unless somebody typed another value', () => {
  expect(write('wordpress', save)).toBe(
    '<!-- wp:bindery/save-button {"item-title":"My Own \\u002d\\u002d Title","anchor":"my-button"} /-->\n',
  )
  expect(write('shortcode', save)).toBe(
    '[bindery-save-button item-title="My Own -- Title" anchor="my-button"][/bindery-save-button]\n',
  )
  expect(write('html', save)).toContain('item-id="the-example"')
})

test('the paywall of a WordPress post is a block around the rest, and names no article', () => {
  const example = { attributes: { 'article-path': '/2026/11/other' } }
  const { attributes: given } = example
  const paywall: TagInfo = {
    ...info,
    tag: 'bindery-paywall',
    attributes: { 'article-path': { type: 'string', description: '', prop: 'articlePath' } },
  }
  expect(write('wordpress', { info: paywall, attributes: given, example })).toBe(
    '<!-- wp:bindery/paywall -->\n<!-- wp:paragraph -->\n<p>The rest of the article, for readers with access.</p>\n<!-- /wp:paragraph -->\n<!-- /wp:bindery/paywall -->\n',
  )
  expect(write('shortcode', { info: paywall, attributes: given, example })).toContain(
    '\n[bindery-paywall]\n',
  )
  const typed = { 'article-path': '/2026/11/my-own' }
  expect(write('wordpress', { info: paywall, attributes: typed, example })).toMatch(
    /^<!-- wp:bindery\/paywall -->/,
  )
})

test('a tag that loads code of another site has no block, but one of custom HTML', () => {
  expect(write('wordpress', { info: { ...info, tag: 'bindery-live-chat' } })).toMatch(
    /^<!-- wp:html -->\n<bindery-live-chat .+\n<!-- \/wp:html -->\n$/,
  )
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
    '<!-- wp:bindery/stream /-->\n',
  )
})

test('React leaves the fields of a plain form to the reader', () => {
  const plain: Example = {
    fallback:
      '<form><input type="hidden" name="id" value="1"><label for="q">value=for</label><input id="q" type="number" value="1" inputmode="numeric" maxlength="3" readonly><input type="checkbox" checked><option value="DE">Germany</option></form>',
  }
  expect(write('react', { example: plain, attributes: {} })).toContain(
    '<form><input type="hidden" name="id" value="1" /><label htmlFor="q">value=for</label><input id="q" type="number" defaultValue="1" inputMode="numeric" maxLength={3} readOnly /><input type="checkbox" defaultChecked /><option value="DE">Germany</option></form>',
  )
})
