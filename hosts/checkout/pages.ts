import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Context, Hono } from 'hono'
import { fileServer } from '../static-files.ts'
import { renderTemplate, type Scope } from '../template.ts'

const root = import.meta.dirname

const template = (name: string) => readFileSync(join(root, `templates/${name}.html`), 'utf8')

/** The pages with one card each, with their headings. */
const titles: Readonly<Record<string, string>> = {
  'sign-in': 'Sign in to your account',
  registration: 'Create an account',
  'reset-password': 'Reset password',
}

interface PolicyOrigins {
  /** The origin of the page's script and data. */
  publisher?: string
  /** The origin whose pages may frame this page. */
  framedBy?: string
  /** The origin that this page frames. Such a page also runs a script of its own. */
  frames?: string
}

/** Sets the headers of every page. */
const setHeaders = (context: Context, { publisher, framedBy, frames }: PolicyOrigins = {}) => {
  const none = "'none'"
  context.header(
    'Content-Security-Policy',
    [
      "default-src 'none'",
      `script-src ${publisher ?? none}${frames ? " 'self'" : ''}`,
      "style-src 'self'",
      `connect-src ${publisher ?? none}`,
      "img-src 'self'",
      `frame-src ${frames ?? none}`,
      "form-action 'self'",
      "base-uri 'none'",
      `frame-ancestors ${framedBy ?? none}`,
      "require-trusted-types-for 'script'",
    ].join('; '),
  )
  context.header('X-Content-Type-Options', 'nosniff')
  context.header('Referrer-Policy', 'no-referrer')
  context.header('Permissions-Policy', 'camera=(), geolocation=(), microphone=()')
  context.header('Cache-Control', 'no-cache')
}

/**
 * The checkout provider, on its own origin. It has a page for each card, for a publisher's frame, and `/order`,
 * which frames the publisher's own page with a card: a card works on either side.
 *
 * @param publishersAt the origins of the publisher, as a request to this host sees them. A page is made for the
 *   first one, or for the one that `?parent=` names.
 */
export function createCheckoutPages(publishersAt: (request: URL) => readonly string[]) {
  const pages = new Hono()
  const serveAsset = fileServer(join(root, 'assets'))
  const sendNotFound = (context: Context) => {
    setHeaders(context)
    return context.text('There is nothing here.\n', 404)
  }
  const render = (name: string, scope: Scope) =>
    renderTemplate('layout', { ...scope, content: renderTemplate(name, scope, template) }, template)

  pages.get(
    '/assets/*',
    (context) =>
      serveAsset(context.req.raw, context.req.path.slice('/assets'.length)) ??
      sendNotFound(context),
  )
  pages.get('/', (context) => {
    const [publisher = ''] = publishersAt(new URL(context.req.url))
    const cards = Object.entries(titles).flatMap(([name, title]) => [
      { href: `/${name}`, title, gift: false },
      ...(name === 'reset-password' ? [] : [{ href: `/${name}?gift`, title, gift: true }]),
    ])
    setHeaders(context)
    return context.html(
      render('index', {
        title: 'Pages for publishers',
        description: 'The pages that Gangway Checkout shows in the frames of a publisher.',
        cards,
        publisher,
        card: '',
        script: '',
      }),
    )
  })
  pages.get('/order', (context) => {
    const [publisher = ''] = publishersAt(new URL(context.req.url))
    setHeaders(context, { publisher, frames: publisher })
    return context.html(
      render('order', {
        title: 'Who is ordering?',
        description: 'Sign in for an order with Halyard Business Review.',
        publisher,
        script: publisher,
        card: '',
        paywall: false,
        gift: context.req.query('gift') !== undefined,
      }),
    )
  })
  pages.get('/:card{[a-z-]+}', (context) => {
    const card = context.req.param('card')
    const title = Object.hasOwn(titles, card) ? titles[card] : undefined
    const publishers = publishersAt(new URL(context.req.url))
    // Only a known publisher. Otherwise any site could receive the card's messages.
    const named = context.req.query('parent')
    const publisher = named === undefined ? publishers[0] : publishers.find((one) => one === named)
    if (title === undefined || publisher === undefined) return sendNotFound(context)
    setHeaders(context, { publisher, framedBy: publisher })
    return context.html(
      render('card', {
        title,
        description: `${title}, for an order with Halyard Business Review.`,
        card,
        publisher,
        script: publisher,
        gift: context.req.query('gift') !== undefined,
        paywall: context.req.query('paywall') !== undefined,
      }),
    )
  })
  pages.all('*', sendNotFound)
  return pages
}
