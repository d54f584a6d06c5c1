import { isUnderMaintenance } from '@bindery/contract/cart-rule.ts'
import type { FeedEntry, StreamPage } from '@bindery/contract/stream.ts'
import type { Failure } from '../client/failure.ts'

/** The state of a stream. */
export interface FeedState {
  /** `failed`: the first page could not be loaded. After a failed load of more pages the step stays `shown`. */
  readonly step: 'loading' | 'failed' | 'shown'
  readonly entries: readonly FeedEntry[]
  /** The number of the first page in `entries`, from 0. */
  readonly number: number
  /** How many entries the page's own HTML shows before `entries`. */
  readonly given: number
  /** There are no more pages. */
  readonly last: boolean
  /** The number of entries in the whole stream. null: the server does not tell. */
  readonly total: number | null
  /** A paywall is on: downloads lead to it. */
  readonly paywall: boolean
  /** The shop is under maintenance: the entries contain no orders. */
  readonly maintained: boolean
  /** A page is loading, or the stream is refreshing. */
  readonly changing: boolean
  /** The failure of the last request; null if it succeeded. */
  readonly failure: Failure | null
}

/** The state before the first response. */
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

/** Appends the entries of a page that are not shown yet. */
export const added = (
  before: readonly FeedEntry[],
  page: readonly FeedEntry[],
): readonly FeedEntry[] => {
  const known = new Set(before.map(({ id }) => id))
  return [...before, ...page.filter(({ id }) => !known.has(id))]
}

/** The state after a page has loaded. `merge` combines the shown entries with the page's. */
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
  maintained: isUnderMaintenance(answer),
  changing: false,
})
