import type { Client } from '@bindery/api/client.ts'
import type { Endpoint } from '@bindery/contract/endpoint.ts'
import { endpointNames } from '@bindery/contract/endpoint-names.ts'
import type { EndpointName } from '@bindery/contract/endpoints.ts'
import * as session from '@bindery/contract/groups/session.ts'
import type { Call } from './call.ts'
import { lazy } from './lazy.ts'
import { toFailureWithMessage } from './server-message.ts'
import { toFailure } from './to-failure.ts'

type Endpoints = Readonly<Record<string, Endpoint>>

/** One chunk per group, except for the session's endpoints, which every page needs. */
const groups: Readonly<Record<keyof typeof endpointNames, () => Promise<object>>> = {
  session: async () => session,
  account: () => import('@bindery/contract/groups/account.ts'),
  library: () => import('@bindery/contract/groups/library.ts'),
  content: () => import('@bindery/contract/groups/content.ts'),
  cart: () => import('@bindery/contract/groups/cart.ts'),
}

const groupOf = new Map(
  Object.entries(endpointNames).flatMap(([group, names]) =>
    names.map((name) => [name, groups[group as keyof typeof groups]] as const),
  ),
)

/** Loads the schemas of an endpoint and its group ahead of a call. */
export const preloadEndpoint = (name: EndpointName): void =>
  void groupOf
    .get(name)?.()
    .catch(() => {})

/** Calls by the contract's names over a client. */
export const createCall =
  (client: Client): Call =>
  (name, input, { readerChanged = () => false, ...options } = {}) =>
    lazy(
      async () => (await groupOf.get(name)?.()) as Endpoints,
      () => readerChanged,
    )(async (endpoints) => {
      const known = endpoints[name] as Endpoint
      const endpoint = options.url ? { ...known, path: { api: '{url}' } } : known
      try {
        const data = await client.call(endpoint, input, options)
        // The endpoint's schema has validated the data, so it has the contract's type.
        return { ok: true, data: data as never }
      } catch (error) {
        const convert = 'refused_in_words' in endpoint.errors ? toFailureWithMessage : toFailure
        return { ok: false, failure: convert(error) }
      }
    })
