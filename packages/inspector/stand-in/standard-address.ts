import { type EndpointName, endpoints } from '@bindery/contract/endpoints.ts'
import { type Addresses, endpointOf } from '../watch/endpoint-of.ts'

/** The variables of a moved path, by name. */
function variablesOf(template: string, path: string): ReadonlyMap<string, string> {
  const names = template.split('/')
  // A template below the base of the API is the end of the path.
  const parts = path.split('/').slice(-names.length)
  return new Map(
    names.flatMap((name, at) => (name.startsWith(':') ? [[name, parts[at] ?? ''] as const] : [])),
  )
}

/**
 * The address of a request on a server that has the contract's own paths: the bases and `api-paths` of the site are
 * taken back.
 */
export function standardAddress(method: string, url: URL, settings: Addresses): string {
  const { apiBase, serviceBase, userService, apiPaths } = settings
  const name: EndpointName | null = endpointOf(method, url, settings)
  const moved = name && Object.hasOwn(apiPaths, name) ? apiPaths[name] : undefined
  if (name && moved) {
    const variables = variablesOf(moved, url.pathname)
    const path = endpoints[name].path.api
      .replace('{api}', '/api/')
      .replace('{service}', '/service/')
      .replace(/:\w+/g, (variable) => variables.get(variable) ?? variable)
    return location.origin + path + url.search
  }
  const bases: readonly (readonly [string | null, string])[] = [
    [apiBase, '/api/'],
    [serviceBase, '/service/'],
    [userService, '/user-service/'],
  ]
  const base = bases.find(([from]) => from && url.href.startsWith(from))
  if (base?.[0]) return location.origin + base[1] + url.href.slice(base[0].length)
  return location.origin + url.pathname + url.search
}
