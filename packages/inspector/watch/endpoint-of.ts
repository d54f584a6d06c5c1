import { type EndpointName, endpoints } from '@bindery/contract/endpoints.ts'
import type { Settings } from '@bindery/state/settings/settings.ts'

/** The part of the settings that moves calls. */
export type Addresses = Pick<
  Settings,
  'apiBase' | 'serviceBase' | 'userService' | 'dialect' | 'apiPaths'
>

const names = Object.keys(endpoints) as EndpointName[]

/** The address of a call, with `:name` for what differs from call to call; null if the site has no such base. */
function templateOf(name: EndpointName, settings: Addresses): string | null {
  const { path } = endpoints[name] as (typeof endpoints)[EndpointName] & {
    path: { api: string; service?: string }
  }
  const own = Object.hasOwn(settings.apiPaths, name) ? settings.apiPaths[name] : undefined
  const usual = (settings.dialect === 'service' && path.service) || path.api
  const template = own ? (own.startsWith('/') ? own : `{api}${own}`) : usual
  const address = template
    .replace('{api}', () => settings.apiBase)
    .replace('{service}', () => settings.serviceBase)
    .replace('{userService}', () => (settings.userService ?? '').replace(/\/$/, ''))
  if (address.includes('{') || !address) return null
  return address.startsWith('/') ? new URL(settings.apiBase).origin + address : address
}

/** Whether a path is one of the template's: `:id` stands for one part of it. */
function fits(template: string, path: string): boolean {
  const wanted = template.split('/')
  const parts = path.split('/')
  return (
    wanted.length === parts.length &&
    wanted.every((part, at) => part === parts[at] || (part.startsWith(':') && parts[at] !== ''))
  )
}

const variables = (template: string): number => template.match(/\/:/g)?.length ?? 0

/**
 * Finds the call of the contract that a request is, by method and address. null: none of them.
 * An address without variables wins over one with them.
 */
export function endpointOf(method: string, url: URL, settings: Addresses): EndpointName | null {
  const path = url.origin + url.pathname
  const found = names
    .filter((name) => endpoints[name].method === method)
    .map((name) => ({ name, template: templateOf(name, settings) ?? '' }))
    .filter(({ template }) => template && fits(template, path))
    .sort((one, other) => variables(one.template) - variables(other.template))
  return found[0]?.name ?? null
}
