import type { Host, Model } from '@bindery/element/host.ts'
import { readerOf } from '@bindery/state/session.ts'
import { shareListPanel } from '@bindery/state/share-panel.ts'
import type { State } from '@bindery/state/state.ts'
import { whyUnknown } from '@bindery/state/unknown-reader.ts'
import { atom } from 'nanostores'
import { createAddress } from './library.address.ts'
import { createExport } from './library.export.ts'
import { createFeed, folderStream } from './library.feed.ts'
import { createFolderPanel } from './library.folders.ts'
import { libraryMessages } from './library.messages.ts'
import { createTopicMenu } from './library.topics.ts'
import {
  type ActivityKind,
  type LibraryTab,
  type LibraryUnknown,
  type LibraryView,
  libraryTabs,
} from './library.view.ts'

export interface LibraryAttributes {
  readonly folder: string | undefined
}

/** My Library: for as long as somebody is signed in. */
export const createLibraryModel = (
  state: State,
  host: Host<LibraryAttributes>,
): Model<LibraryView | LibraryUnknown> => {
  const { overlays, session } = state
  const $words = state.messages.define('library', libraryMessages)
  const $view = atom<LibraryView | LibraryUnknown | null>(null)
  let tab: LibraryTab = 'saved'
  let kind: ActivityKind = 'all'
  /** So many new ones have been looked at since the server counted them. */
  let looked = -1
  let ready = false
  const unknown = (): LibraryUnknown | null => {
    const why = whyUnknown(state)
    return why === null ? null : { words: $words.get(), why, again: session.refresh }
  }
  const paint = () => {
    if (ready) $view.set(readerOf(session.$session.get()) ? draw() : unknown())
  }

  const feed = createFeed(state, {
    id: host.id,
    paint,
    folder: () => (tab === 'saved' ? panel.folder() : null),
    about: () => ({
      tab,
      kind,
      folder: panel.folder(),
      fresh: panel.isFresh(),
      followsNone: topics.view().status === 'known' && topics.view().topics.length === 0,
    }),
  })
  /** What is new under Following is so until the reader has been there. */
  const go = (next: LibraryTab) => {
    const wasThere = tab === 'following' && next !== tab && feed.view().step === 'shown'
    if (wasThere) looked = topics.unread()
    tab = next
  }
  const show = () => {
    if (!ready) return
    exporting.forget()
    if (tab === 'saved') return feed.show(folderStream(panel.active()))
    if (tab === 'activity') {
      return feed.show({ stream: 'history', ...(kind === 'all' ? {} : { filter: kind }) })
    }
    const filter = topics.active()
    feed.show({ stream: 'following', ...(filter === null ? {} : { filter }) })
  }
  const panel = createFolderPanel(state, {
    paint,
    shown: () => {
      go('saved')
      show()
    },
  })
  const exporting = createExport(state, {
    paint,
    shown: () => ({
      query: folderStream(panel.active()),
      name: panel.folder()?.slug || 'my-library',
    }),
  })
  const topics = createTopicMenu(state, { paint, shown: show })

  const draw = (): LibraryView => {
    const folders = panel.view()
    const { active } = folders
    return {
      words: $words.get(),
      tab,
      unread: topics.unread() === looked ? 0 : topics.unread(),
      folders,
      topics: topics.view(),
      kind,
      feed: feed.view(),
      exporting: exporting.view(),
      chooseTab: (key) => {
        go(libraryTabs.find((one) => one === key) ?? 'saved')
        if (tab === 'following') void topics.load()
        show()
      },
      chooseKind: (next) => {
        kind = next
        show()
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
  const begin = () => panel.seek(host.$attributes.get().folder ?? createAddress(state).slug() ?? '')
  ready = true
  begin()
  const offs = [
    session.$session.subscribe(paint),
    session.$departures.listen(() => {
      tab = 'saved'
      kind = 'all'
      looked = -1
      begin()
    }),
    host.$attributes.listen(begin),
    $words.listen(paint),
  ]
  return {
    $view,
    destroy: () => {
      for (const off of offs) off()
      exporting.forget()
      feed.destroy()
      panel.destroy()
      topics.destroy()
    },
  }
}
