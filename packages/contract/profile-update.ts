import { anyObject, endpoint } from './endpoint.ts'
import { invalidFields, usernameUnavailable } from './errors.ts'
import { email } from './fields.ts'
import * as z from './schema.ts'

// Apart from `profile.ts`: every page reads the profile, few change it.

export const updateProfile = endpoint({
  name: 'updateProfile',
  method: 'POST',
  path: { api: '{api}user/profile' },
  encoding: 'json',
  input: z.object({
    displayName: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
    emailAddress: z.optional(email),
    // The values are those of `profile-choices.ts`, or blank.
    attributes: z.optional(
      z
        .array(
          z.object({
            name: z.enum(['industry', 'job-title', 'company-size']),
            value: z.string().check(z.maxLength(100)),
          }),
        )
        .check(z.maxLength(10)),
    ),
  }),
  reads: 'json',
  output: anyObject,
  session: true,
  idempotent: true,
  requestHeaders: {
    'If-Unmodified-Since':
      'The Last-Modified of the profile that the reader edited. A newer profile is not overwritten.',
  },
  errors: {
    profile_changed: {
      status: 412,
      description: 'The profile is newer than If-Unmodified-Since, so nothing was changed.',
    },
    invalid_fields: invalidFields,
    username_unavailable: usernameUnavailable,
  },
  description: 'Changes the given fields of the profile. Unknown fields are ignored.',
  spec: 'A7',
})
