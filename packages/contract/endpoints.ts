import type { CommonErrorCode } from './errors.ts'
import * as account from './groups/account.ts'
import * as cart from './groups/cart.ts'
import * as content from './groups/content.ts'
import * as library from './groups/library.ts'
import * as session from './groups/session.ts'
import type * as z from './schema.ts'

/** The endpoints in groups. A client loads the schemas of a group with the first call of one of them. */
export const groups = { session, account, library, content, cart } as const

/** Every endpoint of the API, by name. */
export const endpoints = {
  ...session,
  ...account,
  ...library,
  ...content,
  ...cart,
}

export type Endpoints = typeof endpoints
export type EndpointName = keyof Endpoints

/** The input that a caller passes. Fields with a default are optional. */
export type InputOf<K extends EndpointName> = z.input<Endpoints[K]['input']>
/** The output that a caller gets, with the defaults filled in. */
export type OutputOf<K extends EndpointName> = z.output<Endpoints[K]['output']>
/** The codes of an endpoint's named errors, and of the errors that all endpoints share. */
export type ErrorOf<K extends EndpointName> =
  | Extract<keyof Endpoints[K]['errors'], string>
  | CommonErrorCode
