import stream from '@bindery/widgets/stream/stream.element.ts'
import type { StreamPages, StreamView } from '@bindery/widgets/stream/stream.view.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import { type ElementViewProps, elementView } from '../element-view.tsx'
import { row, rows, streamView, words } from './stream-view.ts'

const pageContent = () => (
  <>
    <article>
      <h2>
        <a href="/2026/11/first">An entry of the page’s own</a>
      </h2>
      <p>It was there before the script.</p>
    </article>
    <nav>
      <a rel="next" href="?page=2">
        Older articles
      </a>
    </nav>
  </>
)

const meta: Meta<ElementViewProps<StreamView>> = {
  title: 'stream/Stream',
  component: elementView(stream, pageContent),
  args: { view: streamView() },
}
export default meta
type Story = StoryObj<ElementViewProps<StreamView>>

const pages = (page: number, count: number | null, more: Partial<StreamPages> = {}) =>
  streamView({
    round: `1 ${page - 1}`,
    more: false,
    count: null,
    pages: {
      page,
      pages: count,
      last: page === count,
      address: undefined,
      breakpoint: 767,
      ...more,
    },
  })

export const More: Story = {}
export const LoadingMore: Story = { args: { view: streamView({ changing: true }) } }
export const AllLoaded: Story = {
  args: { view: streamView({ more: false, further: '/the-latest?page=3' }) },
}
export const LaterPage: Story = {
  args: { view: streamView({ more: false, onward: 5, backward: 1, count: null }) },
}
export const Outcome: Story = { args: { view: streamView({ outcome: words.results(12) }) } }
export const AdoptedPage: Story = {
  args: { view: streamView({ given: true, rows: rows(2, 1) }) },
}
export const Loading: Story = {
  args: { view: streamView({ step: 'loading', rows: [], more: false, count: null }) },
}
export const Failed: Story = {
  args: {
    view: streamView({
      step: 'failed',
      rows: [],
      more: false,
      count: null,
      message: 'Something went wrong. Please try again.',
    }),
  },
}
export const LoadMoreFailed: Story = {
  args: { view: streamView({ message: 'No connection. Check your network and try again.' }) },
}
export const Guest: Story = {
  args: { view: streamView({ step: 'guest', rows: [], more: false, count: null }) },
}
const empty = (title: string, text: string): Story => ({
  args: { view: streamView({ rows: [], more: false, count: null, empty: { title, text } }) },
})
export const Empty = empty(words.emptyTitle, words.empty)
export const EmptySearch = empty(words.emptySearchTitle, words.emptySearch)
export const EmptySaves = empty(words.emptySavesTitle, words.emptySaves)
export const EmptyHistory = empty(words.emptyHistoryTitle, words.emptyHistory)
export const EmptyFollowing = empty(words.emptyFollowingTitle, words.emptyFollowing)
export const Numbers: Story = { args: { view: pages(1, 6) } }
export const NumbersAbbreviated: Story = { args: { view: pages(10, 20) } }
export const NumbersAsLinks: Story = {
  args: { view: pages(20, 20, { address: (page) => `?page=${page}` }) },
}
export const NumbersUnknown: Story = { args: { view: pages(3, null) } }
export const NumbersFailed: Story = {
  args: { view: { ...pages(2, 6), message: 'Something went wrong. Please try again.' } },
}
export const EntryKinds: Story = {
  args: {
    view: streamView({
      rows: [
        row(0, { saved: true }),
        row(1, { kicker: 'Book', price: '$24.95' }),
        row(2, { kicker: 'Book', badge: words.coming }),
        row(3, { title: 'Out of my library', kind: 'library' }),
        row(4, {
          title: 'Where the Hours Go',
          kicker: 'Infographic · Managing Yourself',
          downloads: [
            { href: '/visual-library/download/s1/hours.svg', format: 'SVG', file: true },
            { href: '/visual-library/download/s1/hours.pdf', format: 'PDF', file: true },
          ],
        }),
        row(7, {
          title: 'Behind the paywall',
          downloads: [{ href: '/visual-library/hours', format: 'SVG', file: false }],
        }),
        row(5, {
          title: 'Order 20388',
          href: undefined,
          kicker: 'Order',
          byline: '',
          summary: '',
          kind: 'fixed',
          lines: ['Cancelled · 1 item · $24.95', 'Negotiating Slowly'],
        }),
        row(6, { title: 'Untitled'.repeat(16), summary: undefined }),
      ],
    }),
  },
}
/** Entries above fifty are a second list, whose layout the browser skips while it is far from the viewport. */
export const ManyEntries: Story = {
  args: {
    view: streamView({
      rows: rows(60).map((one, at) => ({ ...one, group: Math.floor(at / 50) })),
      count: '60 of 120',
    }),
  },
}
export const ShowsChildren: Story = { args: { view: null } }
export const Scene: Story = {
  render: () => <>{createElement('bindery-stream', { stream: 'search', 'page-size': '4' })} </>,
  parameters: { scene: true },
}
