/** A browser in small: requests with the cookies, the origin and the headers that a page would send. */
import { addressOf, type Bases, withOwnPath } from '@bindery/api/address.ts'
import { encodeInput } from '@bindery/api/encode.ts'
import type { Endpoint } from '@bindery/contract/endpoint.ts'
import type { EndpointName, Endpoints } from '@bindery/contract/endpoints.ts'
import { amountsToWire } from '@bindery/contract/wire-amounts.ts'

/** The server cannot be asked at all: no such host, no connection, an invalid certificate. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError'
}

/** An endpoint of the contract, whatever its schemas. */
export type AnyEndpoint = Endpoints[EndpointName] | Endpoint

/** A request and its answer. */
export interface Exchange {
  readonly method: string
  readonly url: string
  /** The body that was sent. */
  readonly sent?: string
  /** 0 if there was no answer. */
  readonly status: number
  readonly headers: Headers
  readonly body: string
  /** The answer's Set-Cookie headers. */
  readonly cookies: readonly string[]
  /** Why there was no answer. */
  readonly failure?: string
}

/** Sends one request and follows no redirect. Rejects if there is no answer. */
export type Transport = (
  url: string,
  init: {
    readonly method: string
    readonly headers: Headers
    readonly body?: string
    readonly signal: AbortSignal
  },
) => Promise<Response>

export interface ConnectionOptions extends Bases {
  readonly origin: string
  readonly timeoutMs: number
  readonly transport: Transport
  /** The amounts of the server: decimals by default, or minor units. */
  readonly amounts?: 'decimal' | 'minor'
  /** The calls that the site has at other paths, as in the setting `api-paths`. */
  readonly apiPaths?: Readonly<Record<string, string>>
}

export interface SendOptions {
  /** Overrides headers; null removes one. */
  readonly headers?: Readonly<Record<string, string | null>>
  /** The address of a call whose address the page supplies. */
  readonly url?: string
}

const isWrite = (method: string): boolean => !['GET', 'HEAD', 'OPTIONS'].includes(method)

/** The reason of a failed request. A time-out is the cause of an abort. */
const reasonOf = (error: unknown): string => {
  const { name, message, code, cause } = error as Error & { code?: string }
  const isLate = [name, (cause as Error | undefined)?.name].includes('TimeoutError')
  return isLate ? 'no answer in time' : (code ?? message)
}

const cookieOf = (jar: ReadonlyMap<string, string>): string =>
  [...jar].map((pair) => pair.join('=')).join('; ')

export function createConnection(options: ConnectionOptions) {
  const { transport, origin, timeoutMs, amounts, apiPaths = {}, ...bases } = options
  const jar = new Map<string, string>()
  const keep = (cookie: string) => {
    const [pair = '', ...attributes] = cookie.split(';')
    const [name = '', ...value] = pair.split('=')
    const isOver = attributes.some((part) => /^\s*max-age\s*=\s*(0|-\d+)\s*$/i.test(part))
    const expires = attributes.find((part) => /^\s*expires\s*=/i.test(part))?.split('=')[1]
    if (isOver || (expires && Date.parse(expires) < Date.now())) jar.delete(name.trim())
    else jar.set(name.trim(), value.join('='))
  }
  const sendTo = async (
    url: string,
    method: string,
    init: { body?: string; type?: string } & SendOptions,
  ): Promise<Exchange> => {
    const headers = new Headers({ origin })
    if (method === 'GET' || method === 'HEAD') headers.delete('origin')
    if (new URL(url).origin !== origin) headers.set('origin', origin)
    if (jar.size) headers.set('cookie', cookieOf(jar))
    if (isWrite(method)) headers.set('x-requested-with', 'bindery')
    if (init.type) headers.set('content-type', init.type)
    for (const [name, value] of Object.entries(init.headers ?? {})) {
      if (value === null) headers.delete(name)
      else headers.set(name, value)
    }
    try {
      const response = await transport(url, {
        method,
        headers,
        ...(init.body === undefined ? {} : { body: init.body }),
        signal: AbortSignal.timeout(timeoutMs),
      })
      const cookies = response.headers.getSetCookie()
      cookies.forEach(keep)
      const body = await response.text()
      const sent = init.body === undefined ? {} : { sent: init.body }
      const { status, headers: received } = response
      return { method, url, ...sent, status, headers: received, body, cookies }
    } catch (error) {
      const failure = reasonOf(error)
      return { method, url, status: 0, headers: new Headers(), body: '', cookies: [], failure }
    }
  }
  const placeOf = (typed: AnyEndpoint, input: object, url?: string) =>
    addressOf(
      url ? (typed as Endpoint) : withOwnPath(typed as Endpoint, apiPaths),
      bases,
      input,
      url,
    )
  const hasDecimals = ({ money }: Endpoint) => money !== undefined && amounts !== 'minor'
  return {
    origin,
    /** Whether the amounts of this call are decimals. */
    hasDecimals,
    /** Sends an endpoint's call as the client of the tags does. */
    send(
      typed: AnyEndpoint,
      input: object,
      options: SendOptions & { readonly body?: string } = {},
    ): Promise<Exchange> {
      const endpoint = typed as Endpoint
      const { address, rest } = placeOf(endpoint, input, options.url)
      const { json, searchParams, body } = encodeInput(
        endpoint,
        hasDecimals(endpoint) ? amountsToWire(rest) : rest,
      )
      if (searchParams) address.search = searchParams.toString()
      const given = options.body === undefined ? {} : { type: 'application/json' }
      const init =
        json === undefined
          ? body
            ? { body: body.toString(), type: 'application/x-www-form-urlencoded' }
            : {}
          : { body: JSON.stringify(json), type: 'application/json' }
      return sendTo(address.href, endpoint.method, { ...init, ...given, ...options })
    },
    /** The cookies that the next request sends. */
    cookie: (): string => cookieOf(jar),
    /** Where pages verify a subscription, if they do not name an address. */
    verifyUrl: new URL('user/subscriber/verify', bases.apiBase).href,
    /** For requests that are no call. */
    sendTo,
    /** Asks as a browser asks before a write of a page on another origin: without cookies. */
    preflight: (url: string, method: string, names: readonly string[]): Promise<Exchange> =>
      sendTo(url, 'OPTIONS', {
        headers: {
          cookie: null,
          'access-control-request-method': method,
          'access-control-request-headers': names.join(','),
        },
      }),
    addressOf: (endpoint: AnyEndpoint, input: object, url?: string): string =>
      placeOf(endpoint, input, url).address.href,
  }
}

export type Connection = ReturnType<typeof createConnection>
