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

type Errors = NonNullable<Refusal['errors']>

/** The first message about a field. An empty field name stands for the whole form. */
const errorOf = (field: string, messages: unknown): Errors => {
  const first: unknown = Array.isArray(messages) ? messages[0] : messages
  const { message = first } = Object(first)
  return typeof message === 'string' && message.trim() !== '' ? [{ field, message }] : []
}

/**
 * Converts an error to a failure, for endpoints whose refusals vary in form: `errors` as a list or by field,
 * or one `message` with an optional `field`. All become the list that forms read.
 */
export const toFailureWithMessage = (error: unknown): Failure => {
  const failure = toFailure(error)
  if (failure.kind !== 'refused' || failure.errors || !isError(error, 'RefusedError'))
    return failure
  const { errors: byField, message, field } = Object(error.body)
  // `Object.entries` of a string would list its letters.
  const fields: object = typeof byField === 'object' && byField ? byField : {}
  const listed = Object.entries(fields).flatMap(([name, messages]) => errorOf(name, messages))
  const errors = listed[0] ? listed : errorOf(typeof field === 'string' ? field : '', message)
  return errors[0] ? { ...failure, errors } : failure
}
