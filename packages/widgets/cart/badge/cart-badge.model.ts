import { createView, type Model } from '@bindery/element/host.ts'
import { type Cart, type CartPage, cartOf, countOf } from '@bindery/state/cart/cart.ts'
import type { State } from '@bindery/state/state.ts'
import { atom, type ReadableAtom } from 'nanostores'
import { cartBadgeMessages } from '../cart.messages.ts'

type Page = CartPage & Pick<State, 'messages' | 'liveRegion'>

/** How many items are in the cart. */
export interface CartCount {
  /** null until the cart is loaded. */
  readonly number: number | null
  /** '3 items'; '' until the cart is loaded. */
  readonly words: string
  /** The number on the badge: '3', '99+', '' for none. */
  readonly short: string
}

export type CartBadgeView = Omit<CartCount, 'number'>

/** Carts whose count has been announced. A page with several badges announces it once. */
const announced = new WeakSet<Cart>()

/** Counts the items, and announces a changed number. The badge and the mini-cart's button use it. */
export const createCartCount = (
  page: Page,
): { readonly $count: ReadableAtom<CartCount>; destroy(): void } => {
  const { $cart } = cartOf(page)
  const $words = page.messages.define('cart-badge', cartBadgeMessages)
  let last: number | null = null
  const count = (): CartCount => {
    const now = $cart.get()
    if (now.status === 'unknown') return { number: null, words: '', short: '' }
    const number = countOf(now.cart)
    if (last !== null && last !== number && !announced.has(now.cart)) {
      announced.add(now.cart)
      page.liveRegion.announce($words.get().now(number))
    }
    last = number
    const short = number > 99 ? '99+' : `${number || ''}`
    return { number, words: $words.get().items(number), short }
  }
  const $count = atom<CartCount>({ number: null, words: '', short: '' })
  const update = () => {
    const [before, next] = [$count.get(), count()]
    if (before.number !== next.number || before.words !== next.words) $count.set(next)
  }
  const offs = [$cart.listen(update), $words.listen(update)]
  update()
  return {
    $count,
    destroy: () => {
      for (const off of offs) off()
    },
  }
}

/** The number of items in the cart. The badge renders nothing until the cart is loaded. */
export const createCartBadgeModel = (state: Page): Model<CartBadgeView> => {
  const { $count, destroy } = createCartCount(state)
  const view = (): CartBadgeView | null => {
    const { number, ...rest } = $count.get()
    return number === null ? null : rest
  }
  return createView([$count], view, destroy)
}
