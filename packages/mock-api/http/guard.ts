import { type MockContext, originOf, type Server } from '../core/server.ts'

const isSiteOrigin = (server: Server, c: MockContext, origin: string) =>
  origin === originOf(server, c) || server.origins.includes(origin)

/**
 * True for a write from a page of the site or of a partner: it has the header that no form can set, and no
 * browser sent it from another origin. A client without Origin and Sec-Fetch-Site is no browser, and has no
 * cookies of a reader.
 */
export const isOwnWrite = (server: Server, c: MockContext): boolean => {
  if (c.req.header('x-requested-with') !== 'bindery') return false
  if (c.env.sameOrigin !== undefined) return c.env.sameOrigin
  const origin = c.req.header('origin')
  if (origin !== undefined)
    return isSiteOrigin(server, c, origin) || server.partners.includes(origin)
  const site = c.req.header('sec-fetch-site')
  return site === undefined || site === 'same-origin'
}

/**
 * True for a form that a page of the site has posted without script. Such a form can send no header, so one of those
 * that the browser sets must prove where it comes from. The origin is `null` on a page that sends no referrer.
 */
export const isOwnForm = (server: Server, c: MockContext): boolean => {
  if (c.env.sameOrigin !== undefined) return c.env.sameOrigin
  const origin = c.req.header('origin') ?? 'null'
  const site = c.req.header('sec-fetch-site')
  if (origin !== 'null') return isSiteOrigin(server, c, origin)
  if (site !== undefined) return site === 'same-origin'
  const referer = URL.parse(c.req.header('referer') ?? '')
  return referer !== null && isSiteOrigin(server, c, referer.origin)
}

/** True if a page of this site caused the navigation, by a link or a redirect. */
export const isSameSiteNavigation = (server: Server, c: MockContext): boolean => {
  if (c.env.sameOrigin !== undefined) return c.env.sameOrigin
  const site = c.req.header('sec-fetch-site')
  if (site !== undefined) {
    const document =
      c.req.header('sec-fetch-mode') === 'navigate' && c.req.header('sec-fetch-dest') === 'document'
    return document && (site === 'same-origin' || site === 'same-site')
  }
  const referer = URL.parse(c.req.header('referer') ?? '')
  return referer !== null && isSiteOrigin(server, c, referer.origin)
}
