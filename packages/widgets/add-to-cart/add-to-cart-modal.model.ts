import { permission, showsPrice } from '@bindery/contract/product-rule.ts'
import { safeUrl } from '@bindery/contract/safe-url.ts'
import type { Host, Model } from '@bindery/element/host.ts'
import { type Purchase, type Purchased, purchasesOf } from '@bindery/state/add-to-cart.ts'
import type { Off } from '@bindery/state/environment.ts'
import type { Failure } from '@bindery/state/failure.ts'
import { moneyOf } from '@bindery/state/money.ts'
import { type Product, readProduct } from '@bindery/state/product.ts'
import type { State } from '@bindery/state/state.ts'
import { atom } from 'nanostores'
import { type ModalWords, modalMessages } from './add-to-cart-modal.messages.ts'

/** Something that goes with what was added. */
export interface Alike {
  readonly title: string
  readonly href: string
  /** '' where none is shown. */
  readonly price: string
}

interface Frame {
  readonly words: ModalWords
  close(): void
}

export type ModalView =
  | { readonly step: 'closed' }
  | (Frame & { readonly step: 'processing' })
  | (Frame & { readonly step: 'maintenance' })
  | (Frame & {
      readonly step: 'added'
      readonly lines: readonly string[]
      readonly alike: readonly Alike[]
      readonly checkout: string
    })
  | (Frame & {
      readonly step: 'refused'
      /** Whom to call, and what to quote. */
      readonly advice: string
      /** Why, where the server has said so. */
      readonly reason: string
      readonly phone: string | null
      readonly help: string
    })

/** Other products that are shown beside what was added. */
const most = 3

/** Failures of which no more can be said than the apology does. */
const vague: readonly Failure['kind'][] = ['server', 'unexpected', 'contract']

/** The page's confirmation: what was added, what was not, or why nothing can be. */
export const createModalModel = (
  state: State,
  host: Host<Record<never, never>>,
): Model<ModalView> => {
  const { environment, messages, overlays, settings } = state
  const $words = messages.define('add-to-cart-modal', modalMessages)
  const purchases = purchasesOf(state)
  const { origin } = environment.location()
  let release: Off | null = null
  let alike: readonly Alike[] = []
  let reason = ''
  /** Closed while it was under way: how it ended is shown all the same. */
  let hidden = false
  const $view = atom<ModalView>({ step: 'closed' })

  const close = () => {
    if (purchases.$purchase.get()?.step === 'processing') {
      hidden = true
      return paint()
    }
    purchases.close()
  }
  const lineOf = ({ title, quantity, type }: Purchased) => {
    if (type === permission) return $words.get().permission({ quantity, title })
    return quantity > 1 ? $words.get().many({ title, quantity }) : title
  }
  const alikeOf =
    (currency: string) =>
    (product: Product): Alike => {
      const price = product.availabilities[0]?.listPrice ?? 0
      const shown = showsPrice(price, product.contentType)
      return {
        title: product.title,
        href: safeUrl(product.url, origin),
        price: shown ? moneyOf(price, { ...settings, currency }) : '',
      }
    }
  /** What goes with it, and why it was refused, is looked up while the rest is shown. */
  const enrich = async (purchase: Purchase) => {
    const [first] = purchase.items
    if (purchase.step === 'added' && first) {
      const answer = await readProduct(state, first.productId)
      if (!answer.ok || purchases.$purchase.get() !== purchase) return
      const { together, currency } = answer.product
      const ids = purchase.items.map(({ productId }) => productId)
      alike = together
        .filter(
          ({ id, url, availabilities }) =>
            url &&
            !ids.includes(id) &&
            !availabilities.some((way) => ids.includes(way.availabilityId)),
        )
        .slice(0, most)
        .map(alikeOf(currency))
      paint()
    }
    if (purchase.step === 'refused' && !vague.includes(purchase.failure.kind)) {
      const { cartProblem } = await import('@bindery/state/cart-problem.ts')
      if (purchases.$purchase.get() !== purchase) return
      reason = cartProblem(purchase.failure, messages)
      paint()
    }
  }
  const viewOf = (purchase: Purchase): ModalView => {
    const words = $words.get()
    const { step, items } = purchase
    if (step === 'added') {
      const checkout = settings.paths.shoppingCart
      return { step, words, close, lines: items.map(lineOf), alike, checkout }
    }
    if (step !== 'refused') return { step, words, close }
    const phone = settings.customerServicePhone
    const ids = [...new Set(items.map(({ productId }) => productId))].join(', ')
    const advice = phone ? words.call({ phone, ids }) : words.write({ ids })
    return { step, words, close, advice, reason, phone, help: settings.paths.customerService }
  }
  const paint = () => {
    const purchase = purchases.$purchase.get()
    const shown = purchase && !(hidden && purchase.step === 'processing')
    $view.set(shown ? viewOf(purchase) : { step: 'closed' })
    if (shown) release ??= overlays.open({ id: host.id, kind: 'modal', close: gone })
    else {
      release?.()
      release = null
    }
  }
  /** Another modal has taken the place: that of a reader who has to sign in again, say. */
  const gone = () => {
    release = null
    purchases.close()
  }
  const follow = () => {
    alike = []
    reason = ''
    const purchase = purchases.$purchase.get()
    if (purchase?.step !== 'processing') hidden = false
    paint()
    // What fails here is not shown: it is no more than a suggestion.
    if (purchase) enrich(purchase).catch(() => {})
  }
  follow()
  const offs = [
    purchases.$purchase.listen(follow),
    $words.listen(paint),
    state.session.$departures.listen(() => purchases.close()),
  ]
  return {
    $view,
    destroy: () => {
      for (const off of offs) off()
      release?.()
    },
  }
}
