import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { untilRendered } from '../../tests/support/element-contract.ts'
import { warningsLogged } from '../../tests/support/element-variant.ts'
import { defineWidget } from './define.ts'
import { freshTag, renderers, small } from './fixtures/small.tsx'
import { language } from './language.ts'

beforeEach(async () => {
  await warningsLogged()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  document.body.replaceChildren()
  vi.restoreAllMocks()
  language.tag = ''
})

/** Expects exactly these warnings, now and after every pending one. */
const expectLines = async (...expected: string[]) => {
  const lines = () => vi.mocked(console.warn).mock.calls.flat()
  await expect.poll(lines).toEqual(expected)
  await warningsLogged()
  expect(lines()).toEqual(expected)
}

it('a misspelt attribute gives one warning per page, a global or made-up one gives none', async () => {
  const { tag } = small(renderers['lit'] as (typeof renderers)[string])
  for (const attributes of [
    { hnit: 'x' },
    { hnit: 'y', id: 'a', class: 'b', 'data-hint': '', 'aria-label': 'c', load: 'idle' },
    { hint: 'z', title: 'd', tabindex: '0', onhint: '', '_hint-c1': '', wholly: '' },
  ]) {
    const element = document.createElement(tag)
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    document.body.append(element)
  }
  await expectLines(`bindery: <${tag}> has no attribute hnit. Did you mean hint?`)
})

it('curly quotes give a warning only if they split an attribute', async () => {
  const { tag } = small(renderers['lit'] as (typeof renderers)[string])
  const range = document.createRange()
  document.body.append(
    range.createContextualFragment(`<${tag} hint=“one two”></${tag}><${tag} hint=“one”></${tag}>`),
  )
  await expectLines(
    `bindery: <${tag}> has curly quotes around an attribute; allowed: straight ones, "…"`,
  )
})

it('a text without quotes gives one warning, not one per word', async () => {
  const { tag } = small(renderers['lit'] as (typeof renderers)[string])
  const { tag: other } = small(renderers['lit'] as (typeof renderers)[string])
  const range = document.createRange()
  const put = (start: string) =>
    document.body.append(range.createContextualFragment(`<${start}></${start.split(' ')[0]}>`))
  put(`${tag} hint=The Long View`)
  for (const attributes of [
    'hint=one ng-version _ngcontent-x q:id @click',
    'hint=one inert itemscope autofocus',
    'hint="two words" loaded',
    'hint="" loaded',
    'loaded hint=one',
    'title=The Long View',
    'hint=one loaded=yes',
  ])
    put(`${other} ${attributes}`)
  await expectLines(
    `bindery: <${tag}> hint seems to have no quotes around its text; allowed: hint="…"`,
  )
})

it('a view’s root has the lang of its texts, the fallback has the page’s', async () => {
  language.tag = 'en'
  const { tag } = small(renderers['react'] as (typeof renderers)[string])
  const element = document.body.appendChild(document.createElement(tag))
  await untilRendered(element)
  expect(element.shadowRoot?.querySelector('.text')?.closest('[lang]')).toMatchObject({
    lang: 'en',
  })
  expect(element.shadowRoot?.querySelector('slot')?.closest('[lang]')).toBeNull()
  language.tag = ''
  const { tag: other } = small(renderers['lit'] as (typeof renderers)[string])
  const plain = document.body.appendChild(document.createElement(other))
  await untilRendered(plain)
  expect(plain.shadowRoot?.querySelector('[lang]')).toBeNull()
})

it('a deprecated attribute and a deprecated tag give one warning each, with what to use instead', async () => {
  const { tag } = defineWidget({
    tag: freshTag(),
    summary: 'A former tag.',
    deprecated: 'use bindery-other instead',
    attributes: {
      hint: { type: 'string', description: 'Nothing.' },
      sort: { type: 'string', description: 'As hint.', deprecated: 'use hint instead' },
    },
  })
  const place = (text?: string) => {
    const element = document.createElement(tag)
    if (text !== undefined) element.setAttribute('sort', text)
    document.body.append(element)
  }
  for (const text of [undefined, '', 'x']) place(text)
  await expectLines(
    `bindery: <${tag}> is deprecated: use bindery-other instead`,
    `bindery: <${tag}> sort is deprecated: use hint instead`,
  )
})
