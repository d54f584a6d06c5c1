import type { CallOptions as ClientCallOptions } from '@bindery/api/client.ts'
import type { EndpointName, InputOf, OutputOf } from '@bindery/contract/endpoints.ts'
import type { Result } from './failure.ts'

export interface CallOptions extends ClientCallOptions {
  /** Asked when the schemas are loaded: if true, nothing is sent and the answer is `signed-out`. */
  readonly readerChanged?: () => boolean
}

/**
 * Options for background reads: wait up to a minute for a busy server, and never share a request with a user
 * action, which must fail fast.
 */
export const backgroundRead = { noDedupe: true, maxWaitMs: 60_000 } as const

/**
 * Calls an endpoint of the contract by its name. The answer's `data` is what the contract says, with
 * defaults filled in. Loads the API client and the endpoint's schemas with the first call.
 *
 *     const answer = await state.server.call('readIssue', { code })
 *
 * Never rejects: an error becomes a failure. `options.url` takes the place of the endpoint's address.
 */
export type Call = <K extends EndpointName>(
  name: K,
  input: InputOf<K>,
  options?: CallOptions,
) => Promise<Result<{ readonly data: OutputOf<K> }>>
