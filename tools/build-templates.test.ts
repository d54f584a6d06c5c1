import { expect, test } from 'vitest'
import { foldTemplates } from './build-templates.ts'

/** Folds a template in which `{a}` stands for an expression, and reads it back so. */
const fold = (template: string): string =>
  foldTemplates(`html\`${template.replaceAll('{', '$' + '{')}\``)
    .replaceAll('$' + '{', '{')
    .replace(/^html`|`$/g, '')

test('indentation between tags goes, and between attributes it is one space', () => {
  expect(
    fold('\n  <p\n    class="a"\n    id={id}\n    title="b"\n  >{words}</p>\n  <i></i>\n'),
  ).toBe('<p class="a" id={id} title="b">{words}</p><i></i>')
  expect(fold('\n<p\n  @click={() => 1 > 2}\n  id="b"></p>')).toBe(
    '<p @click={() => 1 > 2} id="b"></p>',
  )
})

test('a line break beside an expression of the text is nothing, a space is a space', () => {
  expect(fold('<p>\n  {a}\n  {b} <b></b>\n</p>')).toBe('<p>{a}{b} <b></b></p>')
})

test('words on two lines stay apart', () => {
  expect(fold('<p>\n  one\n  two  three\n</p>')).toBe('<p>one two  three</p>')
})

test('a template in a template is folded, other texts are left alone', () => {
  expect(fold('\n<p>{html`\n<i></i>\n`}</p>')).toBe('<p>{html`<i></i>`}</p>')
  const others = 'css`\n a {}\n`; const words = `\n <p>\n`'
  expect(foldTemplates(others)).toBe(others)
})
