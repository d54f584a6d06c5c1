import type { Endpoint } from '@bindery/contract/endpoint.ts'
import { parseWebUrl } from '@bindery/contract/safe-url.ts'
import { OriginError } from './errors.ts'

/** Where the site's API is. Absolute http(s) URLs; the bases end with a slash. */
export interface Bases {
  readonly apiBase: string
  readonly serviceBase: string
  readonly userService: string | null
  readonly dialect: 'api' | 'service'
  /** Origins besides those of the bases. */
  readonly allowedOrigins: readonly string[]
}

/**
 * The endpoint at the path that the site has for it (the setting `api-paths`): below the API base, or from the root of
 * its origin if it starts with a slash.
 */
export const withOwnPath = (
  endpoint: Endpoint,
  paths: Readonly<Record<string, string>>,
): Endpoint => {
  const own = Object.hasOwn(paths, endpoint.name) ? paths[endpoint.name] : ''
  return own ? { ...endpoint, path: { api: own.startsWith('/') ? own : `{api}${own}` } } : endpoint
}

/**
 * Builds the URL of a call and returns the input without the fields that are in the path, and the path as the
 * contract has it, which is the same for all of its resources. Requests carry the reader's cookies, so the URL must be on an origin that the site has named.
 * @param url replaces `{url}` in the path of an endpoint whose address the page supplies
 * @throws OriginError for any other origin, and for a path field that would change the path, such as `..`
 */
export const addressOf = (
  endpoint: Endpoint,
  bases: Bases,
  input: object,
  url?: string,
): { address: URL; rest: object; path: string } => {
  const rest: Record<string, unknown> = { ...input }
  const template = (bases.dialect === 'service' && endpoint.path.service) || endpoint.path.api
  const path = template.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(rest[name])
    delete rest[name]
    if (/^\.{0,2}$/.test(value)) throw new OriginError(endpoint.name, 'the address')
    return encodeURIComponent(value)
  })
  const raw = path
    .replace('{api}', () => bases.apiBase)
    .replace('{service}', () => bases.serviceBase)
    .replace('{userService}', () => (bases.userService ?? '').replace(/\/$/, ''))
    .replace('{url}', () => url ?? '')
  const address = parseWebUrl(raw, bases.apiBase)
  const origins = [bases.apiBase, bases.serviceBase, bases.userService]
    .flatMap((base) => (base ? [new URL(base).origin] : []))
    .concat(bases.allowedOrigins)
  const lacksBase = path.startsWith('{userService}') && !bases.userService
  if (!address || lacksBase || !origins.includes(address.origin)) {
    throw new OriginError(endpoint.name, address?.origin ?? 'the address')
  }
  return { address, rest, path: url ?? template }
}
