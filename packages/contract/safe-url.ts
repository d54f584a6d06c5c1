// Without Zod, so that widgets can import it. Client and server apply the same rule to every href, src and
// location.

/** Parses an http or https URL without user info. Returns undefined for anything else. */
export const parseWebUrl = (value: string, base?: string): URL | undefined => {
  try {
    // Some supported browsers have no `URL.parse` and `URL.canParse`.
    const url = new URL(value, base)
    return /^https?:$/.test(url.protocol) && !url.username && !url.password ? url : undefined
  } catch {
    return undefined
  }
}

/**
 * Returns an absolute URL of the site: same origin, http or https, no user info, leading slashes of the path
 * collapsed. Anything else becomes the root of the site.
 * @param raw an untrusted path or URL
 * @param origin the site's origin, such as `https://example.com`
 */
export const safeUrl = (raw: unknown, origin: string): string => {
  const root = `${origin}/`
  const parse = (value: string): string | undefined => {
    const url = parseWebUrl(value, root)
    return url?.origin === origin
      ? `${origin}/${url.pathname.replace(/^\/+/, '')}${url.search}${url.hash}`
      : undefined
  }
  // Parses the result once more, because its collapsed slashes must not change its meaning.
  const once = typeof raw === 'string' ? parse(raw) : undefined
  return (once && parse(once)) ?? root
}

/** Like `safeUrl`, but returns the path with query and hash. */
export const safePath = (raw: unknown, origin: string): string =>
  safeUrl(raw, origin).slice(origin.length)
