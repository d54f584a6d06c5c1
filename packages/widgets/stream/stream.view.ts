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
  /** `file`: it leads to the file itself, not to a page that has it. */
  readonly downloads: readonly {
    readonly href: string
    readonly format: string
    readonly file: boolean
  }[]
  /** What can be done with it: moved and discarded, saved, or nothing. */
  readonly kind: 'library' | 'open' | 'fixed'
  readonly saved: boolean
  /** Rows of the same number, one after the other, are laid out together. */
  readonly group: number
}

/** What is done with an entry, in a flyout at the button that was pressed. */
export type EntryVerb = 'save' | 'move' | 'discard'

export interface StreamPages {
  /** From 1. */
  readonly page: number
  readonly pages: number | null
  readonly last: boolean
  /** Where pages have addresses. */
  readonly address: ((page: number) => string) | undefined
  readonly breakpoint: number
}

export interface StreamView {
  readonly words: StreamWords
  /** `guest`: the stream is a reader's own, and nobody is signed in. */
  readonly step: 'loading' | 'failed' | 'shown' | 'guest'
  /** Moves when another stream or page is shown. Not `key`: React would take that for itself. */
  readonly round: string
  /** The children of the tag are the first entries. */
  readonly given: boolean
  readonly rows: readonly StreamRow[]
  readonly empty: { readonly title: string; readonly text: string } | null
  readonly changing: boolean
  /** How many there are of what a form of the page asked for. */
  readonly outcome: string | null
  readonly message: string | null
  /** How many of how many; null where nobody knows, or where pages have numbers. */
  readonly count: string | null
  /** There is more to load. */
  readonly more: boolean
  /** Where it goes on after as much as is loaded at once. */
  readonly further: string | null
  readonly pages: StreamPages | null
  loadMore(): void
  /** @param page from 1 */
  go(page: number): void
  retry(): void
  signIn(): void
  act(verb: EntryVerb, id: string, anchor: HTMLElement): void
}
