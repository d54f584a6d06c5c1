import { isError } from '@bindery/api/errors.ts'
import type { Failure, Refusal, Result } from './failure.ts'

/** Refusal codes that are not specific to an endpoint. */
const general: Readonly<Record<string, Failure>> = {
  unauthenticated: { kind: 'signed-out' },
  reader_changed: { kind: 'signed-out', replaced: true },
  cross_site: { kind: 'unexpected' },
}

interface Body {
  readonly code?: unknown
  readonly tries_left?: number
  readonly lockout_duration?: number
  readonly errors?: unknown
  readonly challenge?: unknown
}

/** The errors of a body, each with a field or as text alone. Checked here: the body may be unvalidated. */
const errorsOf = (list: unknown): NonNullable<Refusal['errors']> =>
  (Array.isArray(list) ? list : []).flatMap((one: unknown) => {
    const { field = '', message = one } = Object(one)
    return typeof message === 'string' ? [{ field: `${field}`, message }] : []
  })

/** Converts any error to a failure. Unknown errors become `unexpected`. */
export const toFailure = (error: unknown): Failure => {
  if (isError(error, 'RefusedError')) {
    const {
      code,
      tries_left,
      lockout_duration,
      challenge,
      errors: list,
    } = (error.body ?? {}) as Body
    const errors = errorsOf(list)
    return (
      general[error.code] ?? {
        kind: 'refused',
        code: error.code,
        // Spec accounts 8 goes by the code in the body, which an API may send with another status.
        status: code === 401 ? code : error.status,
        ...(tries_left === undefined ? {} : { triesLeft: tries_left }),
        ...(lockout_duration === undefined ? {} : { lockoutSeconds: lockout_duration }),
        ...(challenge === undefined ? {} : { challenge }),
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

/** Runs `act` and converts what it throws to a failed result. */
export const toResult = async <T extends object>(
  act: () => Promise<Result<T>>,
): Promise<Result<T>> => {
  try {
    return await act()
  } catch (error) {
    return { ok: false, failure: toFailure(error) }
  }
}
