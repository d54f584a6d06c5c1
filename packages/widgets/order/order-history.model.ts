import type { Host, Model } from '@bindery/element/host.ts'
import { dateOf, feedMoneyOf, orderOf } from '@bindery/state/entry.ts'
import { failureMessages, wordsOf } from '@bindery/state/failure.messages.ts'
import { readerOf } from '@bindery/state/session.ts'
import type { State } from '@bindery/state/state.ts'
import { createStream, type FeedEntry } from '@bindery/state/stream.ts'
import { atom } from 'nanostores'
import { caseStudyNotice } from './case-study.ts'
import { unknownReader } from './order.unknown.ts'
import { type HistoryWords, historyMessages } from './order-history.messages.ts'

export interface HistoryRow {
  readonly id: string
  readonly title: string
  /** 'November 05, 2026'; null when the server has told none. */
  readonly date: string | null
  readonly cancelled: boolean
  readonly total: string | null
  /** At most five. */
  readonly lines: readonly { readonly title: string; readonly by: string }[]
  /** How many lines there are besides. */
  readonly more: number
  /** What is said of a case study in it; null where there is none. */
  readonly note: string | null
}

export type HistoryPicture =
  | { readonly kind: 'guest'; signIn(): void }
  | { readonly kind: 'loading' | 'maintenance' }
  | { readonly kind: 'failed'; readonly why: string | null; again(): unknown }
  | {
      readonly kind: 'list'
      readonly rows: readonly HistoryRow[]
      readonly last: boolean
      readonly changing: boolean
      /** Further ones could not be had, and why. */
      readonly why: string | null
      more(): Promise<void>
    }

export type HistoryView = HistoryPicture & { readonly words: HistoryWords; readonly store: string }

/** The orders of the reader, the latest first: the stream of what was ordered. */
export const createHistoryModel = (
  state: State,
  host: Host<Record<never, never>>,
): Model<HistoryView> => {
  const { auth, session, settings } = state
  const $words = historyMessages(state.messages)
  const stream = createStream(state)
  const $view = atom<HistoryView | null>(null)

  const rowOf = (entry: FeedEntry): HistoryRow => {
    const { lines, cancelled } = orderOf(entry)
    const { grandTotalIncTax } = entry.content
    return {
      id: entry.id,
      title: entry.title,
      date: dateOf(entry, settings),
      cancelled,
      total: grandTotalIncTax === undefined ? null : feedMoneyOf(grandTotalIncTax, settings),
      lines: lines.map(({ title, authors }) => ({ title, by: authors.join(', ') })),
      more: entry.lineItems.length - lines.length,
      // One that was cancelled gives no access that could expire.
      note: cancelled ? null : caseStudyNotice(entry.lineItems, state.messages),
    }
  }
  const more = async () => {
    const before = stream.$feed.get().entries.length
    await stream.more()
    const { entries, total, last, failure } = stream.$feed.get()
    const shown = entries.length
    // The button goes with the last page, also when that has nothing new: then that is said.
    if (failure || shown < before || (shown === before && !last)) return
    const words = $words.get()
    const count = shown - before
    state.status.announce(
      total === null
        ? words.loadedMore({ count })
        : words.loaded({ count, shown, total: Math.max(total, shown) }),
    )
  }
  const picture = (): HistoryPicture | null => {
    const now = session.$session.get()
    if (now.status === 'unknown') return unknownReader(state)
    if (!readerOf(now)) {
      const ask = { screen: 'sign-in', reason: $words.get().reason } as const
      const signIn = () => void auth.request(ask, host.element)?.catch(() => {})
      return { kind: 'guest', signIn }
    }
    const { step, entries, last, changing, failure, maintained } = stream.$feed.get()
    if (step === 'loading') return { kind: 'loading' }
    const why = failure && wordsOf(failure, failureMessages(state.messages).get())
    if (step === 'failed') return { kind: 'failed', why, again: () => void stream.refresh() }
    if (maintained) return { kind: 'maintenance' }
    return { kind: 'list', rows: entries.map(rowOf), last, changing, why, more }
  }
  const paint = () => {
    const now = picture()
    $view.set(now && { ...now, words: $words.get(), store: settings.paths.store })
  }
  const offs = [
    session.$session.subscribe(paint),
    session.$departures.listen(paint),
    stream.$feed.listen(paint),
    $words.listen(paint),
  ]
  stream.show({ stream: 'history', filter: 'ordered' })
  return {
    $view,
    destroy: () => {
      for (const off of offs) off()
      stream.destroy()
    },
  }
}
