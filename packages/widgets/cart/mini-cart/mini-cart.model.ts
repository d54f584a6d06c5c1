import { createView, type Host, type Model } from '@bindery/element/host.ts'
import type { CartPage } from '@bindery/state/cart/cart.ts'
import { createTrigger } from '@bindery/state/page/trigger.ts'
import type { State } from '@bindery/state/state.ts'
import { createCartCount } from '../badge/cart-badge.model.ts'
import { miniCartMessages } from '../cart.messages.ts'

export interface MiniCartView {
  /** 'Cart'. */
  readonly label: string
  /** '3 items'; '' until the cart is loaded. */
  readonly words: string
  /** The number on the badge; '' for none. */
  readonly short: string
  readonly open: boolean
  toggle(button: HTMLElement): void
}

/** The header's button for the mini-cart, with its badge. */
export const createMiniCartModel = (
  state: CartPage & Pick<State, 'messages' | 'overlays' | 'liveRegion'>,
  host: Host<object>,
): Model<MiniCartView> => {
  const $words = state.messages.define('mini-cart', miniCartMessages)
  const trigger = createTrigger(state.overlays, host, (anchor) => ({
    tag: 'bindery-mini-cart-flyout',
    anchor,
    about: {},
  }))
  const count = createCartCount(state)
  const view = (): MiniCartView => {
    const { words, short } = count.$count.get()
    const { toggle, $open } = trigger
    return { label: $words.get().cart, words, short, open: $open.get(), toggle }
  }
  return createView([trigger.$open, count.$count, $words], view, count.destroy, trigger.destroy)
}
