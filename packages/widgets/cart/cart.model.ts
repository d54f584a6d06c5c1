import { isMaintained } from '@bindery/contract/cart-rule.ts'
import type { Host, Model } from '@bindery/element/host.ts'
import { cartMessages } from '@bindery/state/cart.messages.ts'
import { type Cart, cartOf, countOf } from '@bindery/state/cart.ts'
import type { State } from '@bindery/state/state.ts'
import { atom } from 'nanostores'
import { createEstimate, createPromo } from './cart.forms.ts'
import { createLines } from './cart.lines.ts'
import { cartPageMessages } from './cart.messages.ts'
import { moneyIn } from './cart.rows.ts'
import type { CartSum, CartView } from './cart.view.ts'
import { problemWords } from './cart.words.ts'

type Page = Pick<
  State,
  'cart' | 'environment' | 'messages' | 'online' | 'session' | 'settings' | 'status' | '$country'
>

/** The cart's page: for guests and readers. */
export const createCartModel = (state: Page, host: Host<object>): Model<CartView> => {
  const { environment, messages, session, settings } = state
  const store = cartOf(state)
  const $words = messages.define('cart', cartPageMessages)
  const $verb = messages.define('cart-verb', cartMessages)
  let message: string | null = null
  let asking = false
  const paint = () => $view.set(view())
  const around = { element: host.element, words: () => $words.get(), paint }
  const lines = createLines(state, around)
  const promo = createPromo(state, around)
  const estimate = createEstimate(state, around)

  const explain = async () => {
    const { failure } = store.$cart.get()
    if (!failure) message = null
    else message = await problemWords(failure, state)
    paint()
  }
  const retry = async () => {
    if (asking) return
    asking = true
    message = null
    paint()
    await store.load()
    asking = false
    await explain()
  }
  const news = ({ notices, items }: Cart): string[] => {
    const words = $words.get()
    const told = notices.flatMap(({ kind, title, count }) => {
      if (kind === 'merged') return [words.merged(count)]
      return kind === 'removed' ? [words.vanished({ title })] : []
    })
    const dearer = items.some(({ previousPrice }) => previousPrice !== undefined)
    return dearer ? [...told, words.pricesChanged] : told
  }
  const sums = (cart: Cart): CartSum[] => {
    const words = $words.get()
    const money = moneyIn(cart, state)
    const sum = (name: string, label: string, amount: string): CartSum => ({ name, label, amount })
    const less = cart.base_amount - cart.subTotal
    const open = words.notEstimated
    const free = cart.estimate && cart.shippingCost === 0
    return [
      ...(less > 0
        ? [
            sum('base', words.listPrices, money(cart.base_amount)),
            sum('saved', words.saved, `−${money(less)}`),
          ]
        : []),
      sum('subTotal', words.subTotal, money(cart.subTotal)),
      ...(cart.discount_amount > 0
        ? [sum('discount', words.discount, `−${money(cart.discount_amount)}`)]
        : []),
      sum('tax', words.tax, cart.estimate ? money(cart.tax) : open),
      sum(
        'shipping',
        words.shipping,
        free ? words.free : cart.estimate ? money(cart.shippingCost) : open,
      ),
    ]
  }
  const view = (): CartView => {
    const now = store.$cart.get()
    const words = $words.get()
    const { shippingPayment: checkoutHref, store: storeHref } = settings.paths
    const frame = { words, storeHref, message, retry: () => void retry() }
    if (now.status === 'unknown') return { ...frame, step: message ? 'failed' : 'loading' }
    const { cart, saving } = now
    const place = estimate.placeOf(cart)
    return {
      ...frame,
      step: 'shown',
      ...lines.view(cart, saving),
      count: words.items(countOf(cart)),
      news: news(cart),
      maintenance: isMaintained(cart) ? $verb.get().maintenance : null,
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
      seen: () => void store.seen({ from: host.element }).then(paint),
      dropPromo: promo.drop,
    }
  }
  const $view = atom<CartView>(view())
  const offs = [
    store.$cart.listen(({ failure }) => {
      if (failure) return void explain()
      message = null
      paint()
    }),
    $words.listen(paint),
    state.$country.listen(paint),
    session.$departures.listen(() => {
      for (const part of [lines, promo, estimate]) part.forget()
      paint()
    }),
    environment.onVisibility((visible) => visible && void store.load()),
  ]
  return {
    $view,
    destroy: () => {
      for (const off of offs) off()
    },
  }
}
