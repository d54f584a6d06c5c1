import type { MiddlewareHandler } from 'hono'

/**
 * The strict policy: a page's own script, style, images and data, nothing inline, and no strings as code. It has no
 * `data:` and no other origin on purpose: the kit must work within it.
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

/** Pages with data about the reader in their address or content. They and `/list/…`, whose address is a secret, send no referrer. */
const noReferrerPaths = [
  '/register',
  '/sign-in',
  '/forgot-password',
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
    /** The origin that this page frames. */
    framedOrigin: string
    /** The origin that may frame this page, or `*` for any. Default: none. */
    frameAncestor: string
  }
}

/** Sets the headers of every page of the reference site. */
export const securityHeaders: MiddlewareHandler = async (context, next) => {
  await next()
  const { headers } = context.res
  const framedOrigin = context.get('framedOrigin')
  const ancestors = `frame-ancestors ${context.get('frameAncestor') ?? "'none'"}`
  const policy =
    strictPolicy.replace("frame-ancestors 'none'", ancestors) +
    (framedOrigin ? `; frame-src ${framedOrigin}` : '')
  headers.set('Content-Security-Policy', policy)
  headers.set('X-Content-Type-Options', 'nosniff')
  headers.set(
    'Referrer-Policy',
    noReferrerPaths.includes(context.req.path) || context.req.path.startsWith('/list/')
      ? 'no-referrer'
      : 'strict-origin-when-cross-origin',
  )
  headers.set('Cross-Origin-Opener-Policy', 'same-origin')
  headers.set('Permissions-Policy', 'camera=(), geolocation=(), microphone=()')
}
