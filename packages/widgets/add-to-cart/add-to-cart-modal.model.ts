import { permission, showsPrice } from '@bindery/contract/product-rule.ts'
import { safeUrl } from '@bindery/contract/safe-url.ts'
import type { Host, Model } from '@bindery/element/host.ts'
import { type Purchase, type Purchased, purchasesOf } from '@bindery/state/cart/add-to-cart.ts'
import { cartProblem } from '@bindery/state/cart/cart-problem.ts'
import { type Product, readProduct } from '@bindery/state/cart/product.ts'
import type { Failure } from '@bindery/state/client/failure.ts'
import type { Off } from '@bindery/state/environment/environment.ts'
import { moneyOf } from '@bindery/state/messages/money.ts'
import type { State } from '@bindery/state/state.ts'
import { atom } from 'nanostores'
import { type ModalWords, modalMessages } from './add-to-cart.messages.ts'

/** A product that goes with the added one. */
export interface Suggestion {
  readonly title: string
  readonly href: string
  /** '' if no price is shown. */
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
      readonly suggestions: readonly Suggestion[]
      readonly checkout: string
    })
  | (Frame & {
      readonly step: 'refused'
      /** How to reach customer service, and which ids to quote. */
      readonly advice: string
      /** Why the server refused; '' if unknown. */
      readonly reason: string
      readonly phone: string | null
      readonly help: string
    })

const maxSuggestions = 3

/** Failures whose message says no more than the title of the modal. */
const vagueKinds: readonly Failure['kind'][] = ['server', 'unexpected', 'contract']

/** The page's confirmation: added, refused, or under maintenance. */
export const createModalModel = (
  state: State,
  host: Host<Record<never, never>>,
): Model<ModalView> => {
  const { environment, messages, overlays, settings } = state
  const $words = messages.define('add-to-cart-modal', modalMessages)
  const purchases = purchasesOf(state)
  const { origin } = environment.location()
  let release: Off | null = null
  let suggestions: readonly Suggestion[] = []
  let reason = ''
  /** The reader closed the modal during the request. The result opens it again. */
  let isHidden = false
  const $view = atom<ModalView>({ step: 'closed' })

  const close = () => {
    if (purchases.$purchase.get()?.step === 'processing') {
      isHidden = true
      return render()
    }
    purchases.close()
  }
  const lineOf = ({ title, quantity, type }: Purchased) => {
    if (type === permission) return $words.get().permission({ quantity, title })
    return quantity > 1 ? $words.get().many({ title, quantity }) : title
  }
  const suggestionOf =
    (currency: string) =>
    (product: Product): Suggestion => {
      const price = product.availabilities[0]?.listPrice ?? 0
      const isShown = showsPrice(price, product.contentType)
      return {
        title: product.title,
        href: safeUrl(product.url, origin),
        price: isShown ? moneyOf(price, { ...settings, currency }) : '',
      }
    }
  /** Loads the suggestions, or the reason of a refusal, while the modal is already open. */
  const loadDetails = async (purchase: Purchase) => {
    const [first] = purchase.items
    if (purchase.step === 'added' && first) {
      const answer = await readProduct(state, first.productId)
      if (!answer.ok || purchases.$purchase.get() !== purchase) return
      const { together, currency } = answer.product
      const ids = purchase.items.map(({ productId }) => productId)
      suggestions = together
        .filter(
          ({ id, url, availabilities }) =>
            url &&
            !ids.includes(id) &&
            !availabilities.some((way) => ids.includes(way.availabilityId)),
        )
        .slice(0, maxSuggestions)
        .map(suggestionOf(currency))
      render()
    }
    if (purchase.step === 'refused' && !vagueKinds.includes(purchase.failure.kind)) {
      reason = cartProblem(purchase.failure, messages)
      render()
    }
  }
  const viewOf = (purchase: Purchase): ModalView => {
    const words = $words.get()
    const { step, items } = purchase
    if (step === 'added') {
      const checkout = settings.paths.shoppingCart
      return { step, words, close, lines: items.map(lineOf), suggestions, checkout }
    }
    if (step !== 'refused') return { step, words, close }
    const phone = settings.customerServicePhone
    const ids = [...new Set(items.map(({ productId }) => productId))].join(', ')
    const advice = phone ? words.call({ phone, ids }) : words.write({ ids })
    return { step, words, close, advice, reason, phone, help: settings.paths.customerService }
  }
  const render = () => {
    const purchase = purchases.$purchase.get()
    const isOpen = purchase && !(isHidden && purchase.step === 'processing')
    $view.set(isOpen ? viewOf(purchase) : { step: 'closed' })
    if (isOpen) release ??= overlays.open({ id: host.id, kind: 'modal', close: onReplaced })
    else {
      release?.()
      release = null
    }
  }
  /** Another modal has replaced this one, for example the sign-in. */
  const onReplaced = () => {
    release = null
    purchases.close()
  }
  const onPurchase = () => {
    suggestions = []
    reason = ''
    const purchase = purchases.$purchase.get()
    if (purchase?.step !== 'processing') isHidden = false
    render()
    // A failure here is not shown: these are only details.
    if (purchase) loadDetails(purchase).catch(() => {})
  }
  onPurchase()
  const offs = [
    purchases.$purchase.listen(onPurchase),
    $words.listen(render),
    state.session.$readerChanges.listen(() => purchases.close()),
  ]
  return {
    $view,
    destroy: () => {
      for (const off of offs) off()
      release?.()
    },
  }
}
