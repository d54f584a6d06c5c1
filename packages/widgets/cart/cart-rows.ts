import { maxQuantity, permission } from '@bindery/contract/cart-rule.ts'
import { safeUrl } from '@bindery/contract/safe-url.ts'
import type { Cart, CartItem } from '@bindery/state/cart/cart.ts'
import { moneyOf } from '@bindery/state/messages/money.ts'
import { joinTexts } from '@bindery/state/messages/phrases.ts'
import type { State } from '@bindery/state/state.ts'

type Page = Pick<State, 'environment' | 'settings'>
type Words = { readonly permission: string }

/** A line of the cart in texts and safe addresses. */
export interface CartRow {
  readonly id: string
  readonly title: string
  /** undefined unless the server gives an address of the site. */
  readonly href: string | undefined
  readonly image: string | undefined
  /** 'Hardcover · English', or 'Copyright permission · …'. */
  readonly kind: string
  readonly quantity: number
  /** The highest quantity that the reader may choose. */
  readonly most: number
  /** The price of one. */
  readonly price: string
  /** The price of one before volume pricing; undefined if it is the same. */
  readonly listPrice: string | undefined
  /** The price of one when the reader last saw it; undefined if it is the same. */
  readonly previous: string | undefined
  /** The price of the whole line. */
  readonly amount: string
}

/** Formats the amounts of a cart. */
export const moneyIn =
  ({ currency }: Pick<Cart, 'currency'>, { settings: { locale } }: Pick<State, 'settings'>) =>
  (amount: number): string =>
    moneyOf(amount, { currency, locale })

const siteUrl = (raw: string, { environment }: Page): string | undefined => {
  if (raw === '') return undefined
  const { origin } = environment.location()
  const url = safeUrl(raw, origin)
  // `safeUrl` answers the home page for an address of another site.
  return url === `${origin}/` ? undefined : url
}

/** Makes the rows of a cart. An unchanged item keeps its row. */
export const createRows = (page: Page) => {
  const cache = new WeakMap<CartItem, { words: Words; currency: string; row: CartRow }>()
  return (item: CartItem, { currency }: Pick<Cart, 'currency'>, words: Words): CartRow => {
    const cached = cache.get(item)
    if (cached?.words === words && cached.currency === currency) return cached.row
    const row = rowOf(item, { currency }, page, words)
    cache.set(item, { words, currency, row })
    return row
  }
}

/** The title of an item; its id without one. */
export const titleOf = ({ productTitle, productId }: CartItem): string => productTitle || productId

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
    title: titleOf(item),
    href: siteUrl(item.productUrl, page),
    image: siteUrl(item.image, page),
    kind: joinTexts([kind, language], ' · '),
    quantity,
    most: Math.max(maxQuantity(item), quantity),
    price: money(unitPrice),
    listPrice: unitPrice === listPrice ? undefined : money(listPrice),
    previous: previousPrice === undefined ? undefined : money(previousPrice),
    amount: money(item.amount ?? unitPrice * quantity),
  }
}
