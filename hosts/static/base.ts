/**
 * A site that was written for the root of an origin, put below a path: `/` (the root) or `/demo/`, with a
 * slash at both ends. In its pages every attribute that begins with a slash is an address of the site.
 */

/** The same page, with all its addresses below the path. */
export const withBase = (html: string, base: string): string =>
  html.replace(/(\s[\w-]+=")\/(?!\/)/g, `$1${base}`)

/** The address on the site, without the path and without a slash at its end; undefined for one elsewhere. */
export const withoutBase = (path: string, base: string): string | undefined => {
  if (`${path}/` === base) return '/'
  if (!path.startsWith(base)) return undefined
  return `/${path.slice(base.length).replace(/\/+$/, '')}`
}
