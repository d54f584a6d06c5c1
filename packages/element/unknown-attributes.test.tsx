import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stands } from '../../tests/support/element-contract.ts'
import { told } from '../../tests/support/element-variant.ts'
import { kinds, small } from './fixtures/small.tsx'
import { language } from './language.ts'

beforeEach(async () => {
  await told()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  document.body.replaceChildren()
  vi.restoreAllMocks()
  language.tag = ''
})

/** What was told of all that was done is this, and no more comes. */
const expectLines = async (...expected: string[]) => {
  const lines = () => vi.mocked(console.warn).mock.calls.flat()
  await expect.poll(lines).toEqual(expected)
  await told()
  expect(lines()).toEqual(expected)
}

it('an attribute that is nearly one of the tag’s is told once, whatever else stands on it', async () => {
  const { tag } = small(kinds['lit'] as (typeof kinds)[string])
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

it('quotes of a word processor are told, where they have torn an attribute apart', async () => {
  const { tag } = small(kinds['lit'] as (typeof kinds)[string])
  const range = document.createRange()
  document.body.append(
    range.createContextualFragment(`<${tag} hint=“one two”></${tag}><${tag} hint=“one”></${tag}>`),
  )
  await expectLines(
    `bindery: <${tag}> has curly quotes around an attribute; allowed: straight ones, "…"`,
  )
})

it('a text without quotes is told: all its words but the first are attributes', async () => {
  const { tag } = small(kinds['lit'] as (typeof kinds)[string])
  const { tag: other } = small(kinds['lit'] as (typeof kinds)[string])
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
    `bindery: <${tag}> hint has no quotes around its text, it seems; allowed: hint="…"`,
  )
})

it('what a view draws says its language, the fallback keeps the page’s', async () => {
  language.tag = 'en'
  const { tag } = small(kinds['react'] as (typeof kinds)[string])
  const element = document.body.appendChild(document.createElement(tag))
  await stands(element)
  expect(element.shadowRoot?.querySelector('.text')?.closest('[lang]')).toMatchObject({
    lang: 'en',
  })
  expect(element.shadowRoot?.querySelector('slot')?.closest('[lang]')).toBeNull()
  language.tag = ''
  const { tag: other } = small(kinds['lit'] as (typeof kinds)[string])
  const plain = document.body.appendChild(document.createElement(other))
  await stands(plain)
  expect(plain.shadowRoot?.querySelector('[lang]')).toBeNull()
})
