import { folderNameMessage, folderTakenMessage } from '@bindery/contract/folder-rule.ts'
import type { LibraryUnknown, LibraryView } from '@bindery/widgets/library/library.view.ts'
import myLibrary from '@bindery/widgets/library/my-library.element.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import { type Drawn, drawn } from '../drawn.tsx'
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

const meta: Meta<Drawn<LibraryView | LibraryUnknown>> = {
  title: 'library/My Library',
  component: drawn(myLibrary),
  args: { view: library() },
}
export default meta
type Story = StoryObj<Drawn<LibraryView | LibraryUnknown>>
const story = (view: LibraryView | LibraryUnknown): Story => ({ args: { view } })
const problem = (message: string) => ({ message, fields: {} })
const lost = 'No connection. Check your network and try again.'

export const Saved: Story = {}
export const Loading = story(
  library({
    folders: panel({ status: 'loading', folders: [] }),
    feed: feed({ step: 'loading', rows: [], count: null, selectable: false }),
  }),
)
export const NotLoaded = story(
  library({
    folders: panel({ status: 'failed', why: lost, folders: [] }),
    feed: feed({ step: 'failed', rows: [], count: null, selectable: false, message: lost }),
  }),
)
export const NobodyKnowsWhose = story({ words, why: lost, again: async () => {} })
export const MoreOnItsWay = story(library({ feed: feed({ changing: true }) }))
export const MoreNotLoaded = story(library({ feed: feed({ message: lost }) }))
export const All = story(library({ feed: feed({ last: true, count: '3 of 3' }) }))
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
      looking: { query: 'zeppelin', sort: 'saved' },
    },
  }),
)

export const Folder = story(inFolder(strategy))
export const GiftFolder = story(inFolder(gifts))
export const FolderNotYetMade = story(
  inFolder({ ...strategy, pending: true }, { folders: [{ ...strategy, pending: true }] }),
)
export const FolderIsEmpty = story({
  ...inFolder(strategy),
  feed: empty(words.emptyContentTitle, words.emptyContent),
})
export const FolderIsNew = story({
  ...inFolder(strategy),
  feed: empty(words.emptyNewTitle({ name: strategy.name }), words.emptyNew),
})
export const FolderIsGone = story(library({ folders: panel({ note: words.gone }) }))
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
export const NotExported = exporting({ message: lost })
export const NewFolder = story(library({ folders: panel({ editing: 'new' }) }))
export const NewFolderSending = story(
  library({ folders: panel({ editing: 'new', sending: true, drafts: { name: 'Pricing' } }) }),
)
export const NameIsMissing = story(
  library({
    folders: panel({ editing: 'new', problem: { fields: { name: 'This field is required.' } } }),
  }),
)
export const NameIsTaken = story(
  library({
    folders: panel({
      editing: 'new',
      drafts: { name: 'strategy 2026' },
      problem: { fields: { name: folderTakenMessage } },
    }),
  }),
)
export const NameIsWrong = story(
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
export const NotSaved = story(
  inFolder(strategy, { editing: 'active', drafts: { name: 'Other' }, problem: problem(lost) }),
)
export const AsksBeforeDeleting = story(inFolder(strategy, { editing: 'active-delete' }))
export const Deleting = story(
  inFolder(strategy, { editing: 'active-delete', sending: true, folders: folders.slice(1) }),
)
export const NotDeleted = story(
  inFolder(strategy, { editing: 'active-delete', problem: problem(lost) }),
)

const open = rows.map((one) => ({ ...one, kind: 'open', saved: one.id === 'two' }) as const)
const following = (more: Partial<LibraryView> = {}) =>
  library({
    tab: 'following',
    unread: 3,
    feed: feed({ rows: open, selectable: false, looking: null }),
    ...more,
  })
export const Following = story(following())
export const OneTopic = story(following({ topics: menu({ active: 's' }) }))
export const AsksBeforeStopping = story(following({ topics: menu({ asked: 's' }) }))
export const Stopping = story(following({ topics: menu({ asked: 's', stopping: true }) }))
export const NotStopped = story(following({ topics: menu({ asked: 's', problem: problem(lost) }) }))
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

const done = (more: Partial<LibraryView> = {}) => library({ tab: 'activity', ...more })
const fixed = (id: string, title: string, lines: readonly string[]) =>
  row(id, title, { kind: 'fixed', lines, summary: '' })
const history = feed({
  looking: null,
  selectable: false,
  rows: [
    fixed('r', 'The Plan Nobody Read', []),
    fixed('s', 'Quiet People in Loud Rooms', [
      words.sharedWith({ names: 'nora@example.com, omar@example.com' }),
    ]),
    fixed('o', 'Order 20417', ['Purchased · 2 items · $54.90', 'The Handover Handbook']),
    fixed('c', 'Order 20388', ['Cancelled · 1 item · $24.95', 'Negotiating Slowly']),
  ],
})
export const Activity = story(done({ feed: history }))
export const NoActivity = story(
  done({ feed: empty(words.emptyActivityTitle, words.emptyActivity, words.toLatest) }),
)
export const NothingRead = story(
  done({ kind: 'read', feed: empty(words.emptyReadTitle, words.emptyRead, words.toLatest) }),
)
export const NothingWatched = story(
  done({ kind: 'watched', feed: empty(words.emptyWatchedTitle, words.emptyWatched) }),
)
export const NothingShared = story(
  done({ kind: 'shared', feed: empty(words.emptySharedTitle, words.emptyShared) }),
)
export const NothingOrdered = story(
  done({
    kind: 'ordered',
    feed: empty(words.emptyOrderedTitle, words.emptyOrdered, words.toStore),
  }),
)

/** The whole tag, on the API in this browser. */
export const Scene: Story = {
  render: () => createElement('bindery-my-library', { folder: 'strategy-2026' }),
  parameters: { scene: { reader: 'registered' } },
}
/** A guest sees what the editor has put between the tags. */
export const Guest: Story = {
  render: () => createElement('bindery-my-library', {}, 'Sign in to see your library.'),
  parameters: { scene: { reader: 'guest' } },
}
