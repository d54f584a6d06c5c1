import * as z from './schema.ts'

export type Method = 'GET' | 'HEAD' | 'POST' | 'DELETE'

/**
 * A named error. A response matches it if the status is one of `status` and the body parses by `body`,
 * where there is one.
 */
export interface NamedError<B extends z.Schema = z.Schema> {
  status: number | readonly number[]
  body?: B
  /**
   * True if a body that does not parse matches as well, or the one status with which it does. It is read as an
   * empty one then.
   */
  lenient?: boolean | number
  description: string
}

/** What openapi.json and the docs say about a header. None of it ships. */
export interface HeaderText {
  readonly description: string
  readonly example: string
  /** A format of JSON Schema. */
  readonly format?: string
}

export type NamedErrors = Readonly<Record<string, NamedError>>

/**
 * One call of the publisher's API. The client's request, the mock's route and the operation in
 * openapi.json are all derived from this value.
 */
export interface Endpoint<
  I extends z.Schema = z.Schema,
  O extends z.Schema = z.Schema,
  E extends NamedErrors = NamedErrors,
> {
  /** The key of the endpoint in `endpoints`. */
  name: string
  method: Method
  /**
   * The path in both dialects. `{api}`, `{service}` and `{userService}` stand for the bases in the site's
   * settings, `{url}` for a URL that the page supplies. A path that starts with `/` is relative to the
   * origin of the api base. Without `service` the `api` path serves both dialects. `:id` is the field `id`
   * of the input: it is sent there, encoded, and nowhere else.
   */
  path: { api: string; service?: string }
  input: I
  /** How the input is sent. */
  encoding: 'none' | 'query' | 'json' | 'form'
  /** With `json`: the field that is the whole body. The other fields are sent in the query. */
  body?: string
  output: O
  /**
   * What `output` parses: the JSON body, the text of a text/html body, an object of the response headers
   * (names in lower case), or nothing, because the browser navigates to the path.
   */
  reads: 'json' | 'html' | 'headers' | 'navigation'
  /** Named errors by code, the most specific first. */
  errors: E
  /** True if the response is about the signed-in reader. Every 401 is `unauthenticated` then. */
  session?: boolean
  /**
   * Converts the amounts of the input and the response, which are decimals on the wire: see `wire-amounts.ts`.
   * It is part of the endpoint, so that a page without a cart does not load it.
   */
  money?: {
    receive(body: unknown, currency?: string): unknown
    send<T extends object>(body: T, currency?: string): T
  }
  /** True if a second identical call changes nothing, so that a client may retry. */
  idempotent?: boolean
  /** Largest request body in bytes. Default 64 KiB. */
  maxBytes?: number
  /** Optional request headers. */
  requestHeaders?: Readonly<Record<string, HeaderText>>
  /** Response headers besides the usual ones. */
  replyHeaders?: Readonly<Record<string, HeaderText>>
  description: string
  /** The section of the specification, e.g. `A7`. */
  spec: string
}

/** Declares an endpoint. Returns it unchanged; TypeScript infers its types from the call. */
export const endpoint = <I extends z.Schema, O extends z.Schema, const E extends NamedErrors>(
  value: Endpoint<I, O, E>,
): Endpoint<I, O, E> => value

/** Input of a call without fields. */
export const noInput = z.object({})

/** Whether the body of a 200 reports an error. Some servers answer so. */
const isErrorBody = (body: Readonly<Record<string, unknown>>): boolean => {
  const { code, error, errors, success } = body
  return (
    !!error ||
    success === false ||
    (Array.isArray(errors) && errors.length > 0) ||
    (typeof code === 'string' && /_/.test(code)) ||
    'tries_left' in body ||
    'lockout_duration' in body
  )
}

/** Output of a call that only reports success: any JSON object that reports no error. */
export const anyObject = z.named(
  z.looseObject({}).check(z.refine((body) => !isErrorBody(body))),
  'Done',
  'Success. No member is read. `error`, `errors`, `success: false`, `tries_left`, `lockout_duration` and a `code` with an underscore mean a failure. An empty body and 204 are fine as well.',
)

/** A date and time, ISO 8601. */
export const dateTime = z.about(
  z.string(z.dateMessage).check(z.regex(/^\d{4}-\d\d-\d\dT/, z.dateMessage)),
  'A date and time, ISO 8601.',
  '2026-03-01T09:30:00Z',
  { format: 'date-time' },
)
