import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Context, Hono } from 'hono'
import { deleteCookie } from 'hono/cookie'
import { securityHeaders } from '../security-headers.ts'
import { cartForms } from './cart-forms.ts'
import { filmRoutes } from './films.ts'
import { accountScope, formPages, newsletterForm, postReset } from './form-pages.ts'
import { createIssues, issuePage } from './issues.ts'
import type { SendNotFound, SendPage } from './page.ts'
import { fillForm, germanWords, noticeCookie, readNotice } from './page-forms.ts'
import { createPages, type Pages } from './pages.ts'
import { type FetchApi, isCartEmpty, isGuest, openArticle, recordReading } from './reader.ts'
import { searchPage } from './search.ts'
import { sharedListPage } from './shared-list.ts'
import { storeRoutes } from './store-routes.ts'
import { streamRoutes } from './streams.ts'
import { visualRoutes } from './visuals.ts'

const root = dirname(fileURLToPath(import.meta.url))

/** Options of {@link createSite}. */
export interface SiteOptions {
  /** The publisher's API. Requests carry the reader's own cookie. */
  fetchApi: FetchApi
  /** The snippet for the head of a page: the script tag of bindery.js, with the hints for the tags in its HTML. */
  snippet: (html: string) => string
  /** The origin of the checkout provider for a page at this address. Default: no provider. */
  checkout?: (request: string) => string
  /** Serves the files below /assets/. Default: another server does. */
  asset?: (request: Request, path: string) => Response | undefined
  /** Default: the pages of `content/` and `templates/`. */
  pages?: Pages
}

/** The pages of the checkout's cards, which the provider shows in a frame. */
const cardPages: Readonly<Record<string, string>> = {
  'sign-in': 'Sign in to your account',
  registration: 'Create an account',
  'reset-password': 'Reset password',
}

/** Stands in a page for the snippet, which depends on the page's tags. */
const snippetPlace = '<!-- bindery.js -->'

/** `Cache-Control` for pages that depend on the reader. */
const privateCache = 'private, no-store'
const revalidated = 'no-cache'

/** The publisher's site. Every page is complete without the script. */
export function createSite({
  fetchApi,
  snippet,
  checkout = () => '',
  asset = () => undefined,
  pages = createPages(root),
}: SiteOptions) {
  const site = new Hono()
  const byPath = new Map(pages.articles.map((article) => [article.path, article]))

  const send: SendPage = (context, page, status = 200, cacheControl = revalidated) => {
    const { origin } = new URL(context.req.url)
    const notice = readNotice(context.req.raw)
    context.header('Cache-Control', notice ? privateCache : cacheControl)
    // It is said once.
    if (notice) deleteCookie(context, noticeCookie, { path: '/' })
    const html = pages.render(page, { origin, snippet: snippetPlace, notice })
    return context.html(
      html.replace(snippetPlace, () => snippet(html)),
      status,
    )
  }
  const sendNotFound: SendNotFound = (context) =>
    send(context, pages.notFound(context.req.path), 404)

  site.use(securityHeaders)
  site.get(
    '/assets/*',
    (context) =>
      asset(context.req.raw, context.req.path.slice('/assets'.length)) ?? sendNotFound(context),
  )

  const free = new Set(
    [
      ...pages.articles.filter(({ metered }) => !metered),
      ...pages.films.videos,
      ...pages.streams.pieces,
    ].map(({ path }) => path),
  )
  site.use((context, next) => {
    if (free.has(context.req.path)) recordReading(fetchApi, context.req.raw)
    return next()
  })

  site.get('/', (context) => send(context, pages.home()))

  streamRoutes(site, pages.streams, send, sendNotFound)
  visualRoutes(site, fetchApi, send, sendNotFound)

  const issues = createIssues(pages.articles)
  site.get('/archive-toc', (context) => {
    // The form of the years, without the script.
    const year = context.req.query('year')
    const chosen = year && issues.find((one) => String(one.year) === year)
    if (chosen) return context.redirect(`/archive-toc/${chosen.code}`, 303)
    const lately = pages.streams.magazine(Number(context.req.query('page') ?? 1))
    return lately ? send(context, issuePage(issues, undefined, lately)) : sendNotFound(context)
  })
  site.get('/archive-toc/:code', (context) => {
    const code = context.req.param('code')
    const issue = issues.find((one) => one.code === code)
    return issue ? send(context, issuePage(issues, issue)) : sendNotFound(context)
  })

  site.get('/topics', (context) => send(context, pages.topicIndex()))
  const topic = (context: Context, name: string) => {
    const page = pages.topic(name)
    return page ? send(context, page) : sendNotFound(context)
  }
  site.get('/topic/:name', (context) => topic(context, context.req.param('name')))
  site.get('/topic/subject/:slug', (context) => topic(context, context.req.param('slug')))

  site.get('/search', async (context) => {
    const page = await searchPage(fetchApi, context.req.raw)
    return page ? send(context, page) : sendNotFound(context)
  })

  site.get('/:year{\\d{4}}/:month{\\d{2}}/:slug', async (context) => {
    const article = byPath.get(context.req.path)
    if (article === undefined) return sendNotFound(context)
    if (!article.metered) return send(context, pages.article(article, 'open'))
    const access = await openArticle(fetchApi, context.req.raw, article.meter)
    context.header('Vary', 'Sec-Purpose, Sec-Fetch-Mode, Sec-Fetch-Dest')
    // A browser drops a prefetched or prerendered page with an error, and asks again when the reader opens it.
    if (access === 'early') {
      context.header('Cache-Control', privateCache)
      return context.body(null, 503)
    }
    return send(context, pages.article(article, access), 200, privateCache)
  })

  storeRoutes(site, pages.store, fetchApi, send, sendNotFound)
  filmRoutes(site, pages.films, send, sendNotFound, pages.embed)

  formPages(site, pages, fetchApi, send, sendNotFound)

  for (const [name, template] of [
    ['privacy-policy', 'page'],
    ['subscriptions', 'subscriptions'],
    ['case-selection', 'page'],
  ] as const) {
    site.get(`/${name}`, (context) => {
      const page = pages.text(name, template)
      return page ? send(context, page) : sendNotFound(context)
    })
  }
  site.get('/subscriber-help', (context) => {
    const filling = { page: '/subscriber-help' }
    const notice = readNotice(context.req.raw)
    const page = pages.text('subscriber-help', 'subscriber-help', {
      guest: isGuest(fetchApi, context.req.raw),
      lookup: fillForm('subscriber-lookup', filling, notice),
      reset: fillForm('request-reset-card', filling, notice),
    })
    return page ? send(context, page) : sendNotFound(context)
  })
  site.get('/email-newsletters', async (context) => {
    const form = await newsletterForm(fetchApi, context.req.raw, '/email-newsletters')
    const guest = isGuest(fetchApi, context.req.raw)
    const page = pages.text('email-newsletters', 'email-newsletters', { guest, form })
    return page ? send(context, page) : sendNotFound(context)
  })
  site.get('/de', async (context) => {
    const form = await newsletterForm(fetchApi, context.req.raw, '/de', germanWords)
    const guest = isGuest(fetchApi, context.req.raw)
    const page = pages.text('de', 'de', { guest, form })
    return page ? send(context, { ...page, lang: 'de' }) : sendNotFound(context)
  })
  site.get('/permissions', (context) => {
    const page = pages.text('permissions', 'permissions')
    return page ? send(context, page) : sendNotFound(context)
  })
  /** The form of a page whose text depends on the address. */
  const pageForm = (name: string, { req }: Context): string => {
    const notice = readNotice(req.raw)
    // Without the e-mail of the address: the page's HTML names no reader.
    if (name === 'subscriber-registration') return fillForm(name, { page: `/${name}` }, notice)
    if (name !== 'reset-password' || !req.query('token')) return ''
    // Without an action it goes to the address of the page, which alone has the token: a script could read it in the form.
    return fillForm(name, { page: '', hidden: { return: '/sign-in' } }, notice).replace(
      / action="[^"]*"/,
      '',
    )
  }
  postReset(site, fetchApi)
  for (const [name, template] of [
    ['registration-complete', 'registration-complete'],
    ['restricted-user', 'page'],
    ['subscriber-registration', 'subscriber-registration'],
    ['reset-password', 'reset-password'],
    ['account', 'account'],
    ['shipping-payment', 'checkout'],
    ['review-order', 'checkout'],
  ] as const) {
    site.get(`/${name}`, async (context) => {
      const request = context.req.raw
      const page = pages.text(name, template, {
        step: name,
        guest: isGuest(fetchApi, request),
        tokenless: !context.req.query('token'),
        form: pageForm(name, context),
        ...(name === 'account' && (await accountScope(fetchApi, request))),
        logOut: fillForm('log-out', { page: '/account', hidden: { return: '/' } }),
        empty: template === 'checkout' && (await isCartEmpty(fetchApi, request)),
      })
      return page
        ? send(context, { ...page, unlisted: true }, 200, privateCache)
        : sendNotFound(context)
    })
  }

  site.get('/list/:secret', async (context) => {
    const page = await sharedListPage(fetchApi, context.req.raw, context.req.param('secret'))
    if (!page) return sendNotFound(context)
    return send(context, page, page.scope['failed'] ? 503 : 200, privateCache)
  })

  // The folder in the address may not exist any more. My Library tells the reader.
  for (const path of ['/my-library', '/my-library/library/:folder']) {
    site.get(path, (context) => {
      const page = pages.text('my-library', 'my-library', {
        folder: context.req.param('folder') ?? '',
        guest: isGuest(fetchApi, context.req.raw),
      })
      if (!page) return sendNotFound(context)
      return send(context, { ...page, path: context.req.path, unlisted: true }, 200, privateCache)
    })
  }

  site.get('/shopping-cart', async (context) => {
    const isGift = context.req.query('for') === 'gift'
    const provider = checkout(context.req.url)
    const page = pages.text(isGift ? 'shopping-cart-gift' : 'shopping-cart', 'shopping-cart', {
      provider,
      card: provider && `${provider}/sign-in${isGift ? '?gift' : ''}`,
      empty: await isCartEmpty(fetchApi, context.req.raw),
      ...(await cartForms(fetchApi, context.req.raw)),
    })
    if (!page) return sendNotFound(context)
    if (provider) context.set('framedOrigin', provider)
    const path = isGift ? '/shopping-cart?for=gift' : '/shopping-cart'
    return send(context, { ...page, path, unlisted: true }, 200, privateCache)
  })

  site.get('/checkout-card/:card', (context) => {
    const card = context.req.param('card')
    const title = Object.hasOwn(cardPages, card) ? cardPages[card] : undefined
    if (title === undefined) return sendNotFound(context)
    const provider = checkout(context.req.url)
    const gift = context.req.query('gift') !== undefined
    context.set('frameAncestor', provider)
    return send(context, {
      template: 'checkout-card',
      bare: true,
      path: context.req.path,
      title,
      description: `${title}, in the frame of a checkout.`,
      scope: { card, title, gift, provider },
    })
  })

  site.all('*', sendNotFound)
  return site
}
