/**
 * One class per reason why a call did not bring what it was made for. Guards go by name, because two
 * copies of the kit can meet on one page. No message holds what a reader typed.
 */

/** The server said no, for a reason that the contract names. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError'
  readonly code: string
  readonly status: number
  /** As the contract's schema of this error parsed it. */
  readonly body: unknown
  constructor(call: string, code: string, status: number, body: unknown) {
    super(`${call}: refused, ${code} (${status})`)
    this.code = code
    this.status = status
    this.body = body
  }
}

/** A status that the contract has no name for. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly status: number
  constructor(call: string, status: number) {
    super(`${call}: answered ${status}`)
    this.status = status
  }
}

/** Too many requests. `retryAfterMs` is how long to wait. */
export class BusyError extends Error {
  override readonly name = 'BusyError'
  readonly retryAfterMs: number
  constructor(call: string, retryAfterMs: number) {
    super(`${call}: busy for ${retryAfterMs} ms`)
    this.retryAfterMs = retryAfterMs
  }
}

/** What in an answer broke the contract. */
export type Breach = 'empty' | 'content-type' | 'not-json' | 'shape'

/** An answer that is not what the contract says. */
export class ContractError extends Error {
  override readonly name = 'ContractError'
  readonly breach: Breach
  /** Where in the answer, e.g. `tiers.0.roleCode`; never what was there. */
  readonly fields: readonly string[]
  constructor(call: string, breach: Breach, fields: readonly string[] = []) {
    super(`${call}: the answer breaks the contract, ${[breach, ...fields].join(' ')}`)
    this.breach = breach
    this.fields = fields
  }
}

/** Nothing came back: no network, a refused connection, a request that the browser blocked. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'
  constructor(call: string, cause: unknown) {
    super(`${call}: no answer`, { cause })
  }
}

/** Nothing came back in time. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError'
  constructor(call: string) {
    super(`${call}: no answer in time`)
  }
}

/** The address belongs to no origin that the site has named: nothing was sent. */
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

/** True when the error is the one of that name, whichever copy of the kit made it. */
export const isError = <N extends keyof ByName>(error: unknown, name: N): error is ByName[N] =>
  error instanceof Error && error.name === name
