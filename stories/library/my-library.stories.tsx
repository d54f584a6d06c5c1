import { folderNameMessage, folderTakenMessage } from '@bindery/contract/folder-rule.ts'
import myLibrary from '@bindery/widgets/library/my-library/my-library.element.ts'
import type {
  LibraryFailed,
  LibraryView,
} from '@bindery/widgets/library/my-library/my-library.model.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import { type ElementViewProps, elementView } from '../element-view.tsx'
import {
  empty,
  feed,
  folder,
  folders,
  gifts,
  inFolder,
  library,
  menu,
  panel,
  row,
  rows,
  strategy,
  words,
} from './library-view.ts'

const meta: Meta<ElementViewProps<LibraryView | LibraryFailed>> = {
  title: 'library/My Library',
  component: elementView(myLibrary),
  args: { view: library() },
}
export default meta
type Story = StoryObj<ElementViewProps<LibraryView | LibraryFailed>>
const story = (view: LibraryView | LibraryFailed): Story => ({ args: { view } })
const problem = (message: string) => ({ message, fields: {} })
const noConnection = 'No connection. Check your network and try again.'

export const Saved: Story = {}
export const Loading = story(
  library({
    folders: panel({ status: 'loading', folders: [] }),
    feed: feed({ step: 'loading', rows: [], count: null, selectable: false }),
  }),
)
export const LoadFailed = story(
  library({
    folders: panel({ status: 'failed', failureText: noConnection, folders: [] }),
    feed: feed({ step: 'failed', rows: [], count: null, selectable: false, message: noConnection }),
  }),
)
export const SessionFailed = story({ words, failureText: noConnection, retry: async () => {} })
export const LoadingMore = story(library({ feed: feed({ changing: true }) }))
export const LoadMoreFailed = story(library({ feed: feed({ message: noConnection }) }))
export const AllLoaded = story(library({ feed: feed({ last: true, count: '3 of 3' }) }))
export const Selected = story(
  library({
    feed: feed({ selected: 2, rows: rows.map((one, at) => ({ ...one, selected: at < 2 })) }),
  }),
)
export const Empty = story(
  library({ feed: empty(words.emptyLibraryTitle, words.emptyLibrary, words.toLatest) }),
)
export const NothingFound = story(
  library({
    feed: {
      ...empty(words.emptyFoundTitle, words.emptyFound),
      filter: { query: 'zeppelin', sort: 'saved' },
    },
  }),
)

export const Folder = story(inFolder(strategy))
export const GiftFolder = story(inFolder(gifts))
export const FolderPending = story(
  inFolder({ ...strategy, pending: true }, { folders: [{ ...strategy, pending: true }] }),
)
export const EmptyFolder = story({
  ...inFolder(strategy),
  feed: empty(words.emptyContentTitle, words.emptyContent),
})
export const NewEmptyFolder = story({
  ...inFolder(strategy),
  feed: empty(words.emptyNewTitle({ name: strategy.name }), words.emptyNew),
})
export const FolderMissing = story(library({ folders: panel({ note: words.gone }) }))
export const ManyFolders = story(
  library({
    folders: panel({
      folders: [...Array(240).keys()].map((at) => folder(`f${at}`, `Reading list ${at + 1}`)),
    }),
  }),
)
export const LongNames = story(
  inFolder(folder('l', 'WWWWWWWWWWWWWWWWWWWWWWWWWWWWWW', { description: 'x'.repeat(500) })),
)

const exporting = (more: Partial<LibraryView['exporting']>) =>
  story(library({ exporting: { ...library().exporting, ...more } }))
export const Exporting = exporting({ busy: 'ris' })
export const ExportFailed = exporting({ message: noConnection })
export const NewFolder = story(library({ folders: panel({ editing: 'new' }) }))
export const NewFolderSending = story(
  library({ folders: panel({ editing: 'new', sending: true, drafts: { name: 'Pricing' } }) }),
)
export const NameMissing = story(
  library({
    folders: panel({ editing: 'new', problem: { fields: { name: 'This field is required.' } } }),
  }),
)
export const NameTaken = story(
  library({
    folders: panel({
      editing: 'new',
      drafts: { name: 'strategy 2026' },
      problem: { fields: { name: folderTakenMessage } },
    }),
  }),
)
export const NameInvalid = story(
  inFolder(strategy, {
    editing: 'active',
    drafts: { name: 'Straße' },
    problem: { fields: { name: folderNameMessage } },
  }),
)
export const EditFolder = story(
  inFolder(strategy, {
    editing: 'active',
    drafts: { name: strategy.name, description: strategy.description },
  }),
)
export const SaveFailed = story(
  inFolder(strategy, {
    editing: 'active',
    drafts: { name: 'Other' },
    problem: problem(noConnection),
  }),
)
export const ConfirmsDelete = story(inFolder(strategy, { editing: 'active-delete' }))
export const Deleting = story(
  inFolder(strategy, { editing: 'active-delete', sending: true, folders: folders.slice(1) }),
)
export const DeleteFailed = story(
  inFolder(strategy, { editing: 'active-delete', problem: problem(noConnection) }),
)

const open = rows.map((one) => ({ ...one, kind: 'open', saved: one.id === 'two' }) as const)
const following = (more: Partial<LibraryView> = {}) =>
  library({
    tab: 'following',
    unread: 3,
    feed: feed({ rows: open, selectable: false, filter: null }),
    ...more,
  })
export const Following = story(following())
export const OneTopic = story(following({ topics: menu({ active: 's' }) }))
export const ConfirmsUnfollow = story(following({ topics: menu({ asked: 's' }) }))
export const Unfollowing = story(following({ topics: menu({ asked: 's', stopping: true }) }))
export const UnfollowFailed = story(
  following({ topics: menu({ asked: 's', problem: problem(noConnection) }) }),
)
export const TopicsLoading = story(following({ topics: menu({ status: 'loading', topics: [] }) }))
export const NoTopics = story(
  following({
    unread: 0,
    topics: menu({ topics: [] }),
    feed: empty(words.emptyTopicsTitle, words.emptyTopics, words.toTopics),
  }),
)
export const NothingNew = story(
  following({ unread: 0, feed: empty(words.emptyFollowingTitle, words.emptyFollowing) }),
)

const activity = (more: Partial<LibraryView> = {}) => library({ tab: 'activity', ...more })
const activityRow = (id: string, title: string, lines: readonly string[]) =>
  row(id, title, { kind: 'fixed', lines, summary: '' })
const history = feed({
  filter: null,
  selectable: false,
  rows: [
    activityRow('r', 'The Plan Nobody Read', []),
    activityRow('s', 'Quiet People in Loud Rooms', [
      words.sharedWith({ names: 'nora@example.com, omar@example.com' }),
    ]),
    activityRow('o', 'Order 20417', ['Purchased · 2 items · $54.90', 'The Handover Handbook']),
    activityRow('c', 'Order 20388', ['Cancelled · 1 item · $24.95', 'Negotiating Slowly']),
  ],
})
export const Activity = story(activity({ feed: history }))
export const NoActivity = story(
  activity({ feed: empty(words.emptyActivityTitle, words.emptyActivity, words.toLatest) }),
)
export const NothingRead = story(
  activity({ kind: 'read', feed: empty(words.emptyReadTitle, words.emptyRead, words.toLatest) }),
)
export const NothingWatched = story(
  activity({ kind: 'watched', feed: empty(words.emptyWatchedTitle, words.emptyWatched) }),
)
export const NothingShared = story(
  activity({ kind: 'shared', feed: empty(words.emptySharedTitle, words.emptyShared) }),
)
export const NothingOrdered = story(
  activity({
    kind: 'ordered',
    feed: empty(words.emptyOrderedTitle, words.emptyOrdered, words.toStore),
  }),
)

/** The whole tag on the mock API of this browser. */
export const Scene: Story = {
  render: () => createElement('bindery-my-library', { folder: 'strategy-2026' }),
  parameters: { scene: { reader: 'registered' } },
}
/** A guest sees the tag's own children. */
export const Guest: Story = {
  render: () => createElement('bindery-my-library', {}, 'Sign in to see your library.'),
  parameters: { scene: { reader: 'guest' } },
}
