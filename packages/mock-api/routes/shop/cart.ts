import type { CartRequest } from '@bindery/contract/cart-change.ts'
import { isQuantity, maxCartLines, normalizePromoCode } from '@bindery/contract/cart-rule.ts'
import type { CartLine, CartRecord } from '../../core/purchases.ts'
import type { MockApp, MockContext, Server } from '../../core/server.ts'
import { fingerprint } from '../../core/tokens.ts'
import { serve } from '../../http/serve.ts'
import { currentAccount } from '../../http/sessions.ts'
import { cartReply } from '../../shop/cart-reply.ts'
import {
  type CartOwner,
  cartOwnerOf,
  newGuestOwner,
  readCart,
  saveCart,
} from '../../shop/cart-store.ts'
import { type Goods, goodsOf, itemIdOf, newCart, promoError } from '../../shop/carts.ts'
import { findMethod } from '../../shop/shipping.ts'
import { isStateOf } from '../../shop/states.ts'

/** Finds the requested availability: by code, by product page, or the first of a format and language. */
const findRequested = (
  server: Server,
  request: CartRequest,
): { code: string; goods: Goods } | null => {
  const { productId, availabilityId, productUrl = '', format, language, type = '' } = request
  const product = server.products.find(
    ({ id, availabilities }) =>
      id === productId || availabilities.some((one) => one.availabilityId === productId),
  )
  const last = /([^/?#]+)\/?(?:[?#].*)?$/.exec(productUrl)?.[1]
  const same = (one = '', other = '') => one.trim().toLowerCase() === other.trim().toLowerCase()
  const found =
    product?.availabilities.find((one) => one.availabilityId === (availabilityId || productId)) ??
    (availabilityId
      ? undefined
      : (product?.availabilities.find(
          (one) =>
            (format && same(one.format, format) && (!language || same(one.language, language))) ||
            (!format && one.availabilityId === last),
        ) ?? (format ? undefined : product?.availabilities[0])))
  const goods = found && goodsOf(server, found.availabilityId, type)
  return goods ? { code: found.availabilityId, goods } : null
}

const lineOf = (request: CartRequest, code: string, goods: Goods): CartLine => {
  const { type = '', quantity, referral, productPrice: shownPrice } = request
  const { listPrice, product } = goods
  const isCurrent =
    shownPrice === undefined || shownPrice === listPrice || shownPrice === goods.unitPrice(quantity)
  return {
    itemid: itemIdOf(code, type),
    code,
    type,
    quantity,
    // An outdated price of the page counts as known until the reader has seen the current one.
    knownPrice: isCurrent ? listPrice : shownPrice,
    title: product.title,
    ...(referral === undefined ? {} : { referral }),
  }
}

/** GET, POST and DELETE /api/shopping-cart, with items, estimate and promo code. */
export const cartRoutes = (app: MockApp, server: Server): void => {
  /** The reply of a cart, with the ETag by which the kit recognizes its version. */
  const replyWith = async (c: MockContext, cart: CartRecord | null) => {
    const reply = cartReply(server, cart)
    c.header('ETag', `"${(await fingerprint(JSON.stringify(reply))).slice(0, 20)}"`)
    if (cart) c.header('Last-Modified', new Date(cart.modifiedAt).toUTCString())
    return reply
  }
  const currentCart = async (c: MockContext) => {
    const holder = await cartOwnerOf(c, await currentAccount(server, c))
    return replyWith(c, holder && readCart(server, holder))
  }
  serve(app, server, 'readCart', ({ c }) => currentCart(c))
  // `checkCart`: Hono answers HEAD with the GET route.
  app.get('/api/commerce/shopping-cart', async (c) => {
    c.header('Cache-Control', 'no-store')
    c.header('X-Content-Type-Options', 'nosniff')
    c.header('Cross-Origin-Resource-Policy', 'same-site')
    return c.json(await currentCart(c))
  })

  interface CartCall {
    readonly c: MockContext
    readonly input: object
    refusal(code: 'unauthenticated'): Error
  }
  /** Changes the cart of the reader or guest and replies with it. Under maintenance it stays unchanged. */
  const change = async ({ c, input, refusal }: CartCall, act: (cart: CartRecord) => CartRecord) => {
    const account = await currentAccount(server, c)
    const { signedIn } = input as { signedIn?: boolean | string }
    if (`${signedIn}` === 'true' && !account) throw refusal('unauthenticated')
    const known = await cartOwnerOf(c, account)
    const cart = (known && readCart(server, known)) ?? newCart(server, account?.id ?? '')
    if (server.settings.maintenance) return replyWith(c, known ? cart : null)
    const changed = act(cart)
    const holder: CartOwner = known ?? (await newGuestOwner(server, c))
    return replyWith(c, changed === cart ? cart : saveCart(server, holder, changed))
  }

  serve(app, server, 'addToCart', (call) =>
    change(call, (cart) => {
      const lines = cart.lines.map((line) => ({ ...line }))
      for (const request of call.input.items) {
        const productIds = [request.productId]
        const one = findRequested(server, request)
        if (!one) throw call.refusal('product_unknown', { productIds })
        const { code, goods } = one
        const { status, permissionsAvailable } = goods.availability
        if (status === 'COMING_SOON' || (request.type === 'Perm' && !permissionsAvailable)) {
          throw call.refusal('not_available', { productIds })
        }
        if (!isQuantity(request.quantity, goods.kind)) {
          throw call.refusal('quantity_invalid', { productIds })
        }
        const line = lineOf(request, code, goods)
        const known = lines.find(({ itemid }) => itemid === line.itemid)
        if (!known) lines.push(line)
        else {
          known.quantity = Math.min(known.quantity + line.quantity, goods.most)
          known.knownPrice = line.knownPrice
        }
      }
      if (lines.length > maxCartLines) throw call.refusal('cart_full')
      return { ...cart, lines }
    }),
  )

  serve(app, server, 'changeCart', (call) =>
    change(call, (cart) => {
      const { itemid, quantity, seen } = call.input
      let { lines, notices } = cart
      if (seen) {
        notices = []
        lines = lines.map((line) => ({
          ...line,
          knownPrice: goodsOf(server, line.code, line.type)?.listPrice ?? line.knownPrice,
        }))
      }
      if (itemid !== undefined) {
        const line = lines.find((one) => one.itemid === itemid)
        const goods = line && goodsOf(server, line.code, line.type)
        if (!goods) throw call.refusal('line_unknown')
        if (quantity === undefined || !isQuantity(quantity, goods.kind)) {
          throw call.refusal('quantity_invalid')
        }
        lines = lines.map((one) => (one === line ? { ...one, quantity } : one))
      }
      return { ...cart, lines, notices }
    }),
  )

  serve(app, server, 'removeFromCart', (call) =>
    change(call, (cart) => {
      const lines = cart.lines.filter(({ itemid }) => itemid !== call.input.itemid)
      return lines.length === cart.lines.length ? cart : { ...cart, lines }
    }),
  )

  serve(app, server, 'estimateCart', (call) =>
    change(call, (cart) => {
      const { country, state = '', shippingMethod = cart.method } = call.input
      if (!isStateOf(country, state)) throw call.refusal('state_unknown')
      if (!findMethod(shippingMethod)) throw call.refusal('method_unknown')
      return { ...cart, place: { country, state }, method: shippingMethod }
    }),
  )

  serve(app, server, 'applyPromoCode', (call) =>
    change(call, (cart) => {
      const code = normalizePromoCode(call.input.promoCode)
      if (code === '') return cart.promo === '' ? cart : { ...cart, promo: '' }
      const fault = promoError(server, cart, code)
      if (fault) throw call.refusal(fault)
      return { ...cart, promo: code }
    }),
  )
}
