import { expect, test, vi } from 'vitest'
import { render, screen, within } from '../../../tests/support/render.tsx'
import { book } from '../test/render-view.tsx'
import { searchMessages } from './search.messages.ts'
import { SearchOptions } from './search-options.tsx'

const words = book.define('search', searchMessages).get()
const option = (title: string) => ({ title, contentType: 'Article', href: `/${title}` })
const list = { records: [option('one'), option('two')], subjects: [option('three')] }
const options = (at: number, lists = list) => (
  <SearchOptions
    id="list"
    words={words}
    list={lists}
    at={at}
    idOf={(index) => `option-${index}`}
    onFollow={vi.fn()}
  />
)

test('the suggestions are a listbox with a named group for each kind', () => {
  const { rerender } = render(options(-1))
  const listbox = screen.getByRole('listbox', { name: words.suggestions })
  const group = (name: string) => within(listbox).queryByRole('group', { name })
  expect(group(words.records)).toMatchTextContent('one')
  expect(group(words.subjects)).toMatchTextContent('three')
  rerender(options(-1, { ...list, subjects: [] }))
  expect(group(words.subjects)).not.toBeInTheDocument()
})

test('the selected suggestion is counted over both groups, and its id matches', () => {
  const { rerender } = render(options(-1))
  const selected = () => screen.queryAllByRole('option', { selected: true })
  expect(selected()).toEqual([])
  rerender(options(2))
  expect(selected().map(({ id, textContent }) => [id, textContent])).toEqual([
    ['option-2', 'three Article'],
  ])
})
