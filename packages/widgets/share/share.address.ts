import type { Environment } from '@bindery/state/environment.ts'
import { publicUrl } from './share.links.ts'

/** The page's own address, without the place in it that the reader is at. */
const here = (environment: Environment): string => {
  const { href, hash } = environment.location()
  return hash ? href.slice(0, -hash.length) : href
}

/** What an attribute names to be shared, whole. Left out, or where it is none: this page's. */
export const addressOf = (
  environment: Environment,
  tag: string,
  name: string,
  url: string | undefined,
): string => {
  if (url === undefined) return here(environment)
  const address = publicUrl(url, environment.location().href)
  if (address) return address
  environment.warn(
    `<${tag} ${name}="${url}"> is ignored; allowed: an address that begins with https, or a path. The page's own is shared.`,
  )
  return here(environment)
}
