import type { SearchWords } from './search.messages.ts'

/** A suggestion, with a safe address. */
export interface SearchOption {
  readonly title: string
  readonly contentType: string
  readonly href: string
}

export interface SearchList {
  readonly records: readonly SearchOption[]
  readonly subjects: readonly SearchOption[]
}

/** A term, and where its results are. */
export interface SearchTerm {
  readonly term: string
  readonly href: string
}

export interface SearchView {
  readonly words: SearchWords
  readonly placeholder: string
  readonly open: boolean
  /** What stands in the field when it opens. */
  readonly typed: string
  /** null where there is nothing to choose from. A new list is another object. */
  readonly list: SearchList | null
  /** What is to be said of it, for eyes as well. */
  readonly note: string | null
  /** What is said of it, for ears alone. */
  readonly said: string
  /** The way to all results of what is typed. */
  readonly more: (SearchTerm & { readonly words: string }) | null
  readonly recent: readonly SearchTerm[]
  show(): void
  close(): void
  /** The field says this now. */
  type(text: string): void
  /** Goes to the results of what is in the field; nothing when that is blank. */
  search(text: string): void
  /** A link is followed: to the results of a term, or with null to a suggestion. */
  follow(term: string | null): void
  /** Takes a recent term away; null: all of them. */
  remove(term: string | null): void
}
