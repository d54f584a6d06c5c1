import type { Endpoint, NamedErrors } from '@bindery/contract/endpoint.ts'
import { toJson } from '@bindery/contract/json.ts'
import type * as z from '@bindery/contract/schema.ts'
import { addressOf, type Bases } from './address.ts'
import { isError } from './errors.ts'
import { type Clock, createGate, type Gate } from './gate.ts'
import { type RequestOptions, request, type Transport } from './request.ts'

export interface ClientOptions extends Bases, Pick<Transport, 'fetch'>, Clock {
  /** For one attempt, in ms. Default 10 000. */
  readonly timeoutMs?: number
  /** The delay before the first retry of a read, in ms. Default 300. */
  readonly backOffMs?: number
  /**
   * Called for errors that only the site's developer can fix, besides the rejection: a response that breaks
   * the contract, a 404 that the contract does not name (no API there), any other answer below 500 to a POST that
   * it does not name, an address on another origin.
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

/** Creates the client through which every request to the site's API goes. */
export const createClient = (options: ClientOptions): Client => {
  const { timeoutMs = 10_000, backOffMs = 300 } = options
  const transport = { fetch: options.fetch, clock: options, timeoutMs, backOffMs }
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
      const own = { ...callOptions, headers }
      return await request({ ...transport, gate }, endpoint, address, rest, own)
    } catch (error) {
      const isIntegrationError =
        isError(error, 'ContractError') ||
        isError(error, 'OriginError') ||
        (isError(error, 'HttpError') &&
          (error.status === 404 || (error.status < 500 && endpoint.method === 'POST')))
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
