import { createView, type Host, type Model } from '@bindery/element/host.ts'
import { type QuotaKind, quotasOf } from '@bindery/state/articles/quota.ts'
import type { State } from '@bindery/state/state.ts'
import { quotaMessages } from './quota.messages.ts'

export interface QuotaAttributes {
  readonly kind: QuotaKind
}

/** `hidden`: a subscriber, who has no limit. */
export type QuotaView =
  | { readonly step: 'hidden' }
  | {
      readonly step: 'counted'
      readonly text: string
      readonly remaining: number
      readonly limit: number
    }

/** The number of free articles left. The view is null for a guest and until the number is known. */
export const createQuotaModel = (state: State, host: Host<QuotaAttributes>): Model<QuotaView> => {
  const { session } = state
  const quota = quotasOf(state)
  const $words = state.messages.define('quota', quotaMessages)
  let stopCounting: (() => void) | undefined
  let counted: QuotaKind | undefined

  const stop = () => {
    stopCounting?.()
    stopCounting = counted = undefined
  }
  const countView = (kind: QuotaKind): QuotaView | null => {
    const now = (kind === 'ascend' ? quota.$ascendQuota : quota.$quota).get()
    if (now.status === 'unknown') return null
    const words = $words.get()
    const { remaining, limit } = now
    const [left, none] =
      kind === 'ascend' ? [words.ascendLeft, words.ascendNone] : [words.left, words.none]
    return { step: 'counted', text: remaining > 0 ? left(remaining) : none, remaining, limit }
  }
  const view = (): QuotaView | null => {
    const { status } = session.$session.get()
    const { kind } = host.$attributes.get()
    if (status !== 'registered') {
      stop()
      return status === 'subscribers' ? { step: 'hidden' } : null
    }
    if (counted !== kind) {
      stop()
      counted = kind
      stopCounting = (kind === 'ascend' ? quota.$ascendQuota : quota.$quota).listen(() => render())
    }
    return countView(kind)
  }

  const { render, ...model } = createView([session.$session, host.$attributes, $words], view, stop)
  return model
}
