import type { Endpoint, NamedErrors } from '@bindery/contract/endpoint.ts'
import { matchError } from '@bindery/contract/errors.ts'
import { toJson } from '@bindery/contract/json.ts'
import { readLeniently } from '@bindery/contract/lenient.ts'
import type * as z from '@bindery/contract/schema.ts'
import ky, { HTTPError, TimeoutError as KyTimeoutError } from 'ky'
import { addressOf, type Bases } from './address.ts'
import { encodeInput } from './encode.ts'
import {
  askedOf,
  BusyError,
  ContractError,
  HttpError,
  isError,
  NetworkError,
  RefusedError,
  RepairedAnswer,
  TimeoutError,
} from './errors.ts'
import { type Clock, createGate, type Gate, retryAfter } from './gate.ts'
import { parseBody } from './parse-body.ts'
import { PlainRequest } from './plain-request.ts'

/** An answer with more characters than this is read in parts, so that it does not block the page. */
const longAnswer = 100_000

/** A write with fewer characters than this outlives its page. Browsers allow 64 KiB for all that are under way. */
const shortInput = 4_000

/** What requests travel over. */
interface Transport {
  fetch(input: Request | URL | string, init?: RequestInit): Promise<Response>
  readonly clock: Clock
  readonly gate: Gate
  /** For one attempt, its body included. */
  readonly timeoutMs: number
  /** The delay before the first retry of a read; each further delay is twice as long. */
  readonly backOffMs: number
  /** The amounts of the server: decimals, or minor units. */
  readonly amounts: 'decimal' | 'minor'
}

export interface RequestOptions {
  /** Added to those of every request. */
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
  /** The longest that a read waits for a busy server. Default 10 000. */
  readonly maxWaitMs?: number
  /** The currency of the amounts in the input. Default: the currency of the site. */
  readonly currency?: string
  /** Told of an answer that was read although parts of it were wrong. */
  readonly onRepair?: (error: Error) => void
  /** Gets the headers of a successful response. */
  readonly onHeaders?: (headers: Headers) => void
}

export interface ClientOptions extends Bases, Pick<Transport, 'fetch'>, Clock {
  /** For one attempt, in ms. Default 10 000. */
  readonly timeoutMs?: number
  /** The delay before the first retry of a read, in ms. Default 300. */
  readonly backOffMs?: number
  /** The amounts of the server: decimals by default, or minor units. */
  readonly amounts?: 'decimal' | 'minor'
  /** The currency of the site. Default USD. */
  readonly currency?: string
  /**
   * Called for errors that only the site's developer can fix, besides the rejection: a response that breaks
   * the contract, a redirect or a status below 500 that it does not name, an address on another origin. Also called for an answer that was read although parts of it were wrong.
   */
  readonly onIntegrationError?: (error: Error) => void
  /** Headers of each write to this address. */
  readonly writeHeaders?: (address: URL) => Readonly<Record<string, string>>
}

export interface CallOptions extends RequestOptions {
  /** For an endpoint whose address the page supplies. */
  readonly url?: string
  /** Sends a read of its own, because an identical one in flight may answer with an older state. */
  readonly noDedupe?: true
}

export interface Client {
  /**
   * Calls an endpoint. It takes the endpoint itself, not its name, so that a bundle holds only the endpoints
   * that it calls. Two identical reads in flight share one promise, unless a signal or `noDedupe` is given.
   * Rejects with the errors of `request`, or with an OriginError.
   */
  call<I extends z.Schema, O extends z.Schema, E extends NamedErrors>(
    endpoint: Endpoint<I, O, E>,
    input: z.input<I> & object,
    options?: CallOptions,
  ): Promise<z.output<O>>
  /** Stops new reads from sharing the promise of a read in flight, because its answer may be outdated. */
  endDedupe(): void
}

const isRead = ({ method }: Endpoint): boolean => method === 'GET' || method === 'HEAD'

const busyStatuses = [429, 503]
const ownErrors = ['ContractError', 'BusyError', 'TimeoutError', 'AbortError']

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

const toOwnError = (
  transport: Transport,
  endpoint: Endpoint,
  asked: string,
  error: unknown,
): unknown => {
  const call = endpoint.name
  if (error instanceof HTTPError) {
    const { status, headers } = error.response
    if (status === 429) return new BusyError(call, retryAfter(headers, transport.clock.now()))
    const named = matchError(endpoint, status, errorBody(error))
    return named
      ? new RefusedError(call, named.code, status, named.body)
      : new HttpError(asked, status)
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
const request = async (
  transport: Transport,
  endpoint: Endpoint,
  address: URL,
  input: object,
  options: RequestOptions = {},
): Promise<unknown> => {
  const call = endpoint.name
  const asked = askedOf(call, endpoint.method, address)
  const { gate, clock } = transport
  const reads = isRead(endpoint)
  let text = ''
  const money = transport.amounts === 'decimal' ? endpoint.money : undefined
  const enter = () => gate.enter(call, options.maxWaitMs)
  let permit = reads ? await enter() : undefined
  const updateGate = ({ status, headers }: Response) => {
    if (!reads) return
    const asksToWait = status === 429 || headers.has('retry-after')
    if (asksToWait && busyStatuses.includes(status)) gate.hold(retryAfter(headers, clock.now()))
    else gate.open()
  }
  try {
    const response = await ky(address, {
      ...encodeInput(endpoint, money?.send(input, options.currency) ?? input),
      method: endpoint.method,
      headers: {
        accept: endpoint.reads === 'html' ? 'text/html' : 'application/json',
        ...(reads ? {} : { 'x-requested-with': 'bindery' }),
        ...options.headers,
      },
      credentials: 'include',
      // A cached response may belong to another reader.
      cache: 'no-store',
      // A reader may leave the page as soon as it shows their change.
      keepalive: !reads && toJson(input).length < shortInput,
      // A redirected write would send what the reader typed to another address. Unlike `error`, `manual` tells
      // a redirect from a broken connection.
      redirect: reads ? 'follow' : 'manual',
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
        limit: reads ? 2 : 0,
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
    const body = parseBody(endpoint, asked, response, text)
    const value = money ? money.receive(body) : body
    const long = text.length > longAnswer && (await import('./long-answer.ts').catch(() => null))
    const answer = long
      ? await long.readLongAnswer(endpoint.output, value)
      : readLeniently(endpoint.output, value)
    if (answer.faults) {
      const fields = answer.faults.map(({ field }) => field || '(all of it)')
      const violation = endpoint.reads === 'headers' ? 'header-missing' : 'reply-shape'
      throw new ContractError(asked, violation, fields)
    }
    if (answer.repairs.length > 0) options.onRepair?.(new RepairedAnswer(asked, answer.repairs))
    options.onHeaders?.(response.headers)
    return answer.data
  } catch (error) {
    throw toOwnError(transport, endpoint, asked, error)
  } finally {
    permit?.release()
  }
}

/** Creates the client through which every request to the site's API goes. */
export const createClient = (options: ClientOptions): Client => {
  const { timeoutMs = 10_000, backOffMs = 300, amounts = 'decimal', currency } = options
  const transport = { fetch: options.fetch, clock: options, timeoutMs, backOffMs, amounts }
  const gates = new Map<string, Gate>()
  const inFlight = new Map<string, Promise<unknown>>()

  const send = async (endpoint: Endpoint, input: object, callOptions: CallOptions) => {
    try {
      const { address, rest, path } = addressOf(endpoint, options, input, callOptions.url)
      const gate = gates.get(path) ?? createGate(options)
      gates.set(path, gate)
      const headers = {
        ...(isRead(endpoint) ? {} : options.writeHeaders?.(address)),
        ...callOptions.headers,
      }
      const { onIntegrationError } = options
      const own = {
        ...(currency === undefined ? {} : { currency }),
        ...callOptions,
        headers,
        ...(onIntegrationError && { onRepair: onIntegrationError }),
      }
      return await request({ ...transport, gate }, endpoint, address, rest, own)
    } catch (error) {
      const isIntegrationError =
        isError(error, 'ContractError') ||
        isError(error, 'OriginError') ||
        (isError(error, 'HttpError') && error.status < 500)
      if (isIntegrationError) options.onIntegrationError?.(error)
      throw error
    }
  }

  return {
    endDedupe: () => inFlight.clear(),
    call: <I extends z.Schema, O extends z.Schema, E extends NamedErrors>(
      endpoint: Endpoint<I, O, E>,
      input: z.input<I> & object,
      callOptions: CallOptions = {},
    ) => {
      const isShared = isRead(endpoint) && !callOptions.signal && !callOptions.noDedupe
      const key = toJson([endpoint.name, input, callOptions.url])
      let promise = isShared ? inFlight.get(key) : undefined
      if (!promise) {
        promise = send(endpoint, input, callOptions)
        const sent = promise
        const settle = () => {
          // A read that was sent before a write may answer with the state before it.
          if (!isRead(endpoint)) inFlight.clear()
          else if (inFlight.get(key) === sent) inFlight.delete(key)
        }
        if (isShared) inFlight.set(key, sent)
        sent.then(settle, settle)
      }
      // The endpoint's own schema has checked the value, so it has the type of the contract.
      return promise as Promise<z.output<O>>
    },
  }
}
