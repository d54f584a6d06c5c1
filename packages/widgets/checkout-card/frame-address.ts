import { parseWebUrl } from '@bindery/contract/safe-url.ts'
import type { Host } from '@bindery/element/host.ts'
import type { State } from '@bindery/state/state.ts'

const isWithin = (name: string, domain: string): boolean =>
  name === domain || name.endsWith(`.${domain}`)

/** Whether a page of one host may frame the other inside its content: a subdomain of it, or the other way round. */
const isOwnDomain = (page: string, framed: string): boolean =>
  isWithin(framed, page.replace(/^www\./, '')) || (framed.includes('.') && isWithin(page, framed))

/**
 * The address in `src` of the frame; null if there is none, or it is not allowed. A tag inside the page's content may be a
 * reader's, as with `captcha-script`: it must not frame any page of the web.
 */
export const frameAddress = (
  { environment, settings }: Pick<State, 'environment' | 'settings'>,
  {
    $attributes,
    element,
  }: Pick<Host<{ readonly src: string | undefined }>, '$attributes' | 'element'>,
  warn: (message: string) => void,
): string | null => {
  const given = $attributes.get().src
  if (given === undefined) {
    warn('it has no src, so no frame is shown.')
    return null
  }
  const page = new URL(environment.location().href)
  const url = parseWebUrl(given, page.href)
  if (!url) {
    warn(`src="${given}" is no web address, so no frame is shown.`)
    return null
  }
  const known = [new URL(settings.apiBase).origin, ...settings.allowedOrigins]
  const isAllowed =
    element.matches('html>*>*') ||
    known.includes(url.origin) ||
    isOwnDomain(page.hostname, url.hostname)
  if (isAllowed) return url.href
  const allowed = 'an address of this site’s domain, of the API or of allowed-origins'
  warn(
    `src="${given}" is ignored; allowed: ${allowed}, or any web address on a tag in <body> itself.`,
  )
  return null
}
