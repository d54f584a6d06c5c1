import { expect, test } from 'vitest'
import { foldTemplates } from './build-templates.ts'

/** Folds a template, with `{a}` for an expression. */
const fold = (template: string): string =>
  foldTemplates(`html\`${template.replaceAll('{', '$' + '{')}\``)
    .replaceAll('$' + '{', '{')
    .replace(/^html`|`$/g, '')

test('indentation disappears between tags and becomes one space between attributes', () => {
  expect(
    fold('\n  <p\n    class="a"\n    id={id}\n    title="b"\n  >{words}</p>\n  <i></i>\n'),
  ).toBe('<p class="a" id={id} title="b">{words}</p><i></i>')
  expect(fold('\n<p\n  @click={() => 1 > 2}\n  id="b"></p>')).toBe(
    '<p @click={() => 1 > 2} id="b"></p>',
  )
})

test('a line break beside a text expression disappears, and a space stays', () => {
  expect(fold('<p>\n  {a}\n  {b} <b></b>\n</p>')).toBe('<p>{a}{b} <b></b></p>')
})

test('words on two lines keep a space between them', () => {
  expect(fold('<p>\n  one\n  two  three\n</p>')).toBe('<p>one two  three</p>')
})

test('nested templates are folded, and other texts are unchanged', () => {
  expect(fold('\n<p>{html`\n<i></i>\n`}</p>')).toBe('<p>{html`<i></i>`}</p>')
  const others = 'css`\n a {}\n`; const words = `\n <p>\n`'
  expect(foldTemplates(others)).toBe(others)
})
