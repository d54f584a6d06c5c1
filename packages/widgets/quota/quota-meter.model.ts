import type { Host, Model } from '@bindery/element/host.ts'
import { type QuotaKind, quotasOf } from '@bindery/state/articles/quota.ts'
import type { State } from '@bindery/state/state.ts'
import { atom } from 'nanostores'
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
  const $view = atom<QuotaView | null>(null)
  let stopCounting: (() => void) | undefined
  let counted: QuotaKind | undefined

  const stop = () => {
    stopCounting?.()
    stopCounting = counted = undefined
  }
  const view = (kind: QuotaKind): QuotaView | null => {
    const now = (kind === 'ascend' ? quota.$ascendQuota : quota.$quota).get()
    if (now.status === 'unknown') return null
    const words = $words.get()
    const { remaining, limit } = now
    const [left, none] =
      kind === 'ascend' ? [words.ascendLeft, words.ascendNone] : [words.left, words.none]
    return { step: 'counted', text: remaining > 0 ? left(remaining) : none, remaining, limit }
  }
  const render = () => {
    const { status } = session.$session.get()
    const { kind } = host.$attributes.get()
    if (status !== 'registered') {
      stop()
      $view.set(status === 'subscribers' ? { step: 'hidden' } : null)
      return
    }
    if (counted !== kind) {
      stop()
      counted = kind
      stopCounting = (kind === 'ascend' ? quota.$ascendQuota : quota.$quota).listen(render)
    }
    $view.set(view(kind))
  }

  const offs = [
    session.$session.subscribe(render),
    host.$attributes.listen(render),
    $words.listen(render),
  ]
  return {
    $view,
    destroy: () => {
      stop()
      for (const off of offs) off()
    },
  }
}
