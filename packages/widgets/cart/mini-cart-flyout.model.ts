import { isMaintained } from '@bindery/contract/cart-rule.ts'
import type { Host, Model } from '@bindery/element/host.ts'
import { cartMessages } from '@bindery/state/cart.messages.ts'
import { type CartState, cartOf } from '@bindery/state/cart.ts'
import type { Failure } from '@bindery/state/failure.ts'
import { createFlyout, type FlyoutAttributes } from '@bindery/state/flyout.ts'
import { miniCartTag } from '@bindery/state/mini-cart.ts'
import type { PanelRequest } from '@bindery/state/overlay.ts'
import type { State } from '@bindery/state/state.ts'
import { atom } from 'nanostores'
import { type CartRow, moneyIn, rowOf } from './cart.rows.ts'
import { problemWords } from './cart.words.ts'
import { miniCartFlyoutMessages } from './mini-cart-flyout.messages.ts'

export type MiniCartFlyoutAttributes = FlyoutAttributes

interface Frame {
  readonly anchor: HTMLElement
  readonly words: typeof miniCartFlyoutMessages
  readonly cartHref: string
  readonly storeHref: string
  /** Why the cart could not be had; beside lines: they are those that were known before. */
  readonly message: string | null
  again(): void
  close(): void
}

export type MiniCartFlyoutView =
  | { readonly step: 'closed' }
  | (Frame & { readonly step: 'loading' | 'failed' })
  | (Frame & { readonly step: 'empty'; readonly notice: string | null })
  | (Frame & {
      readonly step: 'filled'
      readonly rows: readonly CartRow[]
      /** Lines that are not shown here. */
      readonly more: number
      readonly total: string
      /** What is said while the store is being looked after. */
      readonly notice: string | null
    })

/** Lines that the box shows; the cart's page shows all of them. */
const mostShown = 10

/** The page's mini-cart: what is in the cart, as long as it is open. */
export const createMiniCartFlyoutModel = (
  state: Pick<
    State,
    'cart' | 'environment' | 'messages' | 'online' | 'overlays' | 'session' | 'settings'
  >,
  host: Host<MiniCartFlyoutAttributes>,
): Model<MiniCartFlyoutView> => {
  const { messages, overlays, settings } = state
  const store = cartOf(state)
  const $words = messages.define('mini-cart-flyout', miniCartFlyoutMessages)
  const $verb = messages.define('cart-verb', cartMessages)
  const panel = createFlyout(state, host, miniCartTag, () => ({}))
  let message: string | null = null

  /** Only of the last failure: it may have been mended while its words came. */
  const explain = async (failure: Failure) => {
    const words = await problemWords(failure, state)
    if (store.$cart.get().failure !== failure) return
    message = words
    paint()
  }
  const again = () => {
    message = null
    paint()
    void store.load()
  }
  const view = (request: PanelRequest | null): MiniCartFlyoutView => {
    if (!request) return { step: 'closed' }
    const words = $words.get()
    const { shoppingCart: cartHref, store: storeHref } = settings.paths
    const { anchor } = request
    const close = overlays.closeFlyouts
    const frame = { anchor, words, cartHref, storeHref, close, message, again }
    const now = store.$cart.get()
    if (now.status === 'unknown') return { ...frame, step: message ? 'failed' : 'loading' }
    const { cart } = now
    const notice = isMaintained(cart) ? $verb.get().maintenance : null
    const { items } = cart
    if (items.length === 0) return { ...frame, step: 'empty', notice }
    return {
      ...frame,
      step: 'filled',
      rows: items.slice(0, mostShown).map((item) => rowOf(item, cart, state, words)),
      more: Math.max(0, items.length - mostShown),
      total: moneyIn(cart, state)(cart.cart_amount),
      notice,
    }
  }
  const $view = atom<MiniCartFlyoutView>({ step: 'closed' })
  const paint = () => {
    const next = view(panel.$request.get())
    // A closed box has nothing to draw anew when the cart changes.
    if (next.step !== 'closed' || $view.get().step !== 'closed') $view.set(next)
  }
  const opened = () => {
    paint()
    const { status, failure } = store.$cart.get()
    if (panel.$request.get() && (status === 'unknown' || failure)) again()
  }
  const changed = ({ failure }: CartState) => {
    if (!failure) message = null
    paint()
    if (failure && panel.$request.get()) void explain(failure)
  }
  const offs = [panel.$request.listen(opened), store.$cart.listen(changed), $words.listen(paint)]
  opened()
  return {
    $view,
    destroy: () => {
      for (const off of offs) off()
      panel.destroy()
    },
  }
}
