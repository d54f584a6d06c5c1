/** The cart of a guest or a reader. Prices are in cents here, and decimals in an answer. */
import { createHash, randomUUID } from 'node:crypto'
import { sessionOf } from './accounts.js'
import { invalid, Refusal, unauthenticated } from './http.js'

const products = new Map(
  [
    { id: '501', title: 'The Quiet Half', listPrice: 1995, format: 'Paperback', lineType: 'SHIP' },
    { id: '502', title: 'Short Plans', listPrice: 1250, format: 'Ebook', lineType: 'EBOOK' },
  ].map((product) => [product.id, product]),
)

const guestSeconds = 30 * 24 * 3600
/** By account, or by the secret of a guest's cookie. */
const carts = new Map()

const keyOf = (context) => sessionOf(context)?.account.id ?? context.cookie('cart')

const linesOf = (context) => carts.get(keyOf(context)) ?? new Map()

/**
 * The lines to change. A guest gets a cookie with the first one. `signedIn` says that the page shows a reader: if
 * the session is over, a guest's cart must not be changed in place of theirs.
 */
function ownLines(context) {
  const signedIn = context.body.signedIn ?? context.query.get('signedIn')
  if (`${signedIn}` === 'true' && !sessionOf(context)) throw unauthenticated()
  let key = keyOf(context)
  if (!key) {
    key = randomUUID()
    context.setCookie('cart', key, guestSeconds)
  }
  if (!carts.has(key)) carts.set(key, new Map())
  return carts.get(key)
}

/** Adds a guest's cart to that of the account that has signed in. */
export function mergeCart(context, account) {
  const guest = carts.get(context.cookie('cart'))
  if (!guest) return
  const own = carts.get(account.id) ?? new Map()
  for (const [id, line] of guest) {
    const sum = line.quantity + (own.get(id)?.quantity ?? 0)
    own.set(id, { ...line, quantity: Math.min(sum, mostOf(line.product)) })
  }
  carts.set(account.id, own)
  carts.delete(context.cookie('cart'))
}

/** Cents as they are sent: 1995 is 19.95. */
const decimal = (cents) => cents / 100

/** The whole cart, with sums that add up: grandTotal = subTotal − discount + tax + shipping. */
function cartView(lines) {
  const items = [...lines.values()].map(({ product, quantity }) => ({
    itemid: product.id,
    productId: product.id,
    productTitle: product.title,
    format: product.format,
    lineType: product.lineType,
    quantity,
    listPrice: decimal(product.listPrice),
    unitPrice: decimal(product.listPrice),
    amount: decimal(product.listPrice * quantity),
  }))
  const cents = [...lines.values()].map(({ product, quantity }) => product.listPrice * quantity)
  const subTotal = decimal(cents.reduce((sum, amount) => sum + amount, 0))
  const count = (isPhysical) =>
    items
      .filter(({ lineType }) => (lineType === 'SHIP') === isPhysical)
      .reduce((sum, { quantity }) => sum + quantity, 0)
  return {
    currency: 'USD',
    items,
    base_amount: subTotal,
    cart_amount: subTotal,
    subTotal,
    discount_amount: 0,
    tax: 0,
    shippingCost: 0,
    grandTotal: subTotal,
    line_items: { physical_items: count(true), digital_items: count(false) },
  }
}

/** Sends the cart with an etag that changes with any part of it. */
function send(context, lines) {
  const cart = cartView(lines)
  const etag = createHash('sha256').update(JSON.stringify(cart)).digest('base64url').slice(0, 16)
  context.header('ETag', `"${etag}"`)
  return cart
}

/** A digital product is bought once. */
const mostOf = ({ lineType }) => (lineType === 'SHIP' ? 999 : 1)

function checkQuantity(product, quantity) {
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > mostOf(product)) {
    throw new Refusal(422, { code: 'quantity_invalid' })
  }
}

/** Adds all products or none: the cart is changed only after every one has been checked. */
function addToCart(context) {
  const requests = context.body
  if (!Array.isArray(requests) || !requests.length)
    throw invalid('items', 'Send a list of products.')
  const lines = ownLines(context)
  const added = new Map()
  for (const request of requests) {
    const product = products.get(request?.productId)
    if (!product) throw new Refusal(404, { code: 'product_unknown' })
    checkQuantity(product, request.quantity)
    const { id } = product
    const before = (added.get(id) ?? lines.get(id))?.quantity ?? 0
    added.set(id, { product, quantity: Math.min(before + request.quantity, mostOf(product)) })
  }
  for (const [id, line] of added) lines.set(id, line)
  return send(context, lines)
}

function changeCart(context) {
  const { itemid, quantity } = context.body
  const lines = ownLines(context)
  const line = lines.get(itemid)
  if (itemid && !line) throw new Refusal(404, { code: 'line_unknown' })
  if (line) {
    checkQuantity(line.product, quantity)
    lines.set(itemid, { ...line, quantity })
  }
  return send(context, lines)
}

function removeFromCart(context) {
  const lines = ownLines(context)
  lines.delete(context.query.get('itemid'))
  return send(context, lines)
}

function applyPromoCode(context) {
  if (context.body.promoCode) throw new Refusal(404, { code: 'promo_unknown' })
  return send(context, linesOf(context))
}

export const cartRoutes = {
  'GET /api/shopping-cart': (context) => send(context, linesOf(context)),
  'GET /api/commerce/shopping-cart': (context) => send(context, linesOf(context)),
  'POST /api/shopping-cart/items': addToCart,
  'POST /api/shopping-cart': changeCart,
  'DELETE /api/shopping-cart': removeFromCart,
  'POST /api/commerce/order/promo-code': applyPromoCode,
}
