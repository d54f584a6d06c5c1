import { isMaintained } from '@bindery/contract/cart-rule.ts'
import type { FeedEntry, StreamPage } from '@bindery/contract/stream.ts'
import type { Failure } from './failure.ts'

/** What is known of a stream. */
export interface FeedState {
  /** `failed`: nothing could be had; after a failure to get more it stays `shown`. */
  readonly step: 'loading' | 'failed' | 'shown'
  readonly entries: readonly FeedEntry[]
  /** The page that the entries begin with, from 0. */
  readonly number: number
  /** How many entries before them are on the page already: the page's own first ones. */
  readonly given: number
  /** There is nothing more to load. */
  readonly last: boolean
  /** How many there are in all; null where the server does not say. */
  readonly total: number | null
  /** A paywall is on: what is downloaded lies behind it. */
  readonly paywall: boolean
  /** The store is being looked after: orders are not among the entries. */
  readonly maintained: boolean
  /** A change is in progress: more is on its way, or all is read again. */
  readonly changing: boolean
  /** What went wrong last; null when nothing did. */
  readonly failure: Failure | null
}

/** Before anything is known. */
export const nothing: FeedState = {
  step: 'loading',
  entries: [],
  number: 0,
  given: 0,
  last: false,
  total: null,
  paywall: false,
  maintained: false,
  changing: false,
  failure: null,
}

/** What is shown, and what a page has besides. */
export const added = (
  before: readonly FeedEntry[],
  page: readonly FeedEntry[],
): readonly FeedEntry[] => {
  const known = new Set(before.map(({ id }) => id))
  return [...before, ...page.filter(({ id }) => !known.has(id))]
}

/** What is known when a page has come; `merge` says what is shown of what was there and it. */
export const answered = (
  before: FeedState,
  answer: StreamPage,
  merge: (before: readonly FeedEntry[], page: readonly FeedEntry[]) => readonly FeedEntry[],
): FeedState => ({
  ...before,
  step: 'shown',
  entries: merge(before.entries, answer.entry),
  last: answer.page.last,
  total: answer.page.total ?? null,
  paywall: answer.isPaywallEnabled,
  maintained: isMaintained(answer),
  changing: false,
})
