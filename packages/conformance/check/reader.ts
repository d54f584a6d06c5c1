/** A reader in a browser: makes calls, and reports what does not fit. */
import { anyObject, type Endpoint, type NamedErrors } from '@bindery/contract/endpoint.ts'
import type { EndpointName } from '@bindery/contract/endpoints.ts'
import type * as z from '@bindery/contract/schema.ts'
import type { AnyEndpoint, Connection, Exchange, SendOptions } from './connection.ts'
import { JourneyEnd } from './journey-end.ts'
import { formOf, judge } from './judge.ts'
import { headersOf, preflightFaults } from './preflight.ts'
import type { Observation } from './report.ts'

export interface Recorder {
  /** Reports a finding about a call. */
  report(endpoint: string, asked: string, observation: Observation): void
  /** False if the preflight of this call has been checked before. */
  startPreflight(endpoint: string): boolean
  /** The finding that has shown a call to be broken, if any. */
  brokenBy(endpoint: string): string | undefined
  markBroken(endpoint: string, finding: string): void
  countCall(endpoint: string): void
  markWorking(endpoint: string): void
  /** Whether something was found about the call. */
  hasFinding(endpoint: string): boolean
  /** Whether the call has succeeded before. */
  isWorking(endpoint: string): boolean
  /** Whether one of the chosen tags cannot do without the call. Without chosen tags every call is needed. */
  isNeeded(endpoint: string): boolean
  /** Notes a call that the server lacks, and that the chosen tags can do without. */
  markAbsent(endpoint: string): void
}

export interface Answer<T> {
  readonly data: T
  readonly exchange: Exchange
  readonly endpoint: Endpoint
}

/** An error that a journey expected. */
export interface Refusal extends Pick<Answer<unknown>, 'exchange' | 'endpoint'> {
  readonly code: string
  readonly body: unknown
}

const askedOf = ({ method, url }: Exchange): string => `${method} ${url}`

/** Answers about a reader must not be stored. Without the header a cache may guess. */
const isStorable = (headers: Headers): boolean => {
  const control = headers.get('cache-control') ?? ''
  return !/no-store|no-cache|private/i.test(control)
}

/** Seconds, or a date as HTTP has it. */
const isRetryAfter = (value: string): boolean =>
  /^\d+$/.test(value) || /^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/.test(value)

export interface CallOptions extends SendOptions {
  /** The server may do without this call. If nothing answers at its address, nothing is reported. */
  readonly isOptional?: boolean
  /** The journey goes on if nothing answers at the address and the chosen tags can do without the call. */
  readonly goesOn?: boolean
}

export interface ProbeOptions extends SendOptions {
  /** A body in place of the input, as JSON. */
  readonly body?: string
}

const withoutRegistration =
  'Add the route, or give --email and --password of a test account. Correct the API base if no call is there.'

/** What to do about a refusal, with what was sent. */
const adviceOf = (code: string, { sent = '' }: Exchange): Partial<Observation> => {
  const [, id] = /"productId":"([^"]+)"/.exec(sent) ?? []
  const fix = `Is ${id} on sale? It is sent as productId, without a format.`
  return id ? { sent, ...(code === 'product_unknown' ? { fix } : {}) } : {}
}

/** A page in place of JSON says nothing about what the server did. */
const isOfBody = (name: string): boolean => name === 'reply-html' || name === 'reply-not-json'

export function createReader(connection: Connection, recorder: Recorder) {
  const { origin } = connection
  const report = (endpoint: AnyEndpoint, exchange: Exchange, observation: Observation) =>
    recorder.report(endpoint.name, askedOf(exchange), observation)

  const checkCors = (endpoint: Endpoint, exchange: Exchange) => {
    const { headers, url, status } = exchange
    if (status === 0 || new URL(url).origin === origin) return true
    const allowed = headers.get('access-control-allow-origin')
    const credentials = headers.get('access-control-allow-credentials')
    if (allowed !== origin) {
      const expected = `Access-Control-Allow-Origin: ${origin}`
      const name = allowed === '*' ? 'cors-credentials' : 'cors-origin'
      report(endpoint, exchange, {
        name,
        expected,
        got: allowed ?? `the answer ${status} without it`,
      })
      return false
    }
    if (credentials !== 'true') {
      const expected = 'Access-Control-Allow-Credentials: true'
      const got = credentials ?? `the answer ${status} without it`
      report(endpoint, exchange, { name: 'cors-credentials', expected, got })
      return false
    }
    return true
  }

  /** Asks once for each write what a browser asks before it. */
  const checkPreflight = async (endpoint: Endpoint, input: object, own?: string) => {
    const { method, name } = endpoint
    const url = connection.addressOf(endpoint, input, own)
    const isSimple = ['GET', 'HEAD'].includes(method) || new URL(url).origin === origin
    if (isSimple || !recorder.startPreflight(name)) return
    const wanted = headersOf(endpoint)
    const preflight = await connection.preflight(url, method, wanted)
    const wrong = preflightFaults(preflight, method, origin, wanted)
    if (wrong.length === 0) return
    report(endpoint, preflight, {
      name: 'cors-preflight',
      expected: `${method} with ${wanted.join(', ')} is allowed for ${origin}`,
      got: `not allowed: ${wrong.join(', ')}`,
    })
  }

  /** A busy server says when to ask again. */
  const checkRetryAfter = (endpoint: Endpoint, exchange: Exchange) => {
    const value = exchange.headers.get('retry-after')
    if (exchange.status !== 429 || (value !== null && isRetryAfter(value.trim()))) return
    const expected = 'Retry-After with whole seconds, or with an HTTP date'
    const got = value === null ? '429 without it' : `Retry-After: ${value}`
    fail(endpoint, exchange, { name: 'retry-after', expected, got })
  }

  const ask = async (endpoint: Endpoint, input: object, options?: SendOptions) => {
    const finding = recorder.brokenBy(endpoint.name)
    if (finding === 'not-found' && !recorder.isNeeded(endpoint.name)) {
      throw new JourneyEnd(`the server has no ${endpoint.name}`, true)
    }
    if (finding) throw new JourneyEnd(`${endpoint.name} does not work (${finding})`, true)
    recorder.countCall(endpoint.name)
    const exchange = await connection.send(endpoint, input, options)
    const judgement = judge(endpoint, exchange, connection.hasDecimals(endpoint))
    // An answer that is wrong by itself often lacks the headers, too: the cause is named.
    if (judgement.kind !== 'wrong' && !checkCors(endpoint, exchange)) {
      throw new JourneyEnd('pages may not read the answers')
    }
    if (judgement.kind !== 'wrong') await checkPreflight(endpoint, input, options?.url)
    checkRetryAfter(endpoint, exchange)
    if (judgement.kind === 'ok') recorder.markWorking(endpoint.name)
    return { exchange, judgement }
  }

  const fail = (endpoint: Endpoint, exchange: Exchange, observation: Observation): never => {
    recorder.markBroken(endpoint.name, observation.name)
    if (observation.name === 'not-found' && !recorder.isNeeded(endpoint.name)) {
      recorder.markAbsent(endpoint.name)
      throw new JourneyEnd(`the server has no ${endpoint.name}`, true)
    }
    const { name } = observation
    const isSignUp = name === 'not-found' && endpoint.name === 'register'
    report(
      endpoint,
      exchange,
      isSignUp ? { ...observation, fix: withoutRegistration } : observation,
    )
    throw new JourneyEnd(`${endpoint.name}: ${name}`)
  }

  /** Makes a call that may be refused with one of these named errors. */
  const attempt = async <I extends z.Schema, O extends z.Schema, E extends NamedErrors>(
    typed: Endpoint<I, O, E>,
    input: z.input<I> & object,
    codes: readonly string[] = [],
    options: CallOptions = {},
  ): Promise<Answer<z.output<O> | null>> => {
    const endpoint = typed as unknown as Endpoint
    const { exchange, judgement } = await ask(endpoint, input, options)
    if (judgement.kind === 'wrong') {
      const isAbsent = judgement.observation.name === 'not-found'
      if (isAbsent && options.goesOn && !recorder.isNeeded(endpoint.name)) {
        recorder.markAbsent(endpoint.name)
        return { data: null, exchange, endpoint }
      }
      if (isAbsent && options.isOptional) return { data: null, exchange, endpoint }
      return fail(endpoint, exchange, judgement.observation)
    }
    if (judgement.kind === 'error') {
      if (codes.includes(judgement.code)) return { data: null, exchange, endpoint }
      const got = `${exchange.status} ${judgement.code}`
      const more = adviceOf(judgement.code, exchange)
      return fail(endpoint, exchange, { name: 'refused', expected: 'success', got, ...more })
    }
    if (endpoint.session && endpoint.reads === 'json' && isStorable(exchange.headers)) {
      const got = exchange.headers.get('cache-control') ?? 'no Cache-Control'
      const expected = 'Cache-Control: no-store'
      report(endpoint, exchange, { name: 'private-cached', expected, got })
    }
    return { data: judgement.data as z.output<O>, exchange, endpoint }
  }

  return {
    connection,
    attempt,
    /** Whether a call does not work, or has a finding: what else it shows may be due to that. */
    isFaulty: (name: EndpointName): boolean =>
      recorder.brokenBy(name) !== undefined || recorder.hasFinding(name),
    /** Makes a call that no tag makes, and judges the answer. Reports nothing, and never ends the journey. */
    async probe(typed: AnyEndpoint, input: object, options: ProbeOptions = {}) {
      const endpoint = typed as Endpoint
      recorder.countCall(endpoint.name)
      const exchange = await connection.send(endpoint, input, options)
      const judgement = judge(endpoint, exchange, connection.hasDecimals(endpoint))
      return { exchange, endpoint, judgement }
    },
    /** Makes a call that must succeed. Ends the journey otherwise. */
    async call<I extends z.Schema, O extends z.Schema, E extends NamedErrors>(
      endpoint: Endpoint<I, O, E>,
      input: z.input<I> & object,
      options?: SendOptions,
    ): Promise<Answer<z.output<O>>> {
      return (await attempt(endpoint, input, [], options)) as Answer<z.output<O>>
    },
    /** Makes a call that must be refused with one of these named errors. Returns the error's body. */
    async refused<I extends z.Schema, O extends z.Schema, E extends NamedErrors>(
      typed: Endpoint<I, O, E>,
      input: z.input<I> & object,
      codes: readonly string[],
      options?: CallOptions & {
        /** The finding if the call succeeds. */
        readonly accepted?: Observation['name']
        /** The finding if it is refused with another error of the contract. */
        readonly other?: Observation['name']
        /** The finding if it is refused with an error that the contract does not have. */
        readonly unnamed?: Observation['name']
      },
    ): Promise<Refusal> {
      const endpoint = typed as unknown as Endpoint
      const { exchange, judgement } = await ask(endpoint, input, options)
      const end = (name: Observation['name'], got: string): never => {
        const expected = codes.map((code) => formOf(endpoint, code)).join(', or ')
        report(endpoint, exchange, { name, expected, got })
        throw new JourneyEnd(`${endpoint.name}: ${name}`)
      }
      if (judgement.kind === 'error') {
        if (codes.includes(judgement.code)) return { ...judgement, exchange, endpoint }
        return end(options?.other ?? 'error-unnamed', `${exchange.status} ${judgement.code}`)
      }
      const { status } = exchange
      const accepted = options?.accepted ?? 'accepted-wrong'
      if (judgement.kind === 'ok') return end(accepted, `${status}`)
      const { name, got } = judgement.observation
      if (options?.isOptional && name === 'not-found') {
        throw new JourneyEnd(`the server has no ${endpoint.name}`, true)
      }
      // The status says yes, the body says no. The tags believe the body.
      const isError = name === 'reply-shape' && endpoint.output === anyObject
      if (isError && /^\s*\{/.test(exchange.body)) {
        return end('error-unnamed', `${status} with the body of an error`)
      }
      // The call is there: it has worked before.
      const isUnnamed = name === 'not-found' && recorder.isWorking(endpoint.name)
      const unnamed = options?.unnamed ?? 'error-unnamed'
      if (name === 'status-unexpected' || isUnnamed) return end(unnamed, got)
      if (status >= 200 && status < 300 && !isOfBody(name)) return end(accepted, `${status}`)
      return fail(endpoint, exchange, judgement.observation)
    },
    /** Reports that a call does not work. It is not made again. */
    fail: (
      { exchange, endpoint }: Pick<Answer<unknown>, 'exchange' | 'endpoint'>,
      observation: Observation,
    ): never => fail(endpoint, exchange, observation),
    /** Reports a finding unless a claim holds. The journey goes on. */
    expect(
      holds: boolean,
      { exchange, endpoint }: { readonly exchange: Exchange; readonly endpoint: AnyEndpoint },
      observation: Observation,
    ): boolean {
      if (!holds) report(endpoint, exchange, observation)
      return holds
    },
  }
}

export type Reader = ReturnType<typeof createReader>
