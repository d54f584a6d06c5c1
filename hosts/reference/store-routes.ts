import type { Context, Hono } from 'hono'
import type { Page } from './pages.ts'
import type { AskApi } from './reader.ts'
import type { Store } from './store.ts'

/** A link on a page of ours was followed: nobody else's page puts things into a reader's cart. */
const isFollowed = ({ req }: Context): boolean => {
  const purpose = req.header('sec-purpose') ?? req.header('purpose') ?? ''
  if (req.method !== 'GET' || purpose.includes('prefetch')) return false
  const site = req.header('sec-fetch-site')
  if (site !== undefined)
    return site === 'same-origin' && req.header('sec-fetch-mode') === 'navigate'
  return URL.parse(req.header('referer') ?? '')?.origin === new URL(req.url).origin
}

/** Puts one copy into the cart of whoever follows the link; the API's cookies go along. */
const add = async (ask: AskApi, { req }: Context, item: object) => {
  const { origin } = new URL(req.url)
  const cookie = req.header('cookie')
  const answer = await ask(
    new Request(new URL('/api/shopping-cart/items', origin), {
      method: 'POST',
      headers: {
        origin,
        'content-type': 'application/json',
        'x-requested-with': 'bindery',
        ...(cookie ? { cookie } : {}),
      },
      body: JSON.stringify({ items: [item] }),
    }),
  )
  const body: unknown = await answer.json().catch(() => null)
  // A store that is being moved has added nothing.
  const moved = Boolean(Object(body).maintenanceStatus)
  return { added: answer.ok && !moved, cookies: answer.headers.getSetCookie() }
}

/** /store with its shelves, and /product/{x}/{availabilityId}. */
export function storeRoutes(
  site: Hono,
  store: Store,
  ask: AskApi,
  send: (context: Context, page: Page) => Response | Promise<Response>,
  nothing: (context: Context) => Response | Promise<Response>,
): void {
  const page = (found: (context: Context) => Page | undefined) => (context: Context) => {
    const one = found(context)
    return one ? send(context, one) : nothing(context)
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
  // The folder that all products lie in: who has cut an address short finds them in the store.
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
  // The add-to-cart link: for readers whose browser runs no script.
  site.get('/product/:slug/an/:id', async (context) => {
    const { req } = context
    const found = store.find(req.param('slug'), req.param('id'))
    if (!found) return nothing(context)
    const { path } = store.product(found)
    context.header('Cache-Control', 'private, no-store')
    if (!isFollowed(context)) return context.redirect(path, 303)
    const { availabilityId, format, listPrice } = found.way
    const referral = Number(req.query('referral') || undefined)
    const { added, cookies } = await add(ask, context, {
      productId: availabilityId,
      productUrl: path,
      format,
      quantity: 1,
      productPrice: listPrice,
      ...(Number.isSafeInteger(referral) && referral >= 0 ? { referral } : {}),
    })
    for (const cookie of cookies) context.header('Set-Cookie', cookie, { append: true })
    return context.redirect(added ? '/shopping-cart' : `${path}?added=no`, 303)
  })
}
