import { isError } from '@bindery/api/errors.ts'
import type { Failure, Refusal } from './failure.ts'
import { failureOf } from './failure-of.ts'

type Errors = NonNullable<Refusal['errors']>

/** A message about a field; of several the first. '' names no field. */
const errorOf = (field: string, told: unknown): Errors => {
  const first: unknown = Array.isArray(told) ? told[0] : told
  const { message = first } = Object(first)
  return typeof message === 'string' && message.trim() !== '' ? [{ field, message }] : []
}

/**
 * The failure that an error amounts to, where a server may say in other forms than a list what it refuses:
 * `errors` by field, or one `message`, of the `field` it names. They become the list that forms read.
 */
export const failureInWordsOf = (error: unknown): Failure => {
  const failure = failureOf(error)
  if (failure.kind !== 'refused' || failure.errors || !isError(error, 'RefusedError'))
    return failure
  const { errors: byField, message, field } = Object(error.body)
  // A text is no list: its letters are not fields.
  const fields: object = typeof byField === 'object' && byField ? byField : {}
  const listed = Object.entries(fields).flatMap(([name, told]) => errorOf(name, told))
  const errors = listed[0] ? listed : errorOf(typeof field === 'string' ? field : '', message)
  return errors[0] ? { ...failure, errors } : failure
}
