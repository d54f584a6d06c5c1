import type { FindingName } from '@bindery/contract/findings.ts'
import type { Repair } from '@bindery/contract/lenient.ts'

/**
 * One class per reason why a call failed. Guards compare names, because two copies of the kit can run on one
 * page. No message contains what a reader typed.
 */

/** The server refused, with an error that the contract names. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError'
  readonly code: string
  readonly status: number
  /** Parsed by the contract's schema of this error. */
  readonly body: unknown
  constructor(call: string, code: string, status: number, body: unknown) {
    super(`${call}: refused, ${code} (${status})`)
    this.code = code
    this.status = status
    this.body = body
  }
}

/** What was asked and where, for the console: `readProfile: GET https://…`. The query may hold what a reader typed. */
export const askedOf = (call: string, method: string, { origin, pathname }: URL): string =>
  `${call}: ${method} ${origin}${pathname}`

/** The end of a line in the console: the name by which `bindery check` and docs/check.md explain the fault. */
const named = (finding: FindingName): string => ` (${finding})`

const findingOf = (status: number): FindingName => {
  // The browser hides the status of a redirect that it does not follow.
  if (status < 400) return 'redirected'
  if (status >= 500) return 'server-error'
  return status === 404 || status === 405 ? 'not-found' : 'status-unexpected'
}

/** A status that the contract does not name. 0: the call was redirected. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly status: number
  /** @param asked from `askedOf` */
  constructor(asked: string, status: number) {
    super(`${asked} answered ${status || 'with a redirect'}${named(findingOf(status))}`)
    this.status = status
  }
}

/** The server asks to wait for `retryAfterMs`. */
export class BusyError extends Error {
  override readonly name = 'BusyError'
  readonly retryAfterMs: number
  constructor(call: string, retryAfterMs: number) {
    super(`${call}: busy for ${retryAfterMs} ms`)
    this.retryAfterMs = retryAfterMs
  }
}

/** How a response breaks the contract: the name of the finding. */
export type Violation = Extract<FindingName, `reply-${string}` | 'header-missing' | 'redirected'>

/** A response that the contract does not allow. */
export class ContractError extends Error {
  override readonly name = 'ContractError'
  readonly violation: Violation
  /** Paths within the response, e.g. `tiers.0.roleCode`; never the values. */
  readonly fields: readonly string[]
  /** @param asked from `askedOf` */
  constructor(asked: string, violation: Violation, fields: readonly string[] = []) {
    const where = fields.length ? ` in ${fields.join(', ')}` : ''
    super(`${asked} breaks the contract${where}${named(violation)}`)
    this.violation = violation
    this.fields = fields
  }
}

/** An answer that was read although parts of it were wrong. The console shows it. No call rejects with it. */
export class RepairedAnswer extends Error {
  override readonly name = 'RepairedAnswer'
  /** @param asked from `askedOf` */
  constructor(asked: string, repairs: readonly Repair[]) {
    // A list of 500 entries that are all wrong is one line.
    const parts = repairs.map(
      ({ field, expected, got }) =>
        `${field.replace(/\b\d+\b/g, '*')} (expected ${expected}, got ${got})`,
    )
    super(`${asked} was repaired: ${[...new Set(parts)].join(', ')}${named('reply-shape')}`)
  }
}

/** No response: no network, a refused connection, or a request that the browser blocked. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'
  constructor(call: string, cause: unknown) {
    super(`${call}: no answer`, { cause })
  }
}

/** No response, or no complete body, in time. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError'
  constructor(call: string) {
    super(`${call}: no answer in time`)
  }
}

/** The URL is on an origin that the site has not named. Nothing was sent. */
export class OriginError extends Error {
  override readonly name = 'OriginError'
  constructor(call: string, address: string) {
    super(`${call}: ${address} is neither the API nor in allowed-origins, nothing was sent`)
  }
}

interface ByName {
  RefusedError: RefusedError
  HttpError: HttpError
  BusyError: BusyError
  ContractError: ContractError
  NetworkError: NetworkError
  TimeoutError: TimeoutError
  OriginError: OriginError
}

/** True if the error has this name, also if another copy of the kit threw it. */
export const isError = <N extends keyof ByName>(error: unknown, name: N): error is ByName[N] =>
  error instanceof Error && error.name === name
