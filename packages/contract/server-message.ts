import type { NamedError } from './endpoint.ts'
import { message } from './errors.ts'
import * as z from './schema.ts'

/**
 * A refusal that has no list of errors: `errors` by field, or a `message`. The calls for accounts and
 * subscriptions have it, because the specification leaves the shape of their errors open. It stands last among
 * their errors: `invalid_fields` matches first.
 */
export const serverMessage = {
  status: 400,
  body: z.union([
    z.looseObject({
      errors: z.about(
        z.looseObject({}),
        'By the name of the field: a sentence for the reader, or several.',
        { emailAddress: ['Email address is not valid.'] },
      ),
    }),
    z.looseObject({ message }),
  ]),
  description:
    'The input was refused: `errors` by field, each with one message or several, or one `message` for the reader.',
} as const satisfies NamedError
