import type { MiddlewareHandler } from 'hono'

/**
 * What a page may load: its own script, style, images and data, nothing inline, and no text turned
 * into code. `data:` and other origins are left out on purpose: the kit must live within this.
 */
export const strictPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ')

/** Pages whose address or contents say something about the reader. */
const silentAboutWhereFrom = [
  '/register',
  '/registration-complete',
  '/restricted-user',
  '/subscriber-registration',
  '/reset-password',
  '/account',
  '/shipping-payment',
  '/review-order',
]

declare module 'hono' {
  interface ContextVariableMap {
    /** An origin whose pages this page shows in a frame. */
    framed: string
    /** The origin whose pages may show this page in a frame, `*` for anybody's. Else nobody's may. */
    framedBy: string
  }
}

/** The headers of every page of the reference site. */
export const securityHeaders: MiddlewareHandler = async (context, next) => {
  await next()
  const { headers } = context.res
  const framed = context.get('framed')
  const ancestors = `frame-ancestors ${context.get('framedBy') ?? "'none'"}`
  const policy =
    strictPolicy.replace("frame-ancestors 'none'", ancestors) +
    (framed ? `; frame-src ${framed}` : '')
  headers.set('Content-Security-Policy', policy)
  headers.set('X-Content-Type-Options', 'nosniff')
  headers.set(
    'Referrer-Policy',
    silentAboutWhereFrom.includes(context.req.path)
      ? 'no-referrer'
      : 'strict-origin-when-cross-origin',
  )
  headers.set('Cross-Origin-Opener-Policy', 'same-origin')
  headers.set('Permissions-Policy', 'camera=(), geolocation=(), microphone=()')
}
