import type { Endpoint } from '@bindery/contract/endpoint.ts'
import { errorOf } from '@bindery/contract/errors.ts'
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
import type { Clock, Gate } from './gate.ts'
import { plain } from './json.ts'
import { PlainRequest } from './plain-request.ts'
import { retryAfter } from './retry-after.ts'

/** What requests travel over. */
export interface Wire {
  fetch(input: Request | URL | string, init?: RequestInit): Promise<Response>
  readonly clock: Clock
  readonly gate: Gate
  /** For one attempt, in ms. */
  readonly timeout: number
  /** The first pause before a repeated read, in ms; each further one is twice as long. */
  readonly backOff: number
}

export interface RequestOptions {
  /** Besides those that every request has. */
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
  /** The longest that this read waits for a busy server, in ms. */
  readonly patience?: number
  /** Gets the headers of a good answer. */
  readonly onHeaders?: (headers: Headers) => void
}

const busyStatuses = [429, 503]
const ours = ['ContractError', 'BusyError', 'TimeoutError', 'AbortError']

const parsed = (endpoint: Endpoint, response: Response, text: string): unknown => {
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

const bodyOf = (endpoint: Endpoint, input: object): Options => {
  const texts = () =>
    new URLSearchParams(
      Object.entries(input).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, String(value)]],
      ),
    )
  if (endpoint.encoding === 'json') return { json: plain(input) }
  if (endpoint.encoding === 'form') return { body: texts() }
  return endpoint.encoding === 'query' ? { searchParams: texts() } : {}
}

/** The arguments of `fetch`, whichever kind of request ky has made. */
const sendable = (
  given: Request | URL | string | PlainRequest,
  init?: RequestInit,
): Parameters<Wire['fetch']> =>
  given instanceof PlainRequest ? [given.url, { ...given.init, ...init }] : [given, init]

/** ky's time-out ends with the headers; a body can hang as well. */
const bodyInTime = (wire: Wire, call: string, response: Response): Promise<string> =>
  new Promise((resolve, reject) => {
    const stop = wire.clock.timer(wire.timeout, () => reject(new TimeoutError(call)))
    response.text().then(resolve, reject).finally(stop)
  })

const bodyOfError = async (wire: Wire, call: string, response: Response): Promise<unknown> => {
  // A refusal whose body cannot be read is still a refusal.
  const text = await bodyInTime(wire, call, response).catch(() => '')
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const translated = async (wire: Wire, endpoint: Endpoint, error: unknown): Promise<unknown> => {
  const call = endpoint.name
  if (error instanceof HTTPError) {
    const { response } = error
    const { status } = response
    if (status === 429) return new BusyError(call, retryAfter(response.headers, wire.clock.now()))
    const named = errorOf(endpoint, status, await bodyOfError(wire, call, response))
    return named
      ? new RefusedError(call, named.code, status, named.body)
      : new HttpError(call, status)
  }
  if (error instanceof KyTimeoutError) return new TimeoutError(call)
  const own = error instanceof Error && ours.includes(error.name)
  return own ? error : new NetworkError(call, error)
}

/**
 * Makes one call and checks the answer. What is sent is the server's to judge: here its type is enough,
 * and the schema of an endpoint's input does not ship. A read (GET, HEAD) is repeated twice, with
 * back-off, after a network failure, a 5xx or a 429; a write never is, it may have acted.
 * @throws RefusedError | HttpError | BusyError | ContractError | NetworkError | TimeoutError
 */
export const request = async (
  wire: Wire,
  endpoint: Endpoint,
  address: URL,
  input: object,
  options: RequestOptions = {},
): Promise<unknown> => {
  const call = endpoint.name
  const isRead = endpoint.method === 'GET' || endpoint.method === 'HEAD'
  const { gate, clock } = wire
  const enter = () => gate.enter(call, options.patience)
  let turn = isRead ? await enter() : undefined
  const heard = (response: Response) => {
    const told = response.status === 429 || response.headers.has('retry-after')
    if (isRead && told && busyStatuses.includes(response.status)) {
      gate.hold(retryAfter(response.headers, clock.now()))
    } else if (isRead) gate.open()
    return response
  }
  try {
    const reply = ky(address, {
      ...bodyOf(endpoint, input),
      method: endpoint.method,
      headers: {
        accept: endpoint.reads === 'html' ? 'text/html' : 'application/json',
        ...(isRead ? {} : { 'x-requested-with': 'bindery' }),
        ...options.headers,
      },
      credentials: 'include',
      // An answer that the browser has kept may be another reader's.
      cache: 'no-store',
      // A redirected write would hand what the reader typed to whoever is named there.
      redirect: isRead ? 'follow' : 'error',
      timeout: wire.timeout,
      signal: options.signal ?? null,
      fetch: async (given, init) => heard(await wire.fetch(...sendable(given, init))),
      retry: {
        limit: isRead ? 2 : 0,
        methods: ['get', 'head'],
        statusCodes: [429, 500, 502, 503, 504],
        // The gate, not ky, does the waiting that a server asks for: it must hold all reads.
        afterStatusCodes: [],
        delay: (attempt) => wire.backOff * 2 ** (attempt - 1),
      },
      hooks: {
        beforeRetry: [
          async () => {
            turn?.leave()
            turn = await enter()
          },
        ],
      },
    })
    const response = await reply
    const text = await bodyInTime(wire, call, response)
    const answer = read(endpoint.output, parsed(endpoint, response, text))
    if (answer.faults) {
      const fields = answer.faults.map(({ field }) => field || '(all of it)')
      throw new ContractError(call, 'shape', fields)
    }
    options.onHeaders?.(response.headers)
    return answer.data
  } catch (error) {
    throw await translated(wire, endpoint, error)
  } finally {
    turn?.leave()
  }
}
