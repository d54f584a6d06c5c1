import type { Client } from '@bindery/api/client.ts'
import { cart as cartSchema, checkCart, readCart } from '@bindery/contract/cart.ts'
import { read } from '@bindery/contract/schema.ts'
import type { Cart } from './cart.ts'
import type { Environment } from './environment.ts'
import type { Result } from './failure.ts'
import { attempt } from './failure-of.ts'
import { cartKey, shoppingCartKey } from './private-storage.ts'

/** Whoever has just left had a cart; whoever is here now has none that anybody knows of. */
export const emptyCart = (): Cart => ({
  shoppingCartId: '',
  modifiedTime: '',
  currency: 'USD',
  cart_amount: 0,
  base_amount: 0,
  discount_amount: 0,
  subTotal: 0,
  tax: 0,
  shippingCost: 0,
  grandTotal: 0,
  line_items: { physical_items: 0, digital_items: 0 },
  items: [],
  coupons: [],
  notices: [],
})

/** A page may look at it, and change nothing. */
export const freeze = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    for (const one of Object.values(value)) freeze(one)
    Object.freeze(value)
  }
  return value
}

type Kept = Pick<Environment, 'local'>

/** A cart that was read or answered, and the mark that the server knows it by. */
export interface MarkedCart {
  readonly cart: Cart
  /** '' when the server gave none. */
  readonly etag: string
}

/** Keeps it for the next page of this browser (spec accounts 4): sign-out takes it away. */
export const keepCart = ({ local }: Kept, { cart, etag }: MarkedCart): void => {
  if (etag === '') {
    local.remove(cartKey)
    local.remove(shoppingCartKey)
    return
  }
  // Another tab may look between two lines of this: it must not see the new mark on the old cart.
  local.remove(cartKey)
  local.set(shoppingCartKey, JSON.stringify(cart))
  local.set(cartKey, etag)
}

const keptCart = ({ local }: Kept): MarkedCart | null => {
  const [etag, text] = [local.get(cartKey), local.get(shoppingCartKey)]
  if (!etag || !text) return null
  try {
    const { data } = read(cartSchema, JSON.parse(text))
    return data ? { cart: data, etag } : null
  } catch {
    // Corrupt: worth no more than none.
    return null
  }
}

/** What is kept counts only when the server says that the cart is still so; else it is read. */
export const readTheCart = (client: Client, page: Kept): Promise<Result<MarkedCart>> =>
  attempt(async () => {
    const kept = keptCart(page)
    if (kept) {
      // A server without this check is asked for the cart itself.
      const now = await client.call(checkCart, {}).catch(() => null)
      if (now?.etag === kept.etag) return { ok: true, ...kept }
    }
    let etag = ''
    const cart = await client.call(
      readCart,
      {},
      {
        onHeaders: (headers) => {
          etag = headers.get('etag') ?? ''
        },
      },
    )
    return { ok: true, cart, etag }
  })
