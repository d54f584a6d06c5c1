import { isQuantity } from '@bindery/contract/cart-rule.ts'
import { toJson } from '@bindery/contract/json.ts'
import { toMinorUnits } from '@bindery/contract/money.ts'
import { lineTypeOf } from '@bindery/contract/product-rule.ts'
import { atom, type ReadableAtom } from 'nanostores'
import type { Failure } from '../client/failure.ts'
import type { Environment } from '../environment/environment.ts'
import type { Core } from '../session/core.ts'
import { addOnItems } from './add-on-items.ts'
import { type CartPage, type CartRequest, cartOf } from './cart.ts'
import { cartReferral } from './referral.ts'

/** An item to add. The confirmation shows its title. */
export interface Purchased extends CartRequest {
  readonly title: string
}

/** The state of the confirmation. */
export type Purchase = { readonly items: readonly Purchased[] } & (
  | { readonly step: 'processing' | 'added' | 'maintenance' }
  | { readonly step: 'refused'; readonly failure: Failure }
)

/** The result of a purchase. */
export type PurchaseEnd = 'added' | 'refused' | 'maintenance' | 'cancelled' | 'signed-out'

/** Adds products to the cart and shows the confirmation (spec content 2, 4 and 8). */
export interface Purchases {
  readonly $purchase: ReadableAtom<Purchase | null>
  /**
   * Adds products to the cart and opens the confirmation. If the request is slow, the confirmation first
   * shows `processing`. If the response is lost but the products are in the cart, the result is `added`.
   * Purchases at the same time share one confirmation, which lists the products of all of them. One with the
   * same products as a purchase in flight is a double click: it joins that one.
   */
  add(items: readonly Purchased[], from: HTMLElement): Promise<PurchaseEnd>
  /** Closes the confirmation. */
  close(): void
}

const confirmationTag = 'bindery-add-to-cart-modal'

/** The delay before `processing` shows, in ms. A faster response skips it. */
const processingDelayMs = 150

type Page = CartPage & Pick<Core, 'overlays' | 'settings'>

const createPurchases = (page: Page): Purchases => {
  const { environment, overlays } = page
  const cart = cartOf(page)
  const $purchase = atom<Purchase | null>(null)
  const inFlight = new Map<string, Promise<PurchaseEnd>>()
  /** The products of `inFlight`. */
  const sending = new Set<Purchased>()
  /** A confirmation that was open before the first purchase in flight. The next one replaces it. */
  let earlier: Purchase | null = null

  /** The result that the confirmation shows, of a purchase at the same time as this one. */
  const result = () => {
    const purchase = $purchase.get()
    return purchase && purchase.step !== 'processing' && purchase !== earlier ? purchase : null
  }
  const withShown = (shown: Purchase | null, items: readonly Purchased[]) => [
    ...(shown?.items ?? []),
    ...items,
  ]
  const show = (purchase: Purchase, anchor: HTMLElement) => {
    const first = !$purchase.get()
    $purchase.set(purchase)
    if (!first) return
    // Opened as a flyout, so that the page loads its tag. The tag shows itself as a modal.
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
  /** The quantity that the cart has when the purchases in flight have arrived. null: unknown. */
  const quantityBefore = (item: CartRequest) => {
    const same = [...sending].filter(
      ({ productId, type = '' }) => productId === item.productId && type === (item.type ?? ''),
    )
    const now = quantityOf(item)
    return now === null ? null : same.reduce((sum, { quantity }) => sum + quantity, now)
  }
  /**
   * Whether the items reached the cart although the response was lost. `before`: the quantities before the
   * request, null where unknown.
   */
  const hasArrived = async (items: readonly Purchased[], before: readonly (number | null)[]) => {
    if (before.includes(null)) return false
    await cart.load()
    return items.every((item, at) => (quantityOf(item) ?? 0) >= (before[at] ?? 0) + item.quantity)
  }
  const send = async (items: readonly Purchased[], from: HTMLElement): Promise<PurchaseEnd> => {
    const before = items.map(quantityBefore)
    for (const item of items) sending.add(item)
    const off = environment.timer(processingDelayMs, () => {
      if (!result()) show({ step: 'processing', items }, from)
    })
    const answer = await cart.add(
      items.map(({ title: _, ...item }) => item),
      { from },
    )
    off()
    const end = (step: 'added' | 'maintenance') => {
      const shown = result()
      // A refusal stays: the reader has not read it yet.
      if (!shown || shown.step === step) show({ step, items: withShown(shown, items) }, from)
      return step
    }
    if (answer.ok) return end('added')
    const { failure } = answer
    const code = failure.kind === 'refused' ? failure.code : failure.kind
    if (code === 'maintenance') return end(code)
    if (code === 'cancelled' || code === 'signed-out') {
      if (!result()) $purchase.set(null)
      return code
    }
    if (
      failure.kind !== 'refused' &&
      failure.kind !== 'busy' &&
      (await hasArrived(items, before))
    ) {
      return end('added')
    }
    const shown = result()
    const refused = shown?.step === 'refused' ? withShown(shown, items) : items
    show({ step: 'refused', items: refused, failure }, from)
    return 'refused'
  }
  return {
    $purchase,
    add: (items, from) => {
      if (inFlight.size === 0) earlier = $purchase.get()
      const key = toJson(items)
      const purchase =
        inFlight.get(key) ??
        send(items, from).finally(() => {
          inFlight.delete(key)
          for (const item of items) sending.delete(item)
        })
      inFlight.set(key, purchase)
      return purchase
    },
    close: () => $purchase.set(null),
  }
}

const stores = new WeakMap<Environment, Purchases>()

/** The purchases of the page. */
export const purchasesOf = (page: Page): Purchases => {
  const known = stores.get(page.environment) ?? createPurchases(page)
  stores.set(page.environment, known)
  return known
}

/** The product of a button, from the button's attributes. */
export interface Offered {
  readonly productId: string
  readonly productUrl?: string | undefined
  readonly productTitle?: string | undefined
  readonly type?: string | undefined
  readonly format?: string | undefined
  readonly language?: string | undefined
  /** The product has volume prices, so that the reader may order several of a digital product. */
  readonly several?: boolean | undefined
  /** A decimal amount in the currency of the site. */
  readonly price?: string | undefined
}

/** The product in the form that the cart rules take. */
export const kindOf = ({ productId, type = '', several = false }: Offered) => ({
  lineType: lineTypeOf(productId),
  type,
  isVolumePricingAvailable: several,
})

/** The request for a quantity of the product, with the referral of the page. */
export const requestFor = (offered: Offered, quantity: number, state: Core): Purchased => {
  const { productId, productUrl, productTitle, type, format, language, price = '' } = offered
  const productPrice = toMinorUnits(price, state.settings.currency)
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
 * Adds the product of a button, with its extra items (`addOnItems`). `text` is the quantity as the reader
 * typed it. `invalid`: the quantity is not allowed. `missing`: the reader has to make a choice first.
 */
export const addOffered = async (
  state: Core,
  button: HTMLElement,
  offered: Offered,
  text: string,
): Promise<PurchaseEnd | 'invalid' | 'missing'> => {
  const quantity = /^\d{1,4}$/.test(text.trim()) ? Number(text) : 0
  if (!isQuantity(quantity, kindOf(offered))) return 'invalid'
  const more = addOnItems.get(button)?.() ?? (addOnItems.has(button) ? null : [])
  if (!more) return 'missing'
  const titled = more.map((item) => ({ title: offered.productTitle || item.productId, ...item }))
  return purchasesOf(state).add([requestFor(offered, quantity, state), ...titled], button)
}
