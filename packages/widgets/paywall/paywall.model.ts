import { createView, type Host, type Model } from '@bindery/element/host.ts'
import { articleAt } from '@bindery/state/articles/article.ts'
import { type QuotaKind, quotaLimits, quotasOf } from '@bindery/state/articles/quota.ts'
import type { Screen } from '@bindery/state/page/auth-modal.ts'
import type { State } from '@bindery/state/state.ts'
import { createArticleLoader, type RestStage } from './article-loader.ts'
import { type PaywallWords, paywallMessages } from './paywall.messages.ts'

/** Who sees the gate: a guest, or a reader without free articles left (`spent`). `open`: nobody. */
export type Gate = 'open' | 'guest' | 'spent'

export interface PaywallAttributes {
  readonly kind: QuotaKind
  readonly articlePath?: string | undefined
  readonly limit?: number | undefined
}

export interface PaywallView {
  readonly gate: Gate
  readonly kind: QuotaKind
  /** The number of free articles. */
  readonly limit: number
  readonly rest: RestStage
  readonly words: PaywallWords
  /** The address of the subscription offers. */
  readonly store: string
  request(screen: Screen): void
  /** Loads the rest of the article again. */
  again(): void
}

/**
 * The paywall. It counts the article of a registered reader, and the server decides whether the reader has
 * access. If the server cannot answer, the gate stays open. The view is null until the session is known.
 */
export const createPaywallModel = (
  state: State,
  host: Host<PaywallAttributes>,
): Model<PaywallView> => {
  const { auth, session } = state
  const quota = quotasOf(state)
  const $words = state.messages.define('paywall', paywallMessages)
  let gate: Gate | null = null
  let destroyed = false

  const request = (screen: Screen) => {
    const options = { screen, reason: $words.get().wish, fromPaywall: true }
    void auth.request(options, host.element)?.catch(() => {})
  }
  const view = (): PaywallView | null => {
    if (!gate) return null
    const { kind, limit: named = quotaLimits[kind] } = host.$attributes.get()
    const known = (kind === 'ascend' ? quota.$ascendQuota : quota.$quota).get()
    const limit = known.status === 'known' ? known.limit : named
    const { store } = state.settings.paths
    const again = () => loader.open(address())
    return { gate, kind, limit, store, words: $words.get(), rest: loader.stage(), request, again }
  }
  const loader = createArticleLoader(state, host.element, () => {
    if (loader.stage() === 'shown') state.liveRegion.announce($words.get().whole)
    render()
  })
  const address = () => articleAt((host.$attributes.get().articlePath ?? '').trim())
  const setGate = (now: Gate | null) => {
    gate = now
    if (gate === 'open') loader.open(address())
    else loader.close()
    render()
  }
  const update = async () => {
    const now = session.$session.get()
    if (!('user' in now)) return setGate(now.status === 'guest' || now.failure ? 'guest' : null)
    if (now.status === 'subscribers') return setGate('open')
    const reader = now.user.id
    const { kind } = host.$attributes.get()
    const result = await quota.read(kind)
    // The reader or the attribute may have changed meanwhile.
    const still = session.$session.get()
    if (destroyed || !('user' in still) || still.user.id !== reader) return
    if (host.$attributes.get().kind !== kind) return
    if (result.ok) return setGate(result.granted ? 'open' : 'spent')
    setGate(result.failure.kind === 'signed-out' ? 'guest' : 'open')
  }

  const offs = [
    session.$session.listen(() => void update()),
    host.$attributes.listen(() => void update()),
    () => {
      destroyed = true
      loader.close()
    },
  ]
  const { render, ...model } = createView([$words], view, ...offs)
  void update()
  return model
}
