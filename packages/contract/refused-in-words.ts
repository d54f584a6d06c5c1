import type { NamedError } from './endpoint.ts'
import * as v from './schema.ts'

/** Said otherwise than by a list of errors; looked at after `invalid_fields`. */
export const refusedInWords = {
  status: 400,
  body: v.union([
    v.looseObject({ errors: v.looseObject({}) }),
    v.looseObject({ message: v.pipe(v.string(), v.minLength(1)) }),
  ]),
  description:
    'Something was not accepted: `errors` by field, each a message or several, or one `message` for the reader.',
} as const satisfies NamedError
