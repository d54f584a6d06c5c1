import { isQuantity } from '@bindery/contract/cart-rule.ts'
import { minorOf } from '@bindery/contract/money.ts'
import { lineTypeOf } from '@bindery/contract/product-rule.ts'
import { atom, type ReadableAtom } from 'nanostores'
import { type CartRequest, cartOf } from './cart.ts'
import { companions } from './companion.ts'
import type { Environment } from './environment.ts'
import type { Failure } from './failure.ts'
import { cartReferral } from './referral.ts'
import type { State } from './state.ts'

/** Something to be added: its title is for the reader. */
export interface Purchased extends CartRequest {
  readonly title: string
}

/** What the confirmation tells. */
export type Purchase = { readonly items: readonly Purchased[] } & (
  | { readonly step: 'processing' | 'added' | 'maintenance' }
  | { readonly step: 'refused'; readonly failure: Failure }
)

/** How it ended. `busy`: another one was under way, and nothing was done. */
export type PurchaseEnd = 'added' | 'refused' | 'maintenance' | 'cancelled' | 'signed-out' | 'busy'

/** What is put into the cart on a page, with its confirmation (spec content 2, 4 and 8). */
export interface Purchases {
  readonly $purchase: ReadableAtom<Purchase | null>
  /**
   * Puts products into the cart, once: whoever asks while one is under way is told `busy`. The confirmation
   * opens; when it takes a moment it says so first. When the answer is lost but the products are in the
   * cart, they count as added.
   */
  add(items: readonly Purchased[], from: HTMLElement): Promise<PurchaseEnd>
  /** The confirmation has been seen. */
  close(): void
}

const confirmationTag = 'bindery-add-to-cart-modal'

/** An answer that comes sooner shows no processing before it, in ms. */
const soon = 150

type Page = Pick<State, 'cart' | 'environment' | 'session' | 'online' | 'overlays' | 'settings'>

const createPurchases = (page: Page): Purchases => {
  const { environment, overlays } = page
  const cart = cartOf(page)
  const $purchase = atom<Purchase | null>(null)
  let busy = false

  const show = (purchase: Purchase, anchor: HTMLElement) => {
    const first = !$purchase.get()
    $purchase.set(purchase)
    if (!first) return
    // Asked for as a flyout, so that its tag is brought to the page; it shows itself as a modal.
    const panel = { tag: confirmationTag, anchor, about: {} } as const
    overlays.open({ id: confirmationTag, kind: 'flyout', close: () => {}, panel })
  }
  const quantityOf = ({ productId, type = '' }: CartRequest) => {
    const now = cart.$cart.get()
    if (now.status !== 'known') return null
    const line = now.cart.items.find(
      (one) => one.availabilityId === productId && one.type === (type ?? ''),
    )
    return line?.quantity ?? 0
  }
  /**
   * Whether what was sent is in the cart, though no answer came. `before`: the quantities then, null where
   * unknown.
   */
  const lies = async (items: readonly Purchased[], before: readonly (number | null)[]) => {
    if (before.includes(null)) return false
    await cart.load()
    return items.every((item, at) => (quantityOf(item) ?? 0) >= (before[at] ?? 0) + item.quantity)
  }
  const send = async (items: readonly Purchased[], from: HTMLElement): Promise<PurchaseEnd> => {
    const before = items.map(quantityOf)
    const off = environment.timer(soon, () => show({ step: 'processing', items }, from))
    const answer = await cart.add(
      items.map(({ title: _, ...item }) => item),
      { from },
    )
    off()
    const end = (step: 'added' | 'maintenance') => {
      show({ step, items }, from)
      return step
    }
    if (answer.ok) return end('added')
    const { failure } = answer
    const code = failure.kind === 'refused' ? failure.code : failure.kind
    if (code === 'maintenance') return end(code)
    if (code === 'cancelled' || code === 'signed-out') {
      $purchase.set(null)
      return code
    }
    if (failure.kind !== 'refused' && failure.kind !== 'busy' && (await lies(items, before))) {
      return end('added')
    }
    show({ step: 'refused', items, failure }, from)
    return 'refused'
  }
  return {
    $purchase,
    add: async (items, from) => {
      if (busy) return 'busy'
      busy = true
      return send(items, from).finally(() => {
        busy = false
      })
    },
    close: () => $purchase.set(null),
  }
}

const made = new WeakMap<Environment, Purchases>()

/** The purchases of the page, however many buttons ask. */
export const purchasesOf = (page: Page): Purchases => {
  const known = made.get(page.environment) ?? createPurchases(page)
  made.set(page.environment, known)
  return known
}

/** What a button adds, as its page has written it. */
export interface Offered {
  readonly productId: string
  readonly productUrl?: string | undefined
  readonly productTitle?: string | undefined
  readonly type?: string | undefined
  readonly format?: string | undefined
  readonly language?: string | undefined
  /** More than one of something digital can be ordered: it has volume prices. */
  readonly several?: boolean | undefined
  /** A decimal in the currency of the site. */
  readonly price?: string | undefined
}

/** What the rules of a cart want to know of it. */
export const kindOf = ({ productId, type = '', several = false }: Offered) => ({
  lineType: lineTypeOf(productId),
  type,
  isVolumePricingAvailable: several,
})

/** The request for so many; the referral is that of the page. */
export const requestFor = (offered: Offered, quantity: number, state: State): Purchased => {
  const { productId, productUrl, productTitle, type, format, language, price = '' } = offered
  const productPrice = minorOf(price, state.settings.currency)
  return {
    productId,
    title: productTitle || productId,
    quantity,
    referral: Number(cartReferral(state)),
    ...(productUrl ? { productUrl } : {}),
    ...(type ? { type } : {}),
    ...(format ? { format } : {}),
    ...(language ? { language } : {}),
    ...(productPrice === null ? {} : { productPrice }),
  }
}

/**
 * What a press of a button does: so many of what it offers, and what goes with them. `invalid`: there is
 * no such quantity of it. `missing`: something beside the button wants an answer first.
 */
export const addOffered = async (
  state: State,
  button: HTMLElement,
  offered: Offered,
  text: string,
): Promise<PurchaseEnd | 'invalid' | 'missing'> => {
  const quantity = /^\d{1,4}$/.test(text.trim()) ? Number(text) : 0
  if (!isQuantity(quantity, kindOf(offered))) return 'invalid'
  const more = companions.get(button)?.() ?? (companions.has(button) ? null : [])
  if (!more) return 'missing'
  const titled = more.map((item) => ({ title: offered.productTitle || item.productId, ...item }))
  return purchasesOf(state).add([requestFor(offered, quantity, state), ...titled], button)
}
