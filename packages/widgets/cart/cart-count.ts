import { type Cart, cartOf, countOf } from '@bindery/state/cart.ts'
import type { State } from '@bindery/state/state.ts'
import { atom, type ReadableAtom } from 'nanostores'
import { cartBadgeMessages } from './cart-badge.messages.ts'

export type CartCountPage = Pick<
  State,
  'cart' | 'environment' | 'messages' | 'online' | 'session' | 'status'
>

/** How many things are in the cart, for what shows it on every page. */
export interface CartCount {
  /** null: not known. */
  readonly number: number | null
  /** '3 items'; '' while it is not known. */
  readonly words: string
  /** As it is drawn: '3', '99+', '' for none. */
  readonly short: string
}

/** Carts that were spoken of: of several badges one says it. */
const spoken = new WeakSet<Cart>()

/** Counts the cart, and says when the number changes. */
export const countCart = (
  page: CartCountPage,
): { readonly $count: ReadableAtom<CartCount>; destroy(): void } => {
  const { $cart } = cartOf(page)
  const $words = page.messages.define('cart-badge', cartBadgeMessages)
  let last: number | null = null
  const look = (): CartCount => {
    const now = $cart.get()
    if (now.status === 'unknown') return { number: null, words: '', short: '' }
    const number = countOf(now.cart)
    if (last !== null && last !== number && !spoken.has(now.cart)) {
      spoken.add(now.cart)
      page.status.announce($words.get().now(number))
    }
    last = number
    const short = number > 99 ? '99+' : `${number || ''}`
    return { number, words: $words.get().items(number), short }
  }
  const $count = atom<CartCount>({ number: null, words: '', short: '' })
  const paint = () => {
    const [before, next] = [$count.get(), look()]
    if (before.number !== next.number || before.words !== next.words) $count.set(next)
  }
  const offs = [$cart.listen(paint), $words.listen(paint)]
  paint()
  return {
    $count,
    destroy: () => {
      for (const off of offs) off()
    },
  }
}
