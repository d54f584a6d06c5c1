import type { StreamWords } from './stream.messages.ts'

export interface StreamRow {
  readonly id: string
  readonly title: string
  readonly href: string | undefined
  readonly kicker: string | undefined
  readonly byline: string | undefined
  readonly date: string | undefined
  readonly summary: string | undefined
  readonly image: string | undefined
  readonly price: string | undefined
  readonly badge: string | undefined
  readonly lines: readonly string[]
  /** `file`: the link leads to the file itself, not to a page that offers it. */
  readonly downloads: readonly {
    readonly href: string
    readonly format: string
    readonly file: boolean
  }[]
  /** `library`: the reader can move and discard the entry. `open`: save it. `fixed`: read only. */
  readonly kind: 'library' | 'open' | 'fixed'
  readonly saved: boolean
  /** Consecutive rows with the same number share a list, and the browser lays them out together. */
  readonly group: number
}

/** An action on an entry. It opens a flyout at the pressed button. */
export type EntryVerb = 'save' | 'move' | 'discard' | 'share'

export interface StreamPages {
  /** The number of the shown page, from 1. */
  readonly page: number
  /** The number of pages. null: unknown. */
  readonly pages: number | null
  readonly last: boolean
  /** Returns the address of a page. undefined: pages have no addresses. */
  readonly address: ((page: number) => string) | undefined
  readonly breakpoint: number
}

export interface StreamView {
  readonly words: StreamWords
  /** `guest`: the stream is a reader's own, and no reader is signed in. */
  readonly step: 'loading' | 'failed' | 'shown' | 'guest'
  /** Changes with each stream and page. Not called `key`, because React reserves that name. */
  readonly round: string
  /** The tag's children are the first entries. */
  readonly given: boolean
  readonly rows: readonly StreamRow[]
  readonly empty: { readonly title: string; readonly text: string } | null
  readonly changing: boolean
  /** The number of results for the form's query, as text. null: no form, or an unknown number. */
  readonly outcome: string | null
  readonly message: string | null
  /** How many of all entries are shown, as text. null: the total is unknown, or pages have numbers. */
  readonly count: string | null
  /** The reader can load more. */
  readonly more: boolean
  /** The address of the page after the most that “load more” shows. null: none. */
  readonly further: string | null
  /** The number of that page, from 1, if pages have no addresses. null: none. */
  readonly onward: number | null
  /** The number of the page before the shown ones, which `onward` has replaced. null: none. */
  readonly backward: number | null
  readonly pages: StreamPages | null
  loadMore(): void
  /** @param page from 1 */
  go(page: number): void
  retry(): void
  signIn(): void
  act(verb: EntryVerb, id: string, anchor: HTMLElement): void
}
