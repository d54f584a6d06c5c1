import { isError } from '@bindery/api/errors.ts'
import type { Failure, Refusal } from './failure.ts'
import { toFailure } from './to-failure.ts'

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
