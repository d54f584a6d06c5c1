import { isError } from '@bindery/api/errors.ts'
import type { Failure, Result } from './failure.ts'

/** Codes that any call may be refused with, and that say nothing about what was asked. */
const general: Readonly<Record<string, Failure>> = {
  unauthenticated: { kind: 'signed-out' },
  cross_site: { kind: 'unexpected' },
}

interface Body {
  readonly tries_left?: number
  readonly lockout_duration?: number
  readonly errors?: readonly { readonly field: string; readonly message: string }[]
}

/** What a reader can be told of an error. Whatever it is, it becomes one: nothing is swallowed. */
export const failureOf = (error: unknown): Failure => {
  if (isError(error, 'RefusedError')) {
    // The contract's schema of this very error has checked the body.
    const { tries_left, lockout_duration, errors } = (error.body ?? {}) as Body
    return (
      general[error.code] ?? {
        kind: 'refused',
        code: error.code,
        status: error.status,
        ...(tries_left === undefined ? {} : { triesLeft: tries_left }),
        ...(lockout_duration === undefined ? {} : { lockoutSeconds: lockout_duration }),
        ...(errors ? { errors: errors.map(({ field, message }) => ({ field, message })) } : {}),
      }
    )
  }
  if (isError(error, 'BusyError')) return { kind: 'busy', retryAfterMs: error.retryAfterMs }
  if (isError(error, 'HttpError')) return { kind: error.status >= 500 ? 'server' : 'unexpected' }
  if (isError(error, 'NetworkError')) return { kind: 'offline' }
  if (isError(error, 'TimeoutError')) return { kind: 'timeout' }
  if (isError(error, 'ContractError')) return { kind: 'contract' }
  return { kind: 'unexpected' }
}

/** Does something; what it throws becomes a failure. */
export const attempt = async <T extends object>(
  act: () => Promise<Result<T>>,
): Promise<Result<T>> => {
  try {
    return await act()
  } catch (error) {
    return { ok: false, failure: failureOf(error) }
  }
}
