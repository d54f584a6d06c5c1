import type { Host, Model } from '@bindery/element/host.ts'
import { shareListPanel } from '@bindery/state/articles/share-panel.ts'
import { loadOnce } from '@bindery/state/client/lazy.ts'
import { readerOf } from '@bindery/state/session/session.ts'
import { sessionErrorText } from '@bindery/state/session/session-error.ts'
import type { State } from '@bindery/state/state.ts'
import { atom } from 'nanostores'
import { type ActivityKind, type LibraryTab, libraryTabs } from '../feed/empty-feed.ts'
import { createExport, type ExportView } from '../feed/export.model.ts'
import { createFeed, type FeedView, folderStream } from '../feed/feed.model.ts'
import { createFolderAddress } from '../folders/folder-address.ts'
import { createFoldersModel, type FoldersView } from '../folders/folders.model.ts'
import { type LibraryWords, libraryMessages } from '../library.messages.ts'
import { createTopicsModel, type TopicsView } from './topics.model.ts'

const pageTitle = loadOnce(() => import('@bindery/element/title/page-title.ts'))

export interface LibraryAttributes {
  readonly folder: string | undefined
}

/** The view while the session cannot be loaded. */
export interface LibraryFailed {
  readonly words: LibraryWords
  readonly failureText: string
  retry(): Promise<unknown>
}

export interface LibraryView {
  readonly words: LibraryWords
  readonly tab: LibraryTab
  /** How many entries under Following are new. */
  readonly unread: number
  readonly folders: FoldersView
  readonly topics: TopicsView
  readonly kind: ActivityKind
  readonly feed: FeedView
  readonly exporting: ExportView
  chooseTab(tab: string): void
  chooseKind(kind: ActivityKind): void
  /** null if there is no folder to share. */
  readonly share: ((anchor: HTMLElement) => void) | null
}

/** Whether what My Library shows could not be read. */
export const hasFailed = (view: LibraryView | LibraryFailed): boolean =>
  'failureText' in view || view.feed.step === 'failed'

/** Whether the list that My Library shows has no entries. */
export const isEmpty = (view: LibraryView | LibraryFailed): boolean =>
  'feed' in view && view.feed.empty !== null

/** My Library, for a signed-in reader. */
export const createLibraryModel = (
  state: State,
  host: Host<LibraryAttributes>,
): Model<LibraryView | LibraryFailed> => {
  const { overlays, session } = state
  const $words = state.messages.define('library', libraryMessages)
  const $view = atom<LibraryView | LibraryFailed | null>(null)
  let tab: LibraryTab = 'saved'
  let kind: ActivityKind = 'all'
  /** The number of new entries that the reader has already seen. */
  let seen = -1
  let isReady = false
  const failedView = (): LibraryFailed | null => {
    const failureText = sessionErrorText(state)
    return failureText === null
      ? null
      : { words: $words.get(), failureText, retry: session.refresh }
  }
  const address = createFolderAddress(state)
  /** Names the folder in the document's title, on the page that has it in its address. */
  const showTitle = (part: string) => {
    if (address.slug() === null) return
    void pageTitle().then(
      ({ showTitlePart }) => showTitlePart(host, part),
      () => {},
    )
  }
  const render = () => {
    if (isReady) $view.set(readerOf(session.$session.get()) ? view() : failedView())
  }

  const feed = createFeed(state, {
    id: host.id,
    render,
    folder: () => (tab === 'saved' ? folders.activeFolder() : null),
    emptyContext: () => {
      const { status, topics: followed } = topics.view()
      return {
        tab,
        kind,
        folder: folders.activeFolder(),
        isNew: folders.isNew(),
        followsNone: status === 'known' && followed.length === 0,
      }
    },
  })
  /** Entries under Following stay new until the reader leaves that tab. */
  const setTab = (next: LibraryTab) => {
    const isSeen = tab === 'following' && next !== tab && feed.view().step === 'shown'
    if (isSeen) seen = topics.unread()
    tab = next
  }
  const showFeed = () => {
    if (!isReady) return
    exporting.reset()
    if (tab === 'saved') return feed.show(folderStream(folders.activeId()))
    if (tab === 'activity') {
      return feed.show({ stream: 'history', ...(kind === 'all' ? {} : { filter: kind }) })
    }
    const filter = topics.active()
    feed.show({ stream: 'following', ...(filter === null ? {} : { filter }) })
  }
  const folders = createFoldersModel(state, {
    render,
    onChange: () => {
      setTab('saved')
      showFeed()
    },
  })
  const exporting = createExport(state, {
    render,
    source: () => ({
      query: folderStream(folders.activeId()),
      name: folders.activeFolder()?.slug || 'my-library',
    }),
  })
  const topics = createTopicsModel(state, { render, onChange: showFeed })

  const view = (): LibraryView => {
    const folderView = folders.view()
    const { active } = folderView
    showTitle((tab === 'saved' && active?.name) || '')
    return {
      words: $words.get(),
      tab,
      unread: topics.unread() === seen ? 0 : topics.unread(),
      folders: folderView,
      topics: topics.view(),
      kind,
      feed: feed.view(),
      exporting: exporting.view(),
      chooseTab: (key) => {
        setTab(libraryTabs.find((one) => one === key) ?? 'saved')
        if (tab === 'following') void topics.load()
        showFeed()
      },
      chooseKind: (next) => {
        kind = next
        showFeed()
      },
      share:
        tab === 'saved' && active && !active.pending
          ? (anchor) =>
              void overlays.open({
                id: `${host.id}-share`,
                kind: 'flyout',
                close: () => {},
                panel: shareListPanel(anchor, { list: active.name }),
              })
          : null,
    }
  }
  const start = () => folders.goTo(host.$attributes.get().folder ?? address.slug() ?? '')
  isReady = true
  start()
  const offs = [
    session.$session.subscribe(render),
    session.$readerChanges.listen(() => {
      tab = 'saved'
      kind = 'all'
      seen = -1
      start()
    }),
    host.$attributes.listen(start),
    $words.listen(render),
  ]
  return {
    $view,
    destroy: () => {
      showTitle('')
      for (const off of offs) off()
      exporting.reset()
      feed.destroy()
      folders.destroy()
      topics.destroy()
    },
  }
}
