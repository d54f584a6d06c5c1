import { type MockContext, originOf, type Server } from './server.ts'

const isOwn = (server: Server, c: MockContext, origin: string) =>
  origin === originOf(server, c) || server.origins.includes(origin)

/**
 * True for a write that the site itself made, or a partner's page: with the header no form can set,
 * and not sent by a browser from another origin. A client that is no browser sends neither Origin nor
 * Sec-Fetch-Site, and has no cookies of a reader to misuse.
 */
export const isOwnWrite = (server: Server, c: MockContext): boolean => {
  if (c.req.header('x-requested-with') !== 'bindery') return false
  if (c.env.own !== undefined) return c.env.own
  const origin = c.req.header('origin')
  if (origin !== undefined) return isOwn(server, c, origin) || server.partners.includes(origin)
  const site = c.req.header('sec-fetch-site')
  return site === undefined || site === 'same-origin'
}

/** True when the reader followed a link or was sent here by a page of this site. */
export const isSameSiteNavigation = (server: Server, c: MockContext): boolean => {
  if (c.env.own !== undefined) return c.env.own
  const site = c.req.header('sec-fetch-site')
  if (site !== undefined) {
    const document =
      c.req.header('sec-fetch-mode') === 'navigate' && c.req.header('sec-fetch-dest') === 'document'
    return document && (site === 'same-origin' || site === 'same-site')
  }
  const referer = URL.parse(c.req.header('referer') ?? '')
  return referer !== null && isOwn(server, c, referer.origin)
}
