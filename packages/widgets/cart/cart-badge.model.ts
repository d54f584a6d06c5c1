import type { Model } from '@bindery/element/host.ts'
import { atom } from 'nanostores'
import { type CartCount, type CartCountPage, countCart } from './cart-count.ts'

export type CartBadgeView = Omit<CartCount, 'number'>

/** The number of things in the cart. Nothing is drawn until it is known. */
export const createCartBadgeModel = (state: CartCountPage): Model<CartBadgeView> => {
  const { $count, destroy } = countCart(state)
  const view = (): CartBadgeView | null => {
    const { number, ...rest } = $count.get()
    return number === null ? null : rest
  }
  const $view = atom(view())
  const off = $count.listen(() => $view.set(view()))
  return {
    $view,
    destroy: () => {
      off()
      destroy()
    },
  }
}
