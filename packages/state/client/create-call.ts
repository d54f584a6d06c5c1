import type { Client } from '@bindery/api/client.ts'
import { isError } from '@bindery/api/errors.ts'
import type { Endpoint } from '@bindery/contract/endpoint.ts'
import { endpointNames } from '@bindery/contract/endpoint-names.ts'
import type { EndpointName } from '@bindery/contract/endpoints.ts'
import * as session from '@bindery/contract/groups/session.ts'
import type { Call } from './call.ts'
import type { Failure, Refusal } from './failure.ts'
import { lazy } from './lazy.ts'
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

type Errors = NonNullable<Refusal['errors']>

/** The first message about a field. An empty field name stands for the whole form. */
const errorOf = (field: string, messages: unknown): Errors => {
  const first: unknown = Array.isArray(messages) ? messages[0] : messages
  const { message = first } = Object(first)
  return typeof message === 'string' && message.trim() !== '' ? [{ field, message }] : []
}

/**
 * Converts an error to a failure, for endpoints whose refusals vary in form: `errors` as a list or by field,
 * or one `message` with an optional `field`. All become the list that forms read.
 */
const toFailureWithMessage = (error: unknown): Failure => {
  const failure = toFailure(error)
  if (failure.kind !== 'refused' || failure.errors || !isError(error, 'RefusedError'))
    return failure
  const { errors: byField, message, field } = Object(error.body)
  // `Object.entries` of a string would list its letters.
  const fields: object = typeof byField === 'object' && byField ? byField : {}
  const listed = Object.entries(fields).flatMap(([name, messages]) => errorOf(name, messages))
  const errors = listed[0] ? listed : errorOf(typeof field === 'string' ? field : '', message)
  return errors[0] ? { ...failure, errors } : failure
}

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
