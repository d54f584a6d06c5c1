import type { State } from '@bindery/state/state.ts'
import type { LibraryWords } from '../library.messages.ts'

export const libraryTabs = ['saved', 'following', 'activity'] as const
export type LibraryTab = (typeof libraryTabs)[number]
export const activityKinds = ['all', 'read', 'watched', 'shared', 'ordered'] as const
export type ActivityKind = (typeof activityKinds)[number]

/** What a feed without entries shows. */
export interface EmptyFeed {
  readonly title: string
  readonly text: string
  readonly link: { readonly words: string; readonly href: string } | null
}

export interface EmptyFeedContext {
  readonly tab: LibraryTab
  readonly kind: ActivityKind
  /** The active folder; null: all of My Library. */
  readonly folder: { readonly name: string; readonly readOnly: boolean } | null
  /** Whether the reader has just created the folder. */
  readonly isNew: boolean
  /** Whether the feed shows the results of a search. */
  readonly isSearch: boolean
  /** Whether the store is under maintenance: the stream contains no orders. */
  readonly isMaintained: boolean
  /** Whether the reader follows no topic. */
  readonly followsNone: boolean
}

/** The welcome of each empty history (spec content 2). */
export const emptyFeed = (
  { tab, kind, folder, isNew, isSearch, isMaintained, followsNone }: EmptyFeedContext,
  words: LibraryWords,
  { paths }: State['settings'],
): EmptyFeed => {
  const root = new URL('/', paths.myLibrary)
  const latest = { words: words.toLatest, href: new URL('the-latest', root).href }
  const topics = { words: words.toTopics, href: new URL('topics', root).href }
  const store = { words: words.toStore, href: paths.store }
  const say = (title: string, text: string, link: EmptyFeed['link'] = null) => ({
    title,
    text,
    link,
  })
  if (isSearch) return say(words.emptyFoundTitle, words.emptyFound)
  if (tab === 'following') {
    return followsNone
      ? say(words.emptyTopicsTitle, words.emptyTopics, topics)
      : say(words.emptyFollowingTitle, words.emptyFollowing)
  }
  if (tab === 'activity') {
    const isOrders = kind === 'ordered' || kind === 'all'
    if (isMaintained && isOrders) return say(words.maintenanceTitle, words.maintenance)
    const byKind: Record<ActivityKind, EmptyFeed> = {
      all: say(words.emptyActivityTitle, words.emptyActivity, latest),
      read: say(words.emptyReadTitle, words.emptyRead, latest),
      watched: say(words.emptyWatchedTitle, words.emptyWatched),
      shared: say(words.emptySharedTitle, words.emptyShared, latest),
      ordered: say(words.emptyOrderedTitle, words.emptyOrdered, store),
    }
    return byKind[kind]
  }
  if (!folder) return say(words.emptyLibraryTitle, words.emptyLibrary, latest)
  if (folder.readOnly) return say(words.emptyContentTitle, words.emptyReadOnly)
  if (isNew) return say(words.emptyNewTitle({ name: folder.name }), words.emptyNew)
  return say(words.emptyContentTitle, words.emptyContent)
}
