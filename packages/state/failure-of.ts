import { isError } from '@bindery/api/errors.ts'
import type { Failure, Refusal, Result } from './failure.ts'

/** Codes that any call may be refused with, and that say nothing about what was asked. */
const general: Readonly<Record<string, Failure>> = {
  unauthenticated: { kind: 'signed-out' },
  cross_site: { kind: 'unexpected' },
}

interface Body {
  readonly code?: unknown
  readonly tries_left?: number
  readonly lockout_duration?: number
  readonly errors?: unknown
}

/** A fault of one field, or words alone. Checked here: no schema may have looked at the body of this error. */
const errorsOf = (list: unknown): NonNullable<Refusal['errors']> =>
  (Array.isArray(list) ? list : []).flatMap((one: unknown) => {
    const { field = '', message = one } = Object(one)
    return typeof message === 'string' ? [{ field: `${field}`, message }] : []
  })

/** The failure that an error amounts to. Every error becomes one: nothing is swallowed. */
export const failureOf = (error: unknown): Failure => {
  if (isError(error, 'RefusedError')) {
    const { code, tries_left, lockout_duration, errors: list } = (error.body ?? {}) as Body
    const errors = errorsOf(list)
    return (
      general[error.code] ?? {
        kind: 'refused',
        code: error.code,
        // Spec accounts 8 goes by the code in the body, which an API may send with another status.
        status: code === 401 ? code : error.status,
        ...(tries_left === undefined ? {} : { triesLeft: tries_left }),
        ...(lockout_duration === undefined ? {} : { lockoutSeconds: lockout_duration }),
        ...(errors[0] ? { errors } : {}),
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

/**
 * Does something that may throw.
 * @param toFailure what is thrown, as a failure. Default: as of any call
 */
export const attempt = async <T extends object>(
  act: () => Promise<Result<T>>,
  toFailure = failureOf,
): Promise<Result<T>> => {
  try {
    return await act()
  } catch (error) {
    return { ok: false, failure: toFailure(error) }
  }
}
