import { isUnderMaintenance } from '@bindery/contract/cart-rule.ts'
import { createView, type Host, type Model } from '@bindery/element/host.ts'
import { cartMessages } from '@bindery/state/cart/cart.messages.ts'
import { type CartPage, type CartState, cartOf } from '@bindery/state/cart/cart.ts'
import { cartProblem } from '@bindery/state/cart/cart-problem.ts'
import type { Failure } from '@bindery/state/client/failure.ts'
import type { CloseReason } from '@bindery/state/environment/overlay.events.ts'
import { createFlyout, type FlyoutAttributes } from '@bindery/state/page/flyout.ts'
import type { State } from '@bindery/state/state.ts'
import { miniCartFlyoutMessages } from '../cart.messages.ts'
import { type CartRow, moneyIn, rowOf } from '../cart-rows.ts'

export type MiniCartFlyoutAttributes = FlyoutAttributes

interface Frame {
  readonly anchor: HTMLElement
  readonly words: typeof miniCartFlyoutMessages
  readonly cartHref: string
  readonly storeHref: string
  /** Why the cart could not be loaded. Lines beside it are from the last successful load. */
  readonly message: string | null
  retry(): void
  close(reason?: CloseReason): void
}

export type MiniCartFlyoutView =
  | { readonly step: 'closed' }
  | (Frame & { readonly step: 'loading' | 'failed' })
  | (Frame & { readonly step: 'empty'; readonly notice: string | null })
  | (Frame & {
      readonly step: 'filled'
      readonly rows: readonly CartRow[]
      /** How many lines are not shown. */
      readonly more: number
      readonly total: string
      /** A notice during maintenance. */
      readonly notice: string | null
    })

/** The flyout shows this many lines, the cart's page all. */
const maxLines = 10

/** The page's mini-cart flyout. It follows the cart while it is open. */
export const createMiniCartFlyoutModel = (
  state: CartPage & Pick<State, 'messages' | 'overlays' | 'settings'>,
  host: Host<MiniCartFlyoutAttributes>,
): Model<MiniCartFlyoutView> => {
  const { messages, overlays, settings } = state
  const store = cartOf(state)
  const $words = messages.define('mini-cart-flyout', miniCartFlyoutMessages)
  const $cartWords = messages.define('cart-verb', cartMessages)
  const panel = createFlyout(state, host, 'bindery-mini-cart-flyout', () => ({}))
  let message: string | null = null

  const explain = (failure: Failure) => {
    message = cartProblem(failure, messages)
    render()
  }
  const retry = () => {
    message = null
    render()
    void store.load()
  }
  // One object, so that a closed flyout ignores changes of the cart.
  const closed: MiniCartFlyoutView = { step: 'closed' }
  const view = (): MiniCartFlyoutView => {
    const request = panel.$request.get()
    if (!request) return closed
    const words = $words.get()
    const { shoppingCart: cartHref, store: storeHref } = settings.paths
    const { anchor } = request
    const close = overlays.closeFlyouts
    const frame = { anchor, words, cartHref, storeHref, close, message, retry }
    const now = store.$cart.get()
    if (now.status === 'unknown') return { ...frame, step: message ? 'failed' : 'loading' }
    const { cart } = now
    const notice = isUnderMaintenance(cart) ? $cartWords.get().maintenance : null
    const { items } = cart
    if (items.length === 0) return { ...frame, step: 'empty', notice }
    return {
      ...frame,
      step: 'filled',
      rows: items.slice(0, maxLines).map((item) => rowOf(item, cart, state, words)),
      more: Math.max(0, items.length - maxLines),
      total: moneyIn(cart, state)(cart.cart_amount),
      notice,
    }
  }
  const onRequest = () => {
    render()
    const { status, failure } = store.$cart.get()
    if (panel.$request.get() && (status === 'unknown' || failure)) retry()
  }
  const onCart = ({ failure }: CartState) => {
    if (!failure) message = null
    render()
    if (failure && panel.$request.get()) explain(failure)
  }
  const offs = [panel.$request.listen(onRequest), store.$cart.listen(onCart), panel.destroy]
  const { render, ...model } = createView([$words], view, ...offs)
  onRequest()
  return model
}
