import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { type Clock, createClock } from './clock.ts'
import type { ContentItem } from './content.ts'
import { controlRoutes, type IsLocal } from './control.ts'
import { createFaults } from './faults.ts'
import type { Hashes } from './hashes.ts'
import type { IssueRecord } from './issues.ts'
import { createMailbox, type Mailbox } from './mailbox.ts'
import { createPbkdf2Hashes } from './pbkdf2-hashes.ts'
import type { ProductRecord } from './products.ts'
import { addressRoutes } from './routes/address.ts'
import { articleRoutes } from './routes/article.ts'
import { captchaRoutes } from './routes/captcha.ts'
import { cartRoutes } from './routes/cart.ts'
import { folderRoutes } from './routes/folder.ts'
import { followRoutes } from './routes/follow.ts'
import { geolocationRoutes } from './routes/geolocation.ts'
import { giftRoutes } from './routes/gift.ts'
import { issueRoutes } from './routes/issue.ts'
import { orderRoutes } from './routes/order.ts'
import { passkeyRoutes } from './routes/passkey.ts'
import { passwordRoutes } from './routes/password.ts'
import { paymentRoutes } from './routes/payment.ts'
import { placeRoutes } from './routes/place.ts'
import { productRoutes } from './routes/product.ts'
import { profileRoutes } from './routes/profile.ts'
import { quotaRoutes } from './routes/quota.ts'
import { registrationRoutes } from './routes/registration.ts'
import { savedRoutes } from './routes/saved.ts'
import { searchRoutes } from './routes/search.ts'
import { sessionRoutes } from './routes/session.ts'
import { shareRoutes } from './routes/share.ts'
import { streamRoutes } from './routes/stream.ts'
import { subscriberRoutes } from './routes/subscriber.ts'
import { seedPassword } from './seed/accounts.ts'
import { sampleContent } from './seed/content.ts'
import { sampleIssues } from './seed/issues.ts'
import { sampleProducts } from './seed/products.ts'
import { createSeed } from './seed/seed.ts'
import { subscriptionOffer } from './seed/subscription-offer.ts'
import type { MockApp, MockEnv, Server } from './server.ts'
import { defaultSettings } from './settings.ts'
import type { Store } from './store.ts'

export interface MockApiOptions {
  store: Store
  clock?: Clock
  mailbox?: Mailbox
  /** Default: PBKDF2 of WebCrypto. */
  hashes?: Hashes
  /** The site's own origins, the public one first. Default: whichever a request came to. */
  origins?: readonly string[]
  /**
   * Other origins whose pages may call /api/, /service/ and /authenticate with the reader's
   * cookies: a checkout's, e.g. `https://checkout.example`. Compared whole. Default: none.
   */
  partners?: readonly string[]
  /** What the site has published, newest first. Default: a small sample. */
  content?: readonly ContentItem[]
  /** What the site sells. Default: a small sample. */
  products?: readonly ProductRecord[]
  /** The issues of its magazine, oldest first. Default: a small sample. */
  issues?: readonly IssueRecord[]
  /** Who may use /__mock/; false leaves those routes out. Default: nobody. */
  control?: IsLocal | false
  /** Hears of the server's own faults, a broken contract among them. Default: the console. */
  report?: (error: unknown) => void
}

const nouns = [
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
  // After those whose paths are parts of a library's: user/saves/{id}/lists.
  streamRoutes,
  articleRoutes,
]

/**
 * A publisher's server that keeps the contract: a Hono app on web-standard Request and Response.
 * It answers /api/, /service/, /authenticate, /logout, /user-service/, /__captcha/ (a
 * captcha's provider), /__pay/ (a payment provider), /__geoip/ (a geolocation service), /s/ (short addresses) and /__mock/; its faults and its call log
 * cover every path of an app it is mounted in at the root.
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
    settings: { ...defaultSettings },
    origins: options.origins ?? [],
    content: options.content ?? sampleContent,
    products: [...(options.products ?? sampleProducts), subscriptionOffer],
    issues: options.issues ?? sampleIssues,
    partners: options.partners ?? [],
    report: options.report ?? ((error: unknown) => console.error(error)),
  }
  const seed = createSeed(server)
  const ready = seed.ensure()

  const app: MockApp = new Hono<MockEnv>()
  const faults = createFaults(clock.now)
  app.use('*', async (c, next) => {
    // Not every adapter hands over bindings.
    c.env ??= {}
    await ready
    await next()
  })
  // Outside the faults: a page of a partner must be able to read that the server failed.
  const toPartners = cors({
    origin: (origin) => (server.partners.includes(origin) ? origin : null),
    credentials: true,
    allowMethods: ['GET', 'POST', 'DELETE'],
    allowHeaders: ['Content-Type', 'X-Requested-With'],
    exposeHeaders: ['Retry-After'],
  })
  for (const path of ['/api/*', '/service/*', '/authenticate']) {
    // To anybody else not a word of CORS is said, except to caches: the site's own reply is no partner's.
    app.use(path, async (c, next) => {
      if (server.partners.includes(c.req.header('origin') ?? '')) return toPartners(c, next)
      await next()
      if (server.partners.length > 0) c.header('Vary', 'Origin', { append: true })
      return undefined
    })
  }
  // A captcha's provider is asked by the pages of all its sites, without cookies.
  app.use('/__captcha/*', cors())
  faults.install(app)
  if (options.control) controlRoutes(app, server, faults, options.control, seed.reseed)
  for (const routes of nouns) routes(app, server)
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
