/**
 * A site for the root of an origin, served below a base path: `/` (the root) or `/demo/`, with a slash at both ends.
 * Every attribute in its pages that begins with a slash is an address of the site.
 */

/** The page with all its addresses below the base path. */
export const withBase = (html: string, base: string): string =>
  html.replace(/(\s[\w-]+=")\/(?!\/)/g, `$1${base}`)

/** The path on the site, without the base path and a trailing slash. undefined for a path outside of it. */
export const withoutBase = (path: string, base: string): string | undefined => {
  if (`${path}/` === base) return '/'
  if (!path.startsWith(base)) return undefined
  return `/${path.slice(base.length).replace(/\/+$/, '')}`
}
