// Plain, no schema: the rule for every href, src and location, the same for the client and the server.

/** An http or https address without user info; undefined when it is none. */
export const webUrl = (value: string, base?: string): URL | undefined => {
  try {
    // `URL.parse` and `URL.canParse` are younger than the browsers we serve.
    const url = new URL(value, base)
    return /^https?:$/.test(url.protocol) && !url.username && !url.password ? url : undefined
  } catch {
    return undefined
  }
}

/**
 * A URL of the site itself, absolute: same origin, http or https, no user info, leading slashes of
 * the path collapsed. Anything else becomes the root of the site.
 * @param raw what somebody handed over: a path or a URL
 * @param origin the site's own origin, e.g. `https://example.com`
 */
export const safeUrl = (raw: unknown, origin: string): string => {
  const root = `${origin}/`
  const parse = (value: string): string | undefined => {
    const url = webUrl(value, root)
    return url?.origin === origin
      ? `${origin}/${url.pathname.replace(/^\/+/, '')}${url.search}${url.hash}`
      : undefined
  }
  // Once more on the result: what the first reading made must not read differently.
  const once = typeof raw === 'string' ? parse(raw) : undefined
  return (once && parse(once)) ?? root
}

/** The same as a path with query and hash. */
export const safePath = (raw: unknown, origin: string): string =>
  safeUrl(raw, origin).slice(origin.length)
