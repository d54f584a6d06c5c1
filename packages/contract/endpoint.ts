import * as v from './schema.ts'

export type Method = 'GET' | 'HEAD' | 'POST' | 'DELETE'

/**
 * A refusal that has a name. It applies when the status is one of `status` and the body, where a
 * schema is given, parses.
 */
export interface NamedError<B extends v.Schema = v.Schema> {
  status: number | readonly number[]
  body?: B
  /** True where a body that does not parse means no other refusal: it only tells nothing. */
  lenient?: boolean
  description: string
}

export type NamedErrors = Readonly<Record<string, NamedError>>

/**
 * One call of the publisher's API as one value: the client derives its request from it, the mock
 * its handler, the OpenAPI file its page.
 */
export interface Endpoint<
  I extends v.Schema = v.Schema,
  O extends v.Schema = v.Schema,
  E extends NamedErrors = NamedErrors,
> {
  /** The key of the endpoint in `endpoints`. */
  name: string
  method: Method
  /**
   * The path in both dialects. `{api}`, `{service}` and `{userService}` stand for the bases of the
   * site's settings, `{url}` for a URL the page supplies; a path that starts with `/` belongs to
   * the origin of the api base. Without `service` the `api` path serves both dialects. `:id` is the
   * field `id` of the input: it travels there, encoded, and nowhere else.
   */
  path: { api: string; service?: string }
  input: I
  /** How the input travels. */
  encoding: 'none' | 'query' | 'json' | 'form'
  output: O
  /**
   * What the output is parsed from: the JSON body, the body of a text/html as a text, an object of the
   * reply's headers (names in lower case), or nothing, because the browser itself goes there.
   */
  reads: 'json' | 'html' | 'headers' | 'navigation'
  /** Refusals by code, the most particular first. */
  errors: E
  /** True where the answer is about a signed-in reader: every 401 is then `unauthenticated`. */
  session?: boolean
  /** True where a second identical call changes nothing, so that a client may try again. */
  repeatable?: boolean
  /** The most bytes that a body may have, where that is more than the usual 64 KiB. */
  largest?: number
  /** Request headers that carry meaning besides the body; each may be left out. */
  requestHeaders?: Readonly<Record<string, string>>
  /** Reply headers that carry meaning besides the body. */
  replyHeaders?: Readonly<Record<string, string>>
  description: string
  /** The section of the specification, e.g. `A7`. */
  spec: string
}

/** Declares an endpoint; only there so that its types are inferred. */
export const endpoint = <I extends v.Schema, O extends v.Schema, const E extends NamedErrors>(
  value: Endpoint<I, O, E>,
): Endpoint<I, O, E> => value

/** Input of a call that sends nothing. */
export const nothing = v.object({})

/** Reply of a verb that only says that it was done: a JSON object, whatever it holds. */
export const done = v.looseObject({})

/** A date and time, ISO 8601. */
export const dateTime = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT/, 'Expected a date.'))
