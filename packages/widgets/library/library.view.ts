import type { Problem } from '@bindery/state/problem.ts'
import type { ListFile, ListFormat } from './bibliography.ts'
import type { LibraryWords } from './library.messages.ts'

/** By field name: of the form of a folder, or what is wrong with it. */
export type FolderValues = Readonly<Record<string, string>>

/** A folder as a line of the list, and above its entries. */
export interface FolderRow {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly slug: string
  readonly href: string
  /** It has the icon of a gift. */
  readonly gift: boolean
  readonly readOnly: boolean
  /** The server has not said yes yet. */
  readonly pending: boolean
}

/** The folder list and its panel. */
export interface FoldersView {
  readonly status: 'loading' | 'failed' | 'known'
  /** Why they could not be had; '' where they could. */
  readonly why: string
  readonly folders: readonly FolderRow[]
  /** The address of all of My Library. */
  readonly allHref: string
  /** null: all of My Library. */
  readonly active: FolderRow | null
  /** The panel's mode: to look at, a new folder, the active one, or the question before it goes. */
  readonly editing: 'none' | 'new' | 'active' | 'active-delete'
  readonly note: string | null
  readonly nameLength: number
  readonly problem: Problem | null
  readonly sending: boolean
  readonly drafts: FolderValues
  readonly draft: (values: FolderValues) => void
  faults(values: FolderValues): FolderValues
  choose(id: string): void
  edit(mode: FoldersView['editing']): void
  send(values: FolderValues): Promise<void>
  remove(): Promise<void>
  retry(): unknown
}

/** The topics menu. */
export interface TopicsView {
  readonly status: 'loading' | 'known'
  readonly topics: readonly { readonly id: string; readonly name: string }[]
  /** Id of the topic whose entries are shown; null: all. */
  readonly active: string | null
  /** Id of the topic that is asked about before it goes. */
  readonly asked: string | null
  readonly stopping: boolean
  readonly problem: Problem | null
  choose(id: string | null): void
  ask(id: string | null): void
  stop(): Promise<void>
}

export const libraryTabs = ['saved', 'following', 'activity'] as const
export type LibraryTab = (typeof libraryTabs)[number]
export const activityKinds = ['all', 'read', 'watched', 'shared', 'ordered'] as const
export type ActivityKind = (typeof activityKinds)[number]

/** An entry of the stream that is shown. */
export interface EntryRow {
  readonly id: string
  readonly title: string
  /** An address of the site; undefined where there is none. */
  readonly href: string | undefined
  readonly kicker: string
  readonly byline: string
  readonly date: string | undefined
  readonly summary: string
  readonly image: string | undefined
  readonly price: string | undefined
  readonly badge: string | undefined
  readonly lines: readonly string[]
  /** `library`: it can be moved and discarded. `open`: saved. `fixed`: looked at. */
  readonly kind: 'library' | 'open' | 'fixed'
  readonly selected: boolean
  readonly saved: boolean
}

/** What stands in place of entries where there are none. */
export interface Empty {
  readonly title: string
  readonly text: string
  readonly link: { readonly words: string; readonly href: string } | null
}

/** The stream of what is chosen. */
export interface FeedView {
  readonly step: 'loading' | 'failed' | 'shown'
  /** Of the stream: another one begins at its top. */
  readonly key: string
  readonly rows: readonly EntryRow[]
  readonly empty: Empty | null
  readonly last: boolean
  /** '8 of 14', where that is known. */
  readonly count: string | null
  readonly changing: boolean
  /** Why more, or anything at all, could not be had. */
  readonly message: string | null
  /** Entries can be selected. */
  readonly selectable: boolean
  readonly selected: number
  /** What is sought, and the order; null where a stream has neither. */
  readonly looking: { readonly query: string; readonly sort: string } | null
  more(): Promise<void>
  retry(): void
  select(id: string, on: boolean): void
  selectAll(on: boolean): void
  /** What goes along when an entry is dragged: it alone, or all that is selected. */
  goes(id: string): readonly string[]
  /** Drops saved items on a folder that may be changed. Ids that are not shown are passed over. */
  put(ids: readonly string[], folder: string, at: HTMLElement): void
  /** @param id of one entry; left out: what is selected */
  move(anchor: HTMLElement, id?: string): void
  discard(anchor: HTMLElement, id?: string): void
  save(id: string, anchor: HTMLElement): void
  search(query: string): void
  sort(by: string): void
}

/** The folder as a file. */
export interface ExportView {
  /** The format that is being made. */
  readonly busy: ListFormat | null
  /** Why there is no file. */
  readonly message: string | null
  /** null when it could not be made, or another one is being made. */
  make(format: ListFormat): Promise<ListFile | null>
}

/** The server could not be asked who is reading. */
export interface LibraryUnknown {
  readonly words: LibraryWords
  readonly why: string
  again(): Promise<unknown>
}

export interface LibraryView {
  readonly words: LibraryWords
  readonly tab: LibraryTab
  /** Entries of what is followed that are new. */
  readonly unread: number
  readonly folders: FoldersView
  readonly topics: TopicsView
  readonly kind: ActivityKind
  readonly feed: FeedView
  readonly exporting: ExportView
  chooseTab(tab: string): void
  chooseKind(kind: ActivityKind): void
  /** null where there is nothing to share. */
  readonly share: ((anchor: HTMLElement) => void) | null
}
