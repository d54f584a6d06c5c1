import type { Host, Model } from '@bindery/element/host.ts'
import { miniCartPanel } from '@bindery/state/mini-cart.ts'
import type { State } from '@bindery/state/state.ts'
import { createTrigger } from '@bindery/state/trigger.ts'
import { atom } from 'nanostores'
import { countCart } from './cart-count.ts'
import { miniCartMessages } from './mini-cart.messages.ts'

export interface MiniCartView {
  /** 'Cart'. */
  readonly label: string
  /** '3 items'; '' while it is not known. */
  readonly words: string
  /** What the badge shows; '' for none. */
  readonly short: string
  readonly open: boolean
  toggle(button: HTMLElement): void
}

/** The header's button for the mini-cart, with its badge. */
export const createMiniCartModel = (
  state: Pick<
    State,
    'cart' | 'environment' | 'messages' | 'online' | 'overlays' | 'session' | 'status'
  >,
  host: Host<object>,
): Model<MiniCartView> => {
  const $words = state.messages.define('mini-cart', miniCartMessages)
  const trigger = createTrigger(state.overlays, host, miniCartPanel)
  const count = countCart(state)
  const view = (): MiniCartView => {
    const { words, short } = count.$count.get()
    const { toggle, $open } = trigger
    return { label: $words.get().cart, words, short, open: $open.get(), toggle }
  }
  const $view = atom(view())
  const paint = () => $view.set(view())
  const offs = [trigger.$open.listen(paint), count.$count.listen(paint), $words.listen(paint)]
  return {
    $view,
    destroy: () => {
      for (const off of offs) off()
      count.destroy()
      trigger.destroy()
    },
  }
}
