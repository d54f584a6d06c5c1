import { expect, test } from 'vitest'
import { renderTemplate, type Scope } from './template.ts'

const render = (source: string, scope: Scope = {}) =>
  renderTemplate('page', scope, (name) => (name === 'page' ? source : `[${name}: {{a}}]`))

test('a value is escaped, and HTML in triple braces is not', () => {
  const scope = { a: `<b title="x">'&` }
  expect(render('{{a}}', scope)).toBe('&lt;b title=&quot;x&quot;&gt;&#39;&amp;')
  expect(render('{{{a}}}', scope)).toBe(scope.a)
})

test('a section repeats for a list and sees the outer scope', () => {
  const scope = { who: 'x', list: [{ a: 1 }, { a: 2 }], none: [] }
  expect(render('{{#list}}{{a}}{{who}} {{/list}}', scope)).toBe('1x 2x ')
  expect(render('{{#none}}no{{/none}}{{^none}}empty{{/none}}', scope)).toBe('empty')
})

test('a section depends on a condition, and a partial inserts another template', () => {
  expect(render('{{#a}}yes{{/a}}{{^a}}no{{/a}}', { a: false })).toBe('no')
  expect(render('{{#a.b}}{{c}}{{/a.b}}', { a: { b: { c: 'deep' } } })).toBe('deep')
  expect(render('{{> card}}', { a: 1 })).toBe('[card: 1]')
})

test.each([
  ['{{gone}}', 'nothing is called "gone"'],
  ['{{#a}}', '{{#a}} is never closed'],
  ['{{#a}}{{/b}}{{/a}}', 'stray {{/b}}'],
  ['{{/a}}', 'stray {{/a}}'],
])('a mistake in a template throws: %s', (source, message) => {
  expect(() => render(source, { a: 1 })).toThrow(message)
})
