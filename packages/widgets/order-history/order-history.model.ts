import { createView, type Host, type Model } from '@bindery/element/host.ts'
import { failureMessages, wordsOf } from '@bindery/state/client/failure.messages.ts'
import { joinTexts } from '@bindery/state/messages/phrases.ts'
import { caseStudyNotice } from '@bindery/state/orders/case-study.ts'
import { readerOf } from '@bindery/state/session/session.ts'
import { sessionErrorText } from '@bindery/state/session/session-error.ts'
import type { State } from '@bindery/state/state.ts'
import { dateOf, feedMoneyOf, orderOf } from '@bindery/state/streams/entry.ts'
import { createStream, type FeedEntry } from '@bindery/state/streams/stream.ts'
import { type HistoryWords, historyMessages } from './order-history.messages.ts'

export interface HistoryRow {
  readonly id: string
  readonly title: string
  /** 'November 05, 2026'; null if the server sends none. */
  readonly date: string | null
  readonly cancelled: boolean
  readonly total: string | null
  /** At most five. */
  readonly lines: readonly { readonly title: string; readonly by: string }[]
  /** The number of further lines. */
  readonly more: number
  /** The notice about a case study in the order. */
  readonly note: string | null
}

export type HistoryStage =
  | { readonly kind: 'guest'; signIn(): void }
  | { readonly kind: 'loading' | 'maintenance' }
  | { readonly kind: 'failed'; readonly why: string | null; again(): unknown }
  | {
      readonly kind: 'list'
      readonly rows: readonly HistoryRow[]
      readonly last: boolean
      readonly changing: boolean
      /** Why further orders could not be loaded. */
      readonly why: string | null
      more(): Promise<void>
    }

export type HistoryView = HistoryStage & { readonly words: HistoryWords; readonly store: string }

/** The reader's orders, the latest first: the history stream with the filter `ordered`. */
export const createHistoryModel = (
  state: State,
  host: Host<Record<never, never>>,
): Model<HistoryView> => {
  const { auth, session, settings } = state
  const $words = historyMessages(state.messages)
  const stream = createStream(state)

  const rowOf = (entry: FeedEntry): HistoryRow => {
    const { lines, more, cancelled } = orderOf(entry)
    const { grandTotalIncTax } = entry.content
    return {
      id: entry.id,
      title: entry.title,
      date: dateOf(entry, settings),
      cancelled,
      total: grandTotalIncTax === undefined ? null : feedMoneyOf(grandTotalIncTax, settings),
      lines: lines.map(({ title, authors }) => ({ title, by: joinTexts(authors, ', ') })),
      more,
      // A cancelled order gives no access that could expire.
      note: cancelled ? null : caseStudyNotice(entry.lineItems, state.messages),
    }
  }
  const more = async () => {
    const before = stream.$feed.get().entries.length
    await stream.more()
    const { entries, total, last, failure } = stream.$feed.get()
    const shown = entries.length
    // The last page removes the button, so announce it even if it is empty.
    if (failure || shown < before || (shown === before && !last)) return
    const words = $words.get()
    const count = shown - before
    state.liveRegion.announce(
      total === null
        ? words.loadedMore({ count })
        : words.loaded({ count, shown, total: Math.max(total, shown) }),
    )
  }
  const stage = (): HistoryStage | null => {
    const now = session.$session.get()
    // An unknown session is not a guest.
    if (now.status === 'unknown') {
      const why = sessionErrorText(state)
      const again = async () => void (await session.refresh())
      return why === null ? null : { kind: 'failed', why, again }
    }
    if (!readerOf(now)) {
      const options = { screen: 'sign-in', reason: $words.get().reason } as const
      const signIn = () => void auth.request(options, host.element)?.catch(() => {})
      return { kind: 'guest', signIn }
    }
    const { step, entries, last, changing, failure, maintained } = stream.$feed.get()
    if (step === 'loading') return { kind: 'loading' }
    const why = failure && wordsOf(failure, failureMessages(state.messages).get())
    if (step === 'failed') return { kind: 'failed', why, again: () => void stream.refresh() }
    if (maintained) return { kind: 'maintenance' }
    return { kind: 'list', rows: entries.map(rowOf), last, changing, why, more }
  }
  const view = (): HistoryView | null => {
    const now = stage()
    return now && { ...now, words: $words.get(), store: settings.paths.store }
  }
  const stores = [session.$session, session.$readerChanges, stream.$feed, $words]
  const model = createView(stores, view, stream.destroy)
  stream.show({ stream: 'history', filter: 'ordered' })
  return model
}
