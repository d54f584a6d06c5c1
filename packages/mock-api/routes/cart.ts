import type { CartRequest } from '@bindery/contract/cart-change.ts'
import { isQuantity, mostLines, promoKey } from '@bindery/contract/cart-rule.ts'
import { type Holder, heldCart, holderOf, keepCart, newHolder } from '../cart-keeping.ts'
import { replyOf } from '../cart-reply.ts'
import {
  type CartLine,
  type CartRecord,
  type Goods,
  goodsOf,
  itemIdOf,
  newCart,
  promoFault,
} from '../carts.ts'
import { isStateOf } from '../seed/states.ts'
import { serve } from '../serve.ts'
import type { MockApp, MockContext, Server } from '../server.ts'
import { currentAccount } from '../sessions.ts'
import { methodOf } from '../shipping.ts'
import { fingerprint } from '../tokens.ts'

/** What a request asks for: by its code, by its page, or the first of that format and language. */
const wanted = (server: Server, request: CartRequest): { code: string; goods: Goods } | null => {
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
  const { type = '', quantity, referral, productPrice: told } = request
  const { listPrice, product } = goods
  const right = told === undefined || told === listPrice || told === goods.unitPrice(quantity)
  return {
    itemid: itemIdOf(code, type),
    code,
    type,
    quantity,
    // What the page said stays known until the reader has seen that it is another price now.
    knownPrice: right ? listPrice : told,
    title: product.title,
    ...(referral === undefined ? {} : { referral }),
  }
}

/** GET, POST and DELETE /api/shopping-cart and what belongs to it. */
export const cartRoutes = (app: MockApp, server: Server): void => {
  /** A cart as it goes over the wire, with the mark by which the kit knows it again. */
  const told = async (c: MockContext, cart: CartRecord | null) => {
    const reply = replyOf(server, cart)
    c.header('ETag', `"${(await fingerprint(JSON.stringify(reply))).slice(0, 20)}"`)
    if (cart) c.header('Last-Modified', new Date(cart.modifiedAt).toUTCString())
    return reply
  }
  const found = async (c: MockContext) => {
    const holder = await holderOf(c, await currentAccount(server, c))
    return told(c, holder && heldCart(server, holder))
  }
  serve(app, server, 'readCart', ({ c }) => found(c))
  // `checkCart`: Hono answers HEAD with what GET says, without the body.
  app.get('/api/commerce/shopping-cart', async (c) => {
    c.header('Cache-Control', 'no-store')
    c.header('X-Content-Type-Options', 'nosniff')
    return c.json(await found(c))
  })

  interface Changing {
    readonly c: MockContext
    readonly input: object
    refusal(code: 'unauthenticated'): Error
  }
  /** Changes the cart of whoever asks, and answers it; while the store is looked after it stays as it is. */
  const change = async ({ c, input, refusal }: Changing, act: (cart: CartRecord) => CartRecord) => {
    const account = await currentAccount(server, c)
    const { signedIn } = input as { signedIn?: boolean | string }
    if (`${signedIn}` === 'true' && !account) throw refusal('unauthenticated')
    const known = await holderOf(c, account)
    const cart = (known && heldCart(server, known)) ?? newCart(server, account?.id ?? '')
    if (server.settings.maintenance) return told(c, known ? cart : null)
    const changed = act(cart)
    const holder: Holder = known ?? (await newHolder(server, c))
    return told(c, changed === cart ? cart : keepCart(server, holder, changed))
  }

  serve(app, server, 'addToCart', (call) =>
    change(call, (cart) => {
      const lines = cart.lines.map((line) => ({ ...line }))
      for (const request of call.input.items) {
        const productIds = [request.productId]
        const one = wanted(server, request)
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
      if (lines.length > mostLines) throw call.refusal('cart_full')
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
      if (!methodOf(shippingMethod)) throw call.refusal('method_unknown')
      return { ...cart, place: { country, state }, method: shippingMethod }
    }),
  )

  serve(app, server, 'applyPromoCode', (call) =>
    change(call, (cart) => {
      const code = promoKey(call.input.promoCode)
      if (code === '') return cart.promo === '' ? cart : { ...cart, promo: '' }
      const fault = promoFault(server, cart, code)
      if (fault) throw call.refusal(fault)
      return { ...cart, promo: code }
    }),
  )
}
