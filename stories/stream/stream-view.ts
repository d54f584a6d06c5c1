import { streamMessages } from '@bindery/widgets/stream/stream.messages.ts'
import type { StreamRow, StreamView } from '@bindery/widgets/stream/stream.view.ts'
import { action } from 'storybook/actions'
import { book } from '../book.ts'

const words = book.define('stream', streamMessages).get()

export const row = (at: number, changes: Partial<StreamRow> = {}): StreamRow => ({
  id: `entry-${at}`,
  title:
    ['The Plan Nobody Read', 'Quiet People in Loud Rooms', 'Two Ways to Be Late'][at % 3] ?? '',
  href: `/2026/11/entry-${at}`,
  kicker: 'Magazine Article · Strategy',
  byline: 'Amara Obi',
  date: 'November 05, 2026',
  summary: 'A strategy that fits on a page is argued with; one that fills a binder is filed.',
  image: undefined,
  price: undefined,
  badge: undefined,
  lines: [],
  downloads: [],
  kind: 'open',
  saved: false,
  group: 0,
  ...changes,
})

export const rows = (count: number, from = 0): StreamRow[] =>
  [...Array(count).keys()].map((at) => row(at + from))

export const streamView = (changes: Partial<StreamView> = {}): StreamView => ({
  words,
  step: 'shown',
  round: '1 0',
  given: false,
  rows: rows(3),
  empty: null,
  changing: false,
  outcome: null,
  message: null,
  count: '3 of 12',
  more: true,
  further: null,
  onward: null,
  backward: null,
  pages: null,
  loadMore: action('loadMore'),
  go: action('go'),
  retry: action('retry'),
  signIn: action('signIn'),
  act: action('act'),
  ...changes,
})

export { words }
