import { isUnderMaintenance } from '@bindery/contract/cart-rule.ts'
import { createView, type Host, type Model } from '@bindery/element/host.ts'
import { cartMessages } from '@bindery/state/cart/cart.messages.ts'
import { type Cart, type CartState, cartOf, countOf } from '@bindery/state/cart/cart.ts'
import { cartProblem } from '@bindery/state/cart/cart-problem.ts'
import { pageReturnsOf } from '@bindery/state/environment/page-returns.ts'
import { type CartWords, cartPageMessages } from '../cart.messages.ts'
import { moneyIn } from '../cart-rows.ts'
import {
  type CartEstimate,
  type CartForm,
  type CartPageState,
  createEstimate,
  createPromo,
} from './cart-forms.ts'
import { type CartLinesView, createLines } from './cart-lines.ts'

/** A line of the summary. */
export interface CartSum {
  readonly name: string
  readonly label: string
  readonly amount: string
}

interface Frame {
  readonly words: CartWords
  readonly storeHref: string
  /** Why the cart could not be loaded the last time. */
  readonly message: string | null
  retry(): void
}

export interface ShownCart extends Frame, CartLinesView {
  readonly step: 'shown'
  /** '3 items'. */
  readonly count: string
  /** Changes that the reader did not make; [] once the reader has dismissed them. */
  readonly news: readonly string[]
  readonly maintenance: string | null
  readonly sums: readonly CartSum[]
  readonly total: string
  /** 'Estimated for California, United States'; null without an estimate. */
  readonly estimated: string | null
  readonly coupons: readonly {
    readonly code: string
    readonly words: string
    readonly applies: boolean
  }[]
  readonly promo: CartForm
  readonly estimate: CartEstimate
  readonly checkoutHref: string
  dismissNews(): void
  dropPromo(): void
}

export type CartView = (Frame & { readonly step: 'loading' | 'failed' }) | ShownCart

export interface CartAttributes {
  readonly empty: boolean
}

/** The cart's page: for guests and readers. */
export const createCartModel = (
  state: CartPageState,
  host: Host<CartAttributes>,
  /** The page has forms of the cart in the tag, which stay while the cart loads. */
  hasForms = false,
): Model<CartView> => {
  const { environment, messages, session, settings } = state
  const store = cartOf(state)
  const $words = messages.define('cart', cartPageMessages)
  const $cartWords = messages.define('cart-verb', cartMessages)
  let message: string | null = null
  let isRetrying = false
  const parts = { element: host.element, words: () => $words.get(), render: () => render() }
  /** Says what a form has changed, and the total after it. */
  const announce = (changeOf: (cart: ShownCart) => string | null | undefined) => {
    const now = view()
    if (now?.step !== 'shown') return
    const change = changeOf(now)?.replace(/\.?$/, '. ') ?? ''
    state.liveRegion.announce(`${change}${now.words.grandTotal} ${now.total}`)
  }
  const lines = createLines(state, parts)
  const promo = createPromo(state, parts, (removed) =>
    announce(({ words, coupons }) =>
      removed === undefined ? coupons[0]?.words : words.promoRemoved({ code: removed }),
    ),
  )
  const estimate = createEstimate(state, parts, () => announce(({ estimated }) => estimated))

  const explain = () => {
    const { failure } = store.$cart.get()
    message = failure ? cartProblem(failure, messages) : null
    render()
  }
  const retry = async () => {
    if (isRetrying) return
    isRetrying = true
    message = null
    render()
    await store.load()
    isRetrying = false
    explain()
  }
  const news = ({ notices, items }: Cart): string[] => {
    const words = $words.get()
    const texts = notices.flatMap(({ kind, title, count }) => {
      if (kind === 'merged') return [words.merged(count)]
      return kind === 'removed' ? [words.vanished({ title })] : []
    })
    const hasNewPrices = items.some(({ previousPrice }) => previousPrice !== undefined)
    return hasNewPrices ? [...texts, words.pricesChanged] : texts
  }
  const sums = (cart: Cart): CartSum[] => {
    const words = $words.get()
    const money = moneyIn(cart, state)
    const sum = (name: string, label: string, amount: string): CartSum => ({ name, label, amount })
    const saved = cart.base_amount - cart.subTotal
    const isFree = cart.estimate && cart.shippingCost === 0
    const estimated = (amount: string) => (cart.estimate ? amount : words.notEstimated)
    return [
      ...(saved > 0
        ? [
            sum('base', words.listPrices, money(cart.base_amount)),
            sum('saved', words.saved, `−${money(saved)}`),
          ]
        : []),
      sum('subTotal', words.subTotal, money(cart.subTotal)),
      ...(cart.discount_amount > 0
        ? [sum('discount', words.discount, `−${money(cart.discount_amount)}`)]
        : []),
      sum('tax', words.tax, estimated(money(cart.tax))),
      sum('shipping', words.shipping, isFree ? words.free : estimated(money(cart.shippingCost))),
    ]
  }
  const view = (): CartView | null => {
    const now = store.$cart.get()
    const words = $words.get()
    const { shippingPayment: checkoutHref, store: storeHref } = settings.paths
    const frame = { words, storeHref, message, retry: () => void retry() }
    if (now.status === 'unknown' && !message && hasForms) return null
    if (now.status === 'unknown') return { ...frame, step: message ? 'failed' : 'loading' }
    const { cart, saving } = now
    const place = estimate.placeOf(cart)
    return {
      ...frame,
      step: 'shown',
      ...lines.view(cart, saving),
      count: words.items(countOf(cart)),
      news: news(cart),
      maintenance: isUnderMaintenance(cart) ? $cartWords.get().maintenance : null,
      sums: sums(cart),
      total: moneyIn(cart, state)(cart.grandTotal),
      estimated: place && words.estimatedFor({ place }),
      coupons: cart.coupons.map(({ code, description: what, applies }) => ({
        code,
        words: applies ? words.applied({ code, what }) : words.notApplied({ code }),
        applies,
      })),
      promo: promo.view(),
      estimate: estimate.view(cart),
      checkoutHref,
      dismissNews: () => void store.seen({ from: host.element }).then(render),
      dropPromo: promo.drop,
    }
  }
  const reflect = (now: CartState) =>
    host.set('empty', now.status === 'known' && now.cart.items.length === 0)
  reflect(store.$cart.get())
  const offs = [
    store.$cart.listen((now) => {
      const { failure } = now
      reflect(now)
      if (failure) return explain()
      message = null
      render()
    }),
    session.$readerChanges.listen(() => {
      for (const part of [lines, promo, estimate]) part.reset()
      render()
    }),
    pageReturnsOf(environment).on(() => void store.load()),
  ]
  const { render, ...model } = createView([$words, state.$country], view, ...offs)
  return model
}
