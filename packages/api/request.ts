import type { Endpoint } from '@bindery/contract/endpoint.ts'
import { matchError } from '@bindery/contract/errors.ts'
import { plain } from '@bindery/contract/json.ts'
import { read } from '@bindery/contract/schema.ts'
import ky, { HTTPError, TimeoutError as KyTimeoutError, type Options } from 'ky'
import {
  BusyError,
  ContractError,
  HttpError,
  NetworkError,
  RefusedError,
  TimeoutError,
} from './errors.ts'
import { type Clock, type Gate, retryAfter } from './gate.ts'
import { PlainRequest } from './plain-request.ts'

/** What requests travel over. */
export interface Transport {
  fetch(input: Request | URL | string, init?: RequestInit): Promise<Response>
  readonly clock: Clock
  readonly gate: Gate
  /** For one attempt, its body included. */
  readonly timeoutMs: number
  /** The delay before the first retry of a read; each further delay is twice as long. */
  readonly backOffMs: number
}

export interface RequestOptions {
  /** Added to those of every request. */
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
  /** The longest that a read waits for a busy server. Default 10 000. */
  readonly maxWaitMs?: number
  /** Gets the headers of a successful response. */
  readonly onHeaders?: (headers: Headers) => void
}

const busyStatuses = [429, 503]
const ownErrors = ['ContractError', 'BusyError', 'TimeoutError', 'AbortError']

const parseBody = (endpoint: Endpoint, response: Response, text: string): unknown => {
  const call = endpoint.name
  if (endpoint.reads === 'headers') return Object.fromEntries(response.headers)
  if (text.trim() === '') throw new ContractError(call, 'empty')
  const isHtml = endpoint.reads === 'html'
  const type = isHtml ? /^text\/html\b/i : /^application\/([\w.-]+\+)?json\b/i
  if (!type.test(response.headers.get('content-type') ?? '')) {
    throw new ContractError(call, 'content-type')
  }
  if (isHtml) return text
  try {
    return JSON.parse(text)
  } catch {
    throw new ContractError(call, 'not-json')
  }
}

const encode = (endpoint: Endpoint, input: object): Options => {
  const { body } = endpoint
  const parameters = () =>
    new URLSearchParams(
      Object.entries(input).flatMap(([name, value]) =>
        value === undefined || name === body ? [] : [[name, String(value)]],
      ),
    )
  if (body !== undefined) {
    return { json: plain(Object(input)[body]), searchParams: parameters() }
  }
  if (endpoint.encoding === 'json') return { json: plain(input) }
  if (endpoint.encoding === 'form') return { body: parameters() }
  return endpoint.encoding === 'query' ? { searchParams: parameters() } : {}
}

/** The arguments of `fetch`, for either kind of request that ky makes. */
const fetchArguments = (
  request: Request | URL | string | PlainRequest,
  init?: RequestInit,
): Parameters<Transport['fetch']> =>
  request instanceof PlainRequest ? [request.url, { ...request.init, ...init }] : [request, init]

/** ky parses JSON only if the content type says so; some servers send errors as text. */
const errorBody = ({ data }: HTTPError): unknown => {
  if (typeof data !== 'string') return data
  try {
    return JSON.parse(data)
  } catch {
    return data
  }
}

const toOwnError = (transport: Transport, endpoint: Endpoint, error: unknown): unknown => {
  const call = endpoint.name
  if (error instanceof HTTPError) {
    const { status, headers } = error.response
    if (status === 429) return new BusyError(call, retryAfter(headers, transport.clock.now()))
    const named = matchError(endpoint, status, errorBody(error))
    return named
      ? new RefusedError(call, named.code, status, named.body)
      : new HttpError(call, status)
  }
  if (error instanceof KyTimeoutError) return new TimeoutError(call)
  const isOwn = error instanceof Error && ownErrors.includes(error.name)
  return isOwn ? error : new NetworkError(call, error)
}

/**
 * Sends one call and checks the response. The input is not validated here: the server judges it, and its
 * schema does not ship. A read (GET, HEAD) is retried twice, with back-off, after a network failure, a 5xx or
 * a 429. A write is never retried, because it may have had its effect.
 * @throws RefusedError | HttpError | BusyError | ContractError | NetworkError | TimeoutError
 */
export const request = async (
  transport: Transport,
  endpoint: Endpoint,
  address: URL,
  input: object,
  options: RequestOptions = {},
): Promise<unknown> => {
  const call = endpoint.name
  const isRead = endpoint.method === 'GET' || endpoint.method === 'HEAD'
  const { gate, clock } = transport
  let text = ''
  const enter = () => gate.enter(call, options.maxWaitMs)
  let permit = isRead ? await enter() : undefined
  const updateGate = ({ status, headers }: Response) => {
    if (!isRead) return
    const asksToWait = status === 429 || headers.has('retry-after')
    if (asksToWait && busyStatuses.includes(status)) gate.hold(retryAfter(headers, clock.now()))
    else gate.open()
  }
  try {
    const response = await ky(address, {
      ...encode(endpoint, input),
      method: endpoint.method,
      headers: {
        accept: endpoint.reads === 'html' ? 'text/html' : 'application/json',
        ...(isRead ? {} : { 'x-requested-with': 'bindery' }),
        ...options.headers,
      },
      credentials: 'include',
      // A cached response may belong to another reader.
      cache: 'no-store',
      // A redirected write would send what the reader typed to another address. Unlike `error`, `manual` tells
      // a redirect from a broken connection.
      redirect: isRead ? 'follow' : 'manual',
      timeout: transport.timeoutMs,
      signal: options.signal ?? null,
      fetch: async (input, init) => {
        const response = await transport.fetch(...fetchArguments(input, init))
        updateGate(response)
        // Within ky's attempt, so that the timeout closes a slow body, and a read with a broken one is retried.
        if (response.ok) text = await response.text()
        return response
      },
      retry: {
        limit: isRead ? 2 : 0,
        methods: ['get', 'head'],
        statusCodes: [429, 500, 502, 503, 504],
        // Not ky but the gate waits for Retry-After, because it must hold back the other reads of the path.
        afterStatusCodes: [],
        // ky knows network errors by the browsers' own messages. A page that wraps fetch may throw others.
        shouldRetry: ({ error }) =>
          error instanceof HTTPError || error instanceof KyTimeoutError
            ? undefined
            : error.name !== 'AbortError',
        // The pages that an outage has hit must not come back all at once.
        jitter: (ms) => ms * (0.5 + Math.random()),
        delay: (attempt) => transport.backOffMs * 2 ** (attempt - 1),
      },
      hooks: {
        beforeRetry: [
          async () => {
            permit?.release()
            permit = await enter()
          },
        ],
      },
    })
    const answer = read(endpoint.output, parseBody(endpoint, response, text))
    if (answer.faults) {
      const fields = answer.faults.map(({ field }) => field || '(all of it)')
      throw new ContractError(call, 'shape', fields)
    }
    options.onHeaders?.(response.headers)
    return answer.data
  } catch (error) {
    throw toOwnError(transport, endpoint, error)
  } finally {
    permit?.release()
  }
}
