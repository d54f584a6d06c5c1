import search from '@bindery/widgets/search/search.element.ts'
import { searchMessages } from '@bindery/widgets/search/search.messages.ts'
import type { SearchOption, SearchView } from '@bindery/widgets/search/search.view.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import { action } from 'storybook/actions'
import { expect, waitFor, within } from 'storybook/test'
import { book } from '../book.ts'
import { type ElementViewProps, elementView } from '../element-view.tsx'

const words = book.define('search', searchMessages).get()

const option = (title: string, contentType: string): SearchOption => ({
  title,
  contentType,
  href: '/2026/11/the-plan-nobody-read',
})
const list = {
  records: [
    option('The Plan Nobody Read', 'Digital Article'),
    option('Planning for Two Winters', 'Magazine Article'),
    option('What the Planners Saw', 'Podcast'),
    option('A Plan Is a Guess with Dates', 'Webinar'),
    option('The Plain Budget', 'Report'),
    option('Planes, Ships and Other Assets', 'Book'),
  ],
  subjects: [
    option('Strategy', 'Topic'),
    option('Leading Teams', 'Topic'),
    option('Economics', 'Topic'),
  ],
}

const view = (changes: Partial<SearchView> = {}): SearchView => ({
  words,
  placeholder: words.placeholder,
  name: 'q',
  open: false,
  typed: '',
  list: null,
  note: null,
  said: '',
  more: null,
  recent: [],
  show: action('show'),
  close: action('close'),
  type: action('type'),
  search: action('search'),
  follow: action('follow'),
  remove: action('remove'),
  ...changes,
})
const opened = (typed: string, changes: Partial<SearchView> = {}): Story => ({
  args: {
    view: view({
      open: true,
      typed,
      more: typed
        ? {
            term: typed,
            href: `/search?q=${typed}&referral=02749`,
            words: words.more({ term: typed }),
          }
        : null,
      ...changes,
    }),
  },
})
const recent = ['two kinds of tired', 'pricing', 'negotiation'].map((term) => ({
  term,
  href: `/search?q=${term}`,
}))

const form = () => (
  <form action="/search">
    <input type="search" name="q" aria-label="Search the site" />
    <button type="submit">Find</button>
  </form>
)

const meta: Meta<ElementViewProps<SearchView>> = {
  title: 'search/Search',
  component: elementView(search, form),
  args: { view: view() },
}
export default meta
type Story = StoryObj<ElementViewProps<SearchView>>

export const ShowsChildren: Story = { args: { view: null } }
export const Closed: Story = {}
export const CustomLabel: Story = {
  render: elementView(search, () => <span slot="label">Find something</span>),
}
export const Empty = opened('')
export const Recent = opened('', { recent })
export const RecentRemoved = opened('', { recent: recent.slice(1), said: 'Removed' })
export const TooShort = opened('pl', { more: null })
export const Loading = opened('plan')
export const Suggestions = opened('plan', { list, said: words.found(9) })
export const RecordsOnly = opened('plan', { list: { ...list, subjects: [] }, said: words.found(6) })
export const SubjectsOnly = opened('strat', {
  list: { ...list, records: [] },
  said: words.found(3),
})
export const Chosen: Story = {
  ...Suggestions,
  play: async ({ canvasElement, userEvent }) => {
    const root = canvasElement.querySelector('bindery-search-story')?.shadowRoot
    const field = await within(root as unknown as HTMLElement).findByRole('combobox')
    await userEvent.type(field, '{ArrowDown}{ArrowDown}')
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant'))
  },
}
export const NoSuggestions = opened('zebra crossing', {
  note: words.none({ term: 'zebra crossing' }),
})
export const Failed = opened('plan', { note: words.failed })
export const LongWords = opened('w'.repeat(120), {
  list: { records: [option('Untitled'.repeat(20), 'Digital Article')], subjects: [] },
})
export const Scene: Story = {
  render: () => (
    <>
      {createElement('bindery-search', { placeholder: 'Search Halyard' })} <p>The page.</p>
    </>
  ),
  parameters: { scene: true },
}
