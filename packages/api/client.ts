import type { Endpoint, NamedErrors } from '@bindery/contract/endpoint.ts'
import type * as v from '@bindery/contract/schema.ts'
import { addressOf, type Bases } from './address.ts'
import { isError } from './errors.ts'
import { type Clock, createGate } from './gate.ts'
import { type RequestOptions, request, type Wire } from './request.ts'

export interface ClientOptions extends Bases, Pick<Wire, 'fetch'>, Clock {
  /** For one attempt, in ms. Default 10 000. */
  readonly timeout?: number
  /** The first pause before a repeated read, in ms. Default 300. */
  readonly backOff?: number
  /**
   * Hears, besides whoever asked, of what only those who built the page can mend: an answer that broke
   * the contract, a 404 that the contract does not name (no API there), an address of no named origin.
   */
  readonly onBreach?: (error: Error) => void
}

export interface CallOptions extends RequestOptions {
  /** For an endpoint whose address the page supplies. */
  readonly url?: string
  /** A read that shares no promise: what is asked about may have changed since another one was sent. */
  readonly apart?: true
}

export interface Client {
  /**
   * Makes a call of the contract. It takes the endpoint itself, not its name, so that a bundle holds
   * only the endpoints it calls. Two identical reads in flight share one promise, unless they can be
   * aborted or are asked `apart`. Rejects with the errors of `request`, or an OriginError.
   */
  call<I extends v.Schema, O extends v.Schema, E extends NamedErrors>(
    endpoint: Endpoint<I, O, E>,
    input: v.InferInput<I> & object,
    options?: CallOptions,
  ): Promise<v.InferOutput<O>>
  /** What is being read answers for the time before this: nobody joins it any more. */
  forget(): void
}

/** The one way to the server. */
export const createClient = (options: ClientOptions): Client => {
  const { timeout = 10_000, backOff = 300 } = options
  const gate = createGate(options)
  const wire: Wire = { fetch: options.fetch, clock: options, gate, timeout, backOff }
  const flying = new Map<string, Promise<unknown>>()

  const send = async (endpoint: Endpoint, input: object, callOptions: CallOptions) => {
    try {
      const { address, rest } = addressOf(endpoint, options, input, callOptions.url)
      return await request(wire, endpoint, address, rest, callOptions)
    } catch (error) {
      const isWrong =
        isError(error, 'ContractError') ||
        isError(error, 'OriginError') ||
        (isError(error, 'HttpError') && error.status === 404)
      if (isWrong) options.onBreach?.(error)
      throw error
    }
  }

  return {
    forget: () => flying.clear(),
    call: <I extends v.Schema, O extends v.Schema, E extends NamedErrors>(
      endpoint: Endpoint<I, O, E>,
      input: v.InferInput<I> & object,
      callOptions: CallOptions = {},
    ) => {
      const read = endpoint.method === 'GET' || endpoint.method === 'HEAD'
      const shared = read && !callOptions.signal && !callOptions.apart
      const key = JSON.stringify([endpoint.name, input, callOptions.url])
      let promise = shared ? flying.get(key) : undefined
      if (!promise) {
        promise = send(endpoint, input, callOptions)
        const flight = promise
        const landed = () => {
          // A read begun before a write answers for the time before it: nobody may join it any more.
          if (!read) flying.clear()
          else if (flying.get(key) === flight) flying.delete(key)
        }
        if (shared) flying.set(key, flight)
        flight.then(landed, landed)
      }
      // The endpoint's own schema has checked it: the type of the contract is what it is.
      return promise as Promise<v.InferOutput<O>>
    },
  }
}
