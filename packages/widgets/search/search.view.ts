import type { SearchWords } from './search.messages.ts'

/** A suggestion. `href` is a safe address. */
export interface SearchOption {
  readonly title: string
  readonly contentType: string
  readonly href: string
}

export interface SearchList {
  readonly records: readonly SearchOption[]
  readonly subjects: readonly SearchOption[]
}

/** A term, with the address of its results. */
export interface SearchTerm {
  readonly term: string
  readonly href: string
}

export interface SearchView {
  readonly words: SearchWords
  readonly placeholder: string
  /** The name of the field, as in the page's own form. */
  readonly name: string
  readonly open: boolean
  /** The text of the field when the overlay opens. */
  readonly typed: string
  /** The suggestions. null: none. Each response makes a new object. */
  readonly list: SearchList | null
  /** A visible note, e.g. that there are no suggestions. Screen readers announce it. */
  readonly note: string | null
  /** An announcement for screen readers only. */
  readonly said: string
  /** The link to all results of the typed term. */
  readonly more: (SearchTerm & { readonly words: string }) | null
  readonly recent: readonly SearchTerm[]
  show(): void
  close(): void
  /** Reports the current text of the field. */
  type(text: string): void
  /** Navigates to the results of a term. Does nothing if the term is blank. */
  search(text: string): void
  /** Reports a followed link: to the results of a term, or to a suggestion if `term` is null. */
  follow(term: string | null): void
  /** Removes a recent term. null: all of them. */
  remove(term: string | null): void
}
