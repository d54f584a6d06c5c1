import { cart as cartSchema } from '@bindery/contract/cart.ts'
import { toJson } from '@bindery/contract/json.ts'
import { read } from '@bindery/contract/schema.ts'
import type { Call } from '../client/call.ts'
import type { Result } from '../client/failure.ts'
import type { Environment } from '../environment/environment.ts'
import { cartKey, shoppingCartKey } from '../session/storage-keys.ts'
import type { Cart } from './types.ts'

/** The cart that shows after the reader has signed out. */
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

type CachePage = Pick<Environment, 'local'>

/** A cart from the server, with its ETag. */
export interface MarkedCart {
  readonly cart: Cart
  /** '' if the server sent none. */
  readonly etag: string
}

/** Caches the cart for the next page of this browser (spec accounts 4). Sign-out clears the cache. */
export const keepCart = ({ local }: CachePage, { cart, etag }: MarkedCart): void => {
  if (etag === '') {
    local.remove(cartKey)
    local.remove(shoppingCartKey)
    return
  }
  // Another tab may read between these lines. It must not see the new ETag with the old cart.
  local.remove(cartKey)
  // Without its cart, the ETag would confirm a cart that another tab has stored.
  if (local.set(shoppingCartKey, toJson(cart))) local.set(cartKey, etag)
}

const cachedCart = ({ local }: CachePage): MarkedCart | null => {
  const [etag, text] = [local.get(cartKey), local.get(shoppingCartKey)]
  if (!etag || !text) return null
  try {
    const { data } = read(cartSchema, JSON.parse(text))
    return data ? { cart: data, etag } : null
  } catch {
    // Ignore a corrupt cache.
    return null
  }
}

/** Reads the cart. Uses the cached one if the server confirms its ETag. */
export const readTheCart = async (call: Call, page: CachePage): Promise<Result<MarkedCart>> => {
  const cached = cachedCart(page)
  if (cached) {
    // If the server has no such endpoint, read the cart itself.
    const now = await call('checkCart', {})
    if (now.ok && now.data.etag === cached.etag) return { ok: true, ...cached }
  }
  let etag = ''
  const answer = await call(
    'readCart',
    {},
    {
      onHeaders: (headers) => {
        etag = headers.get('etag') ?? ''
      },
    },
  )
  return answer.ok ? { ok: true, cart: answer.data, etag } : answer
}
