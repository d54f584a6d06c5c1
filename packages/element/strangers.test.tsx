import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { settled } from '../../tests/support/element-contract.ts'
import { kinds, small } from './fixtures/small.tsx'
import { language } from './language.ts'

beforeEach(async () => {
  await import('./mistakes.ts')
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  document.body.replaceChildren()
  vi.restoreAllMocks()
  language.tag = ''
})

const lines = () => vi.mocked(console.warn).mock.calls.flat()

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
    await settled(element)
  }
  expect(lines()).toEqual([`bindery: <${tag}> has no attribute hnit. Did you mean hint?`])
})

it('quotes of a word processor are told, where they have torn an attribute apart', async () => {
  const { tag } = small(kinds['lit'] as (typeof kinds)[string])
  const range = document.createRange()
  document.body.append(
    range.createContextualFragment(`<${tag} hint=“one two”></${tag}><${tag} hint=“one”></${tag}>`),
  )
  await settled(document.body.lastElementChild as HTMLElement)
  expect(lines()).toEqual([
    `bindery: <${tag}> has curly quotes around an attribute; allowed: straight ones, "…"`,
  ])
})

it('what a view draws says its language, the fallback keeps the page’s', async () => {
  language.tag = 'en'
  const { tag } = small(kinds['react'] as (typeof kinds)[string])
  const element = document.body.appendChild(document.createElement(tag))
  await settled(element)
  expect(element.shadowRoot?.querySelector('.text')?.closest('[lang]')).toMatchObject({
    lang: 'en',
  })
  expect(element.shadowRoot?.querySelector('slot')?.closest('[lang]')).toBeNull()
  language.tag = ''
  const { tag: other } = small(kinds['lit'] as (typeof kinds)[string])
  const plain = document.body.appendChild(document.createElement(other))
  await settled(plain)
  expect(plain.shadowRoot?.querySelector('[lang]')).toBeNull()
})
