/** The calls of the kit: what was asked, what came, and what of it does not fit the contract. */

import type { Endpoint } from '@bindery/contract/endpoint.ts'
import { type EndpointName, endpoints } from '@bindery/contract/endpoints.ts'
import type { Exchange } from '@bindery/server/check/connection.ts'
import { judge } from '@bindery/server/check/judge.ts'
import type { Observation } from '@bindery/server/check/report.ts'
import type { State } from '@bindery/state/state.ts'
import { endpointOf } from './endpoint-of.ts'

export interface WatchedCall {
  readonly id: number
  /** The contract's name of the call. null: the contract has none at this address. */
  readonly name: EndpointName | null
  readonly method: string
  readonly url: string
  /** The publisher's server, or the stand-in of this browser. */
  readonly by: 'server' | 'stand-in'
  /** null while the answer is awaited, 0 without an answer. */
  readonly status: number | null
  readonly ms: number | null
  /** The code of the contract's named error. */
  readonly code: string | null
  /** What does not fit the contract, by the names of `bindery check`. */
  readonly finding: Observation | null
  /** The data of a successful answer, for the state that the panel shows. */
  readonly data: unknown
}

type Fetch = (input: Request | URL | string, init?: RequestInit) => Promise<Response>

/** Older calls are dropped. */
const mostCalls = 200

const methodOf = (input: Request | URL | string, init?: RequestInit): string =>
  (init?.method ?? (input instanceof Request ? input.method : 'GET')).toUpperCase()

const urlOf = (input: Request | URL | string): URL =>
  new URL(input instanceof Request ? input.url : input, document.baseURI)

export interface CallWatch {
  list(): readonly WatchedCall[]
  /** The newest successful answer of a call; undefined without one. */
  lastAnswer(name: EndpointName): unknown
  /** Lets somebody else than the server answer; null: the server. */
  answerBy(other: Fetch | null): void
  stop(): void
}

/**
 * Watches the requests of the kit. Requests of the page itself are not seen.
 * @param changed called for each request and each answer
 */
export function watchCalls({ environment, settings }: State, changed: () => void): CallWatch {
  const transport = environment as { fetch: Fetch }
  const server = transport.fetch
  let other: Fetch | null = null
  let calls: readonly WatchedCall[] = []
  let count = 0

  const update = (id: number, changes: Partial<WatchedCall>) => {
    calls = calls.map((call) => (call.id === id ? { ...call, ...changes } : call))
    changed()
  }
  const judgeAnswer = async (call: WatchedCall, response: Response, ms: number) => {
    const { name, method, url } = call
    const { status, headers } = response
    const body = await response.text().catch(() => '')
    const exchange: Exchange = { method, url, status, headers, body, cookies: [] }
    if (!name) return update(call.id, { status, ms })
    const endpoint = endpoints[name] as Endpoint
    const judgement = judge(endpoint, exchange, !!endpoint.money && settings.amounts === 'decimal')
    update(call.id, {
      status,
      ms,
      code: judgement.kind === 'error' ? judgement.code : null,
      finding: judgement.kind === 'wrong' ? judgement.observation : null,
      data: judgement.kind === 'ok' ? judgement.data : undefined,
    })
  }

  transport.fetch = async (input, init) => {
    const url = urlOf(input)
    const method = methodOf(input, init)
    const started = performance.now()
    const call: WatchedCall = {
      id: ++count,
      name: endpointOf(method, url, settings),
      method,
      url: url.href,
      by: other ? 'stand-in' : 'server',
      status: null,
      ms: null,
      code: null,
      finding: null,
      data: undefined,
    }
    calls = [...calls.slice(1 - mostCalls), call]
    changed()
    const elapsed = () => Math.round(performance.now() - started)
    try {
      const response = await (other ?? server)(input, init)
      // A body is read once: the kit reads the other copy.
      void judgeAnswer(call, response.clone(), elapsed())
      return response
    } catch (error) {
      const isAborted = (error as Error | null)?.name === 'AbortError'
      const failure: Observation = {
        name: 'no-answer',
        expected: 'an answer',
        got: error instanceof Error ? error.message : String(error),
      }
      update(call.id, { status: 0, ms: elapsed(), finding: isAborted ? null : failure })
      throw error
    }
  }
  return {
    list: () => calls,
    lastAnswer: (name) =>
      calls.findLast((call) => call.name === name && call.data !== undefined)?.data,
    answerBy(next) {
      other = next
    },
    stop() {
      transport.fetch = server
    },
  }
}
