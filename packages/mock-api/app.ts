import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { controlRoutes, type IsLocal } from './control.ts'
import type { ContentItem, IssueRecord, ProductRecord } from './core/catalog.ts'
import { type Clock, createClock } from './core/clock.ts'
import type { Hashes } from './core/hashes.ts'
import { createMailbox, type Mailbox } from './core/mailbox.ts'
import { createPbkdf2Hashes } from './core/pbkdf2-hashes.ts'
import type { MockApp, MockEnv, Server } from './core/server.ts'
import { defaultSettings, type ServerSettings } from './core/settings.ts'
import type { Store } from './core/store.ts'
import { createFaults } from './faults.ts'
import { addressRoutes } from './routes/accounts/address.ts'
import { passkeyRoutes } from './routes/accounts/passkey.ts'
import { passwordRoutes } from './routes/accounts/password.ts'
import { profileRoutes } from './routes/accounts/profile.ts'
import { registrationRoutes } from './routes/accounts/registration.ts'
import { sessionRoutes } from './routes/accounts/session.ts'
import { subscriberRoutes } from './routes/accounts/subscriber.ts'
import { formRoutes } from './routes/forms/form-routes.ts'
import { articleRoutes } from './routes/library/article.ts'
import { folderRoutes } from './routes/library/folder.ts'
import { followRoutes } from './routes/library/follow.ts'
import { giftRoutes } from './routes/library/gift.ts'
import { issueRoutes } from './routes/library/issue.ts'
import { quotaRoutes } from './routes/library/quota.ts'
import { savedRoutes } from './routes/library/saved.ts'
import { searchRoutes } from './routes/library/search.ts'
import { shareRoutes } from './routes/library/share.ts'
import { streamRoutes } from './routes/library/stream.ts'
import { captchaRoutes } from './routes/providers/captcha.ts'
import { geolocationRoutes } from './routes/providers/geolocation.ts'
import { paymentRoutes } from './routes/providers/payment.ts'
import { cartRoutes } from './routes/shop/cart.ts'
import { orderRoutes } from './routes/shop/order.ts'
import { placeRoutes } from './routes/shop/place.ts'
import { productRoutes } from './routes/shop/product.ts'
import { seedPassword } from './seed/accounts.ts'
import { sampleContent } from './seed/content.ts'
import { sampleIssues } from './seed/issues.ts'
import { sampleProducts } from './seed/products.ts'
import { createSeed } from './seed/seed.ts'
import { subscriptionOffers } from './shop/subscription-offer.ts'

export interface MockApiOptions {
  store: Store
  clock?: Clock
  mailbox?: Mailbox
  /** Default: PBKDF2 of WebCrypto. */
  hashes?: Hashes
  /** The site's own origins, the public one first. Default: the origin of the request. */
  origins?: readonly string[]
  /**
   * Other origins whose pages may call /api/, /service/ and /authenticate with the reader's cookies, such as
   * `https://checkout.example`. Default: none.
   */
  partners?: readonly string[]
  /** The site's articles and other items, newest first. Default: a small sample. */
  content?: readonly ContentItem[]
  /** The products of the store. Default: a small sample. */
  products?: readonly ProductRecord[]
  /** The issues of the magazine, oldest first. Default: a small sample. */
  issues?: readonly IssueRecord[]
  /** Settings in place of the defaults, until a test resets them. */
  settings?: Partial<ServerSettings>
  /** Whether a request may use /__mock/; false leaves these routes out. Default: no request may. */
  control?: IsLocal | false
  /** Called with the server's own errors, such as a reply that breaks the contract. Default: the console. */
  report?: (error: unknown) => void
}

const routesByNoun = [
  sessionRoutes,
  profileRoutes,
  addressRoutes,
  quotaRoutes,
  registrationRoutes,
  passwordRoutes,
  passkeyRoutes,
  subscriberRoutes,
  captchaRoutes,
  geolocationRoutes,
  folderRoutes,
  savedRoutes,
  followRoutes,
  giftRoutes,
  issueRoutes,
  productRoutes,
  cartRoutes,
  shareRoutes,
  orderRoutes,
  paymentRoutes,
  searchRoutes,
  placeRoutes,
  // After routes with longer paths, such as user/saves/{id}/lists.
  streamRoutes,
  articleRoutes,
]

/**
 * Creates a publisher's server that implements the contract: a Hono app on web-standard Request and Response. It
 * serves /api/, /service/, /authenticate, /logout, /user-service/, /s/ (short URLs), /__captcha/, /__pay/ and
 * /__geoip/ (fake providers) and /__mock/ (controls). Mounted at the root of another app, its faults and its call
 * log cover every path of that app.
 */
export const createMockApi = (options: MockApiOptions): MockApp => {
  const clock = options.clock ?? createClock()
  const hashes = options.hashes ?? createPbkdf2Hashes()
  const server: Server = {
    store: options.store,
    clock,
    mailbox: options.mailbox ?? createMailbox(),
    hashes,
    seedHash: hashes.hash(seedPassword),
    settings: { ...defaultSettings, ...options.settings },
    origins: options.origins ?? [],
    content: options.content ?? sampleContent,
    products: [...(options.products ?? sampleProducts), ...subscriptionOffers],
    issues: options.issues ?? sampleIssues,
    partners: options.partners ?? [],
    report: options.report ?? ((error: unknown) => console.error(error)),
  }
  const seed = createSeed(server)
  const ready = seed.ensure()
  // Every request waits for it and gets its error. A server that is closed before the first one has nobody to tell.
  ready.catch(() => {})

  const app: MockApp = new Hono<MockEnv>()
  const faults = createFaults(clock.now)
  app.use('*', async (c, next) => {
    // Not every adapter passes bindings.
    c.env ??= {}
    await ready
    await next()
  })
  // Before the faults, so that a partner's page can read a server error.
  const corsForPartners = cors({
    origin: (origin) => (server.partners.includes(origin) ? origin : null),
    credentials: true,
    allowMethods: ['GET', 'POST', 'DELETE'],
    allowHeaders: ['Content-Type', 'X-Requested-With', 'If-Unmodified-Since', 'Idempotency-Key'],
    exposeHeaders: ['ETag', 'Last-Modified', 'Retry-After', 'X-Bindery-Session'],
  })
  for (const path of ['/api/*', '/service/*', '/authenticate']) {
    // Other origins get no CORS headers. Vary keeps a cached response of the site from a partner.
    app.use(path, async (c, next) => {
      if (server.partners.includes(c.req.header('origin') ?? '')) return corsForPartners(c, next)
      await next()
      if (server.partners.length > 0) c.header('Vary', 'Origin', { append: true })
      return undefined
    })
  }
  // Pages of every site call the captcha provider, without cookies.
  app.use('/__captcha/*', cors())
  faults.install(app)
  if (options.control) controlRoutes(app, server, faults, options.control, seed.reseed)
  for (const routes of routesByNoun) routes(app, server)
  formRoutes(app, server)
  for (const path of [
    '/api/*',
    '/service/*',
    '/user-service/*',
    '/__mock/*',
    '/__captcha/*',
    '/__pay/*',
    '/__geoip/*',
    '/authenticate',
  ]) {
    app.all(path, (c) => {
      c.header('X-Content-Type-Options', 'nosniff')
      return c.json({ code: 'not_found', message: 'There is nothing here.' }, 404)
    })
  }
  return app
}
