import type { Context, Hono } from 'hono'
import type { Page, SendNotFound, SendPage } from './page.ts'
import { type FetchApi, isOpened } from './reader.ts'
import type { Store } from './store.ts'

/** Returns true for a click on a link of the site itself: no other site may add to a reader's cart. */
const isFollowed = ({ req }: Context): boolean => {
  if (!isOpened(req.raw)) return false
  const site = req.header('sec-fetch-site')
  if (site !== undefined) return site === 'same-origin'
  return URL.parse(req.header('referer') ?? '')?.origin === new URL(req.url).origin
}

/** Adds one copy to the cart of this request's reader, and returns the API's cookies. */
const add = async (fetchApi: FetchApi, { req }: Context, item: object) => {
  const { origin } = new URL(req.url)
  const cookie = req.header('cookie')
  const answer = await fetchApi(
    new Request(new URL('/api/shopping-cart/items', origin), {
      method: 'POST',
      headers: {
        origin,
        'content-type': 'application/json',
        'x-requested-with': 'bindery',
        ...(cookie ? { cookie } : {}),
      },
      body: JSON.stringify([item]),
    }),
  )
  const body: unknown = await answer.json().catch(() => null)
  // During maintenance the store accepts the request but adds nothing.
  const moved = Boolean(Object(body).maintenanceStatus)
  return { added: answer.ok && !moved, cookies: answer.headers.getSetCookie() }
}

/** /store with its shelves, and /product/{slug}/{availabilityId}. */
export function storeRoutes(
  site: Hono,
  store: Store,
  fetchApi: FetchApi,
  send: SendPage,
  sendNotFound: SendNotFound,
): void {
  const page = (found: (context: Context) => Page | undefined) => (context: Context) => {
    const one = found(context)
    return one ? send(context, one) : sendNotFound(context)
  }
  site.get('/store', page(store.front))
  site.get(
    '/store/landing/:row',
    page(({ req }) => store.landing(req.param('row') ?? '')),
  )
  site.get(
    '/store/:category',
    page(({ req }) => store.category(req.param('category') ?? '')),
  )
  // The folder of all products: a shortened address leads to the store.
  for (const path of ['/product', '/product/']) {
    site.get(path, (context) => context.redirect('/store', 302))
  }
  site.get(
    '/product/:slug/:id',
    page(({ req }) => {
      const found = store.find(req.param('slug') ?? '', req.param('id') ?? '')
      return found && store.product(found, req.query('added') === 'no')
    }),
  )
  // The add-to-cart link, for browsers without the script.
  site.get('/product/:slug/an/:id', async (context) => {
    const { req } = context
    const found = store.find(req.param('slug'), req.param('id'))
    if (!found) return sendNotFound(context)
    const { path } = store.product(found)
    context.header('Cache-Control', 'private, no-store')
    if (!isFollowed(context)) return context.redirect(path, 303)
    const { availabilityId, format, listPrice } = found.way
    const referral = Number(req.query('referral') || undefined)
    const { added, cookies } = await add(fetchApi, context, {
      productId: availabilityId,
      productUrl: path,
      format,
      quantity: 1,
      productPrice: listPrice / 100,
      ...(Number.isSafeInteger(referral) && referral >= 0 ? { referral } : {}),
    })
    for (const cookie of cookies) context.header('Set-Cookie', cookie, { append: true })
    return context.redirect(added ? '/shopping-cart' : `${path}?added=no`, 303)
  })
}
