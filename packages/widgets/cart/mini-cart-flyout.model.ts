import { isMaintained } from '@bindery/contract/cart-rule.ts'
import { byId } from '@bindery/element/by-id.ts'
import type { Host, Model } from '@bindery/element/host.ts'
import { cartMessages } from '@bindery/state/cart.messages.ts'
import { cartOf } from '@bindery/state/cart.ts'
import { miniCartTag } from '@bindery/state/mini-cart.ts'
import type { PanelRequest } from '@bindery/state/overlay.ts'
import { createPanel } from '@bindery/state/panel.ts'
import type { State } from '@bindery/state/state.ts'
import { atom } from 'nanostores'
import { type CartRow, moneyIn, rowOf } from './cart.rows.ts'
import { problemWords } from './cart.words.ts'
import { miniCartFlyoutMessages } from './mini-cart-flyout.messages.ts'

export interface MiniCartFlyoutAttributes {
  readonly open: boolean
  readonly anchor: string | undefined
}

interface Frame {
  readonly anchor: HTMLElement
  readonly words: typeof miniCartFlyoutMessages
  readonly cartHref: string
  readonly storeHref: string
  close(): void
}

export type MiniCartFlyoutView =
  | { readonly step: 'closed' }
  | (Frame & { readonly step: 'loading' })
  | (Frame & { readonly step: 'failed'; readonly message: string; again(): void })
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
  const { environment, messages, overlays, settings } = state
  const store = cartOf(state)
  const $words = messages.define('mini-cart-flyout', miniCartFlyoutMessages)
  const $verb = messages.define('cart-verb', cartMessages)
  const { element } = host
  const asked = () => {
    const { anchor } = host.$attributes.get()
    const before = element.previousElementSibling as HTMLElement | null
    const at = anchor ? byId(element, anchor) : before
    if (at) return { anchor: at, about: {} }
    environment.warn(
      `<${miniCartTag} anchor="${anchor ?? ''}">: allowed is the id of an element of the page. It stays closed.`,
    )
    return null
  }
  const panel = createPanel(overlays, host, miniCartTag, asked)
  let message = ''

  const again = async () => {
    message = ''
    paint()
    const answer = await store.load()
    if (answer.ok) return
    message = await problemWords(answer.failure, state)
    paint()
  }
  const view = (request: PanelRequest | null): MiniCartFlyoutView => {
    if (!request) return { step: 'closed' }
    const words = $words.get()
    const { shoppingCart: cartHref, store: storeHref } = settings.paths
    const { anchor } = request
    const frame = { anchor, words, cartHref, storeHref, close: overlays.closeFlyouts }
    const now = store.$cart.get()
    if (now.status === 'unknown') {
      return message
        ? { ...frame, step: 'failed', message, again: () => void again() }
        : { ...frame, step: 'loading' }
    }
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
    if (panel.$request.get() && store.$cart.get().status === 'unknown') void again()
  }
  const offs = [panel.$request.listen(opened), store.$cart.listen(paint), $words.listen(paint)]
  opened()
  return {
    $view,
    destroy: () => {
      for (const off of offs) off()
      panel.destroy()
    },
  }
}
