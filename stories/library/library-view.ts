import type { EntryRow } from '@bindery/widgets/library/feed/entry-rows.ts'
import type { FeedView } from '@bindery/widgets/library/feed/feed.model.ts'
import type { FolderRow } from '@bindery/widgets/library/folders/folder-address.ts'
import type { FoldersView } from '@bindery/widgets/library/folders/folders.model.ts'
import { libraryMessages } from '@bindery/widgets/library/library.messages.ts'
import type { LibraryView } from '@bindery/widgets/library/my-library/my-library.model.ts'
import type { TopicsView } from '@bindery/widgets/library/my-library/topics.model.ts'
import { action } from 'storybook/actions'
import { book } from '../book.ts'

export const words = book.define('library', libraryMessages).get()

export const folder = (id: string, name: string, more: Partial<FolderRow> = {}): FolderRow => ({
  id,
  name,
  description: '',
  slug: id,
  href: `#${id}`,
  gift: false,
  readOnly: false,
  pending: false,
  ...more,
})
export const strategy = folder('a', 'Strategy 2026', {
  description: 'What the offsite in March is about.',
})
export const gifts = folder('c', 'hbrgift', { gift: true, readOnly: true })
export const folders = [strategy, folder('b', 'Team reading'), gifts]

export const row = (id: string, title: string, more: Partial<EntryRow> = {}): EntryRow => ({
  id,
  title,
  href: `#${id}`,
  kicker: 'Digital Article · Strategy',
  byline: 'Amara Obi',
  date: 'November 05, 2026',
  summary: 'A strategy that fits on a page is argued with; one that fills a binder is filed.',
  image: undefined,
  price: undefined,
  badge: undefined,
  lines: [],
  kind: 'library',
  selected: false,
  saved: true,
  ...more,
})
export const rows = [
  row('one', 'The Plan Nobody Read'),
  row('two', 'Quiet People in Loud Rooms', { kicker: 'Podcast · Leading Teams' }),
  row('three', 'The Handover Handbook', { kicker: 'Book', price: '$24.95', badge: 'Coming soon' }),
]

export const feed = (more: Partial<FeedView> = {}): FeedView => ({
  step: 'shown',
  key: 'saves 1',
  rows,
  empty: null,
  last: false,
  count: '3 of 14',
  changing: false,
  message: null,
  selectable: true,
  discardable: true,
  selected: 0,
  filter: { query: '', sort: 'saved' },
  loadMore: async () => action('loadMore')(),
  retry: action('retry'),
  select: action('select'),
  selectAll: action('selectAll'),
  draggedIds: (id) => [id],
  addToFolder: action('addToFolder'),
  move: (_, id) => action('move')(id),
  discard: (_, id) => action('discard')(id),
  toggleSaved: (id) => action('toggleSaved')(id),
  share: action('share'),
  search: action('search'),
  sort: action('sort'),
  ...more,
})
export const panel = (more: Partial<FoldersView> = {}): FoldersView => ({
  status: 'known',
  failureText: '',
  folders,
  allHref: '#all',
  active: null,
  editing: 'none',
  note: null,
  nameLength: 30,
  problem: null,
  sending: false,
  drafts: {},
  keepDraft: () => {},
  validate: ({ name = '' }) => (name.trim() ? {} : { name: 'This field is required.' }),
  choose: action('choose'),
  edit: action('edit'),
  send: async (values) => action('send')(values),
  remove: async () => action('remove')(),
  retry: action('retry'),
  ...more,
})
export const menu = (more: Partial<TopicsView> = {}): TopicsView => ({
  status: 'known',
  topics: [
    { id: 's', name: 'Strategy' },
    { id: 'd', name: 'Decision making and problem solving' },
  ],
  active: null,
  asked: null,
  stopping: false,
  problem: null,
  choose: action('choose'),
  ask: action('ask'),
  stop: async () => action('stop')(),
  ...more,
})
export const library = (more: Partial<LibraryView> = {}): LibraryView => ({
  words,
  tab: 'saved',
  unread: 0,
  folders: panel(),
  topics: menu(),
  kind: 'all',
  feed: feed(),
  exporting: { busy: null, message: null, createFile: async () => null },
  chooseTab: action('chooseTab'),
  chooseKind: action('chooseKind'),
  share: null,
  ...more,
})
/** The view of one folder. */
export const inFolder = (active: FolderRow, more: Partial<FoldersView> = {}) =>
  library({ folders: panel({ active, ...more }), share: () => action('share')() })
/** An empty feed. */
export const empty = (title: string, text: string, link: string | null = null) =>
  feed({
    rows: [],
    last: true,
    count: null,
    selectable: false,
    empty: { title, text, link: link === null ? null : { words: link, href: '#link' } },
  })
