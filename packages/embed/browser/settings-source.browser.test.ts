import { afterEach, expect, test } from 'vitest'
import { collectSettings } from './settings-source.ts'

const added: Element[] = []
afterEach(() => {
  for (const element of added.splice(0)) element.remove()
})

function add(tag: string, attributes: Record<string, string>, text = ''): HTMLElement {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.textContent = text
  document.body.append(element)
  added.push(element)
  return element
}

const warnings: string[] = []
const collect = (script: HTMLScriptElement | null = null) => {
  warnings.length = 0
  return collectSettings(script, (message) => void warnings.push(message))
}

/** Attributes that any element may have; they are no settings. */
const ofAny = Object.fromEntries(
  'id class style slot lang dir hidden title role load nonce data-z aria-label onclick'
    .split(' ')
    .map((name) => [name, '']),
)

test('settings come from the script, the tag and the JSON block, in this order', () => {
  const script = add('script', { type: 'text/plain', 'data-api-base': '/a/' }) as HTMLScriptElement
  add('bindery-site', { paywall: '', country: 'US', ...ofAny })
  add('script', { type: 'application/json', id: 'bindery-config' }, '{"paths":{"logout":"/x"}}')
  expect(collect(script)).toEqual([
    { source: 'script', values: { apiBase: '/a/' } },
    { source: 'tag', values: { paywall: '', country: 'US' }, nested: false },
    { source: 'json', values: { paths: { logout: '/x' } } },
  ])
  expect(warnings).toEqual([])
})

test.each([
  ['div', {}],
  ['script', { type: 'text/plain' }],
])(
  'a <%s %o> with the id of the JSON block is ignored, because a reader may have written it',
  (tag, more) => {
    add(tag, { id: 'bindery-config', ...more }, '{"api-base":"https://elsewhere.test/"}')
    add('script', { type: 'application/json', id: 'bindery-config' }, '{"api-base":"/api/"}')
    expect(collect()[2]?.values).toEqual({ 'api-base': '/api/' })
    expect(warnings).toEqual([])
  },
)

test('a tag inside another element is marked as nested, because a reader may have written it', () => {
  const comment = add('div', {})
  comment.append(add('bindery-site', { 'captcha-script': '/comments/1.js' }))
  expect(collect()[1]).toMatchObject({ source: 'tag', nested: true })
  document.head.append(add('bindery-site', { country: 'US' }))
  expect(collect()[1]).toEqual({ source: 'tag', values: { country: 'US' }, nested: false })
})

test('a page without settings yields empty sources', () => {
  expect(collect().map(({ values }) => values)).toEqual([{}, {}, {}])
})

test.each(['{"a":', '[1]', 'null', '"text"', ''])(
  'a JSON block %j is ignored with a warning',
  (text) => {
    add('script', { type: 'application/json', id: 'bindery-config' }, text)
    expect(collect()[2]?.values).toEqual({})
    expect(warnings).toHaveLength(1)
    expect(warnings[0]).toContain('#bindery-config')
  },
)
