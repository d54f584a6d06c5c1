import { mostOf, permission } from '@bindery/contract/cart-rule.ts'
import { safeUrl } from '@bindery/contract/safe-url.ts'
import type { Cart, CartItem } from '@bindery/state/cart.ts'
import { moneyOf } from '@bindery/state/money.ts'
import type { State } from '@bindery/state/state.ts'

type Page = Pick<State, 'environment' | 'settings'>
type Words = { readonly permission: string }

/** A line of a cart as it is drawn: in words and safe addresses. */
export interface CartRow {
  readonly id: string
  readonly title: string
  /** undefined where the server tells no address of the site. */
  readonly href: string | undefined
  readonly image: string | undefined
  /** 'Hardcover · English'; for a permission what it is. */
  readonly kind: string
  readonly quantity: number
  /** The highest quantity that may be asked for. */
  readonly most: number
  /** Of one. */
  readonly price: string
  /** Of one, before volume prices; undefined where that is the same. */
  readonly listPrice: string | undefined
  /** What one cost when the reader last saw it; undefined where nothing has changed. */
  readonly previous: string | undefined
  /** Of all of the line. */
  readonly amount: string
}

/** Amounts of this cart, in words. */
export const moneyIn =
  ({ currency }: Pick<Cart, 'currency'>, { settings: { locale } }: Pick<State, 'settings'>) =>
  (amount: number): string =>
    moneyOf(amount, { currency, locale })

const siteUrl = (raw: string, { environment }: Page): string | undefined => {
  if (raw === '') return undefined
  const { origin } = environment.location()
  const url = safeUrl(raw, origin)
  // What is no address of the site is no link at all.
  return url === `${origin}/` ? undefined : url
}

/** Rows of items, worked out once: an item that says the same as before is the same one. */
export const createRows = (page: Page) => {
  const kept = new WeakMap<CartItem, { words: Words; currency: string; row: CartRow }>()
  return (item: CartItem, { currency }: Pick<Cart, 'currency'>, words: Words): CartRow => {
    const known = kept.get(item)
    if (known?.words === words && known.currency === currency) return known.row
    const row = rowOf(item, { currency }, page, words)
    kept.set(item, { words, currency, row })
    return row
  }
}

/** A line of the cart, in words. */
export const rowOf = (
  item: CartItem,
  cart: Pick<Cart, 'currency'>,
  page: Page,
  words: Words,
): CartRow => {
  const money = moneyIn(cart, page)
  const { quantity, unitPrice, listPrice, previousPrice, type, format, language } = item
  const kind = type === permission ? `${words.permission} · ${format}` : format
  return {
    id: item.itemid,
    title: item.productTitle || item.productId,
    href: siteUrl(item.productUrl, page),
    image: siteUrl(item.image, page),
    kind: [kind, language].filter(Boolean).join(' · '),
    quantity,
    most: Math.max(mostOf(item), quantity),
    price: money(unitPrice),
    listPrice: unitPrice === listPrice ? undefined : money(listPrice),
    previous: previousPrice === undefined ? undefined : money(previousPrice),
    amount: money(item.amount ?? unitPrice * quantity),
  }
}
