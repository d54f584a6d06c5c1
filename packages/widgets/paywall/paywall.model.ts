import type { Host, Model } from '@bindery/element/host.ts'
import { articleAt } from '@bindery/state/article.ts'
import type { Screen } from '@bindery/state/auth.ts'
import { type QuotaKind, quotaLimits, quotasOf } from '@bindery/state/quota.ts'
import type { State } from '@bindery/state/state.ts'
import { atom } from 'nanostores'
import { type PaywallWords, paywallMessages } from './paywall.messages.ts'
import { type Bring, bringTo, createRest, type Rest } from './paywall.rest.ts'

/** Who stands before the gate: a guest, or a reader whose free articles are spent. `open`: nobody. */
export type Gate = 'open' | 'guest' | 'spent'

export interface PaywallView {
  readonly gate: Gate
  readonly kind: QuotaKind
  /** Free articles in all. */
  readonly limit: number
  /** Of an article that the page has only the beginning of. */
  readonly rest: Rest
  readonly words: PaywallWords
  /** Where subscriptions are sold. */
  readonly store: string
  request(screen: Screen): void
  /** Asks for the rest of the article once more. */
  again(): void
}

/**
 * The paywall. A registered reader's article is counted here, and the server says whether it may be
 * read. When the server cannot say, nobody is shut out. Until it is known who reads: null.
 * @param bring puts the whole article where its beginning stands
 */
export const createPaywallModel = (
  state: State,
  host: Host<{ readonly kind: QuotaKind; readonly articlePath?: string | undefined }>,
  bring: Bring = bringTo(state, host.element),
): Model<PaywallView> => {
  const { auth, session } = state
  const quota = quotasOf(state)
  const $words = state.messages.define('paywall', paywallMessages)
  const $view = atom<PaywallView | null>(null)
  let gate: Gate | null = null
  let gone = false

  const request = (screen: Screen) => {
    const options = { screen, reason: $words.get().wish, fromPaywall: true }
    void auth.request(options, host.element)?.catch(() => {})
  }
  const paint = () => {
    const { kind } = host.$attributes.get()
    const known = (kind === 'ascend' ? quota.$ascendQuota : quota.$quota).get()
    const limit = known.status === 'known' ? known.limit : quotaLimits[kind]
    const { store } = state.settings.paths
    const view = { kind, limit, store, words: $words.get(), rest: rest.now() }
    $view.set(gate && { gate, ...view, request, again: () => rest.open(address()) })
  }
  const rest = createRest(bring, () => {
    if (rest.now() === 'there') state.status.announce($words.get().whole)
    paint()
  })
  const address = () => articleAt((host.$attributes.get().articlePath ?? '').trim())
  const judged = (now: Gate | null) => {
    gate = now
    if (gate === 'open') rest.open(address())
    else rest.close()
    paint()
  }
  const judge = async () => {
    const now = session.$session.get()
    if (!('user' in now)) return judged(now.status === 'guest' || now.failure ? 'guest' : null)
    if (now.status === 'subscribers') return judged('open')
    const reader = now.user.id
    const { kind } = host.$attributes.get()
    const result = await quota.read(kind)
    const still = session.$session.get()
    if (gone || !('user' in still) || still.user.id !== reader) return
    if (host.$attributes.get().kind !== kind) return
    if (result.ok) return judged(result.granted ? 'open' : 'spent')
    judged(result.failure.kind === 'signed-out' ? 'guest' : 'open')
  }

  const offs = [
    session.$session.subscribe(() => void judge()),
    host.$attributes.listen(() => void judge()),
    $words.listen(paint),
  ]
  return {
    $view,
    destroy: () => {
      gone = true
      rest.close()
      for (const off of offs) off()
    },
  }
}
