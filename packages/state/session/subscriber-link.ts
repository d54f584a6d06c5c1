import type { Place } from '../environment/environment.ts'

/**
 * The e-mail of a known subscriber in the address of /subscriber-registration: base64 of its UTF-8
 * bytes, percent-encoded (reliability 13).
 */
export const encodeEmail = (email: string): string =>
  encodeURIComponent(btoa(String.fromCharCode(...new TextEncoder().encode(email))))

/** Decodes the e-mail of the query, in either base64 alphabet. null if it is invalid. */
export const decodeEmail = (value: string): string | null => {
  // In a query a bare + reads as a space.
  const base64 = value.replace(/[-\s]/g, '+').replace(/_/g, '/').replace(/=+$/, '')
  try {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** The address of `page` for a known subscriber. The parameter `return` names the page they come from. */
export const subscriberLink = (
  page: string,
  email: string,
  { pathname, search, hash }: Pick<Place, 'pathname' | 'search' | 'hash'>,
): string => {
  const back = pathname + search + hash
  const query = `?emailAddress=${encodeEmail(email)}`
  // Every page of a site links to its front page.
  return page + query + (back === '/' ? '' : `&return=${encodeURIComponent(back)}`)
}
