import * as z from 'zod/mini'
import { done, endpoint } from './endpoint.ts'
import { invalidFields, usernameUnavailable } from './errors.ts'
import { email } from './fields.ts'

// Apart from what reads the profile: every page does that, few change it.

export const updateProfile = endpoint({
  name: 'updateProfile',
  method: 'POST',
  path: { api: '{api}user/profile' },
  encoding: 'json',
  input: z.object({
    displayName: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
    emailAddress: z.optional(email),
    // Facts about the reader; the values are those of `profile-choices.ts`, or blank.
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
  output: done,
  session: true,
  repeatable: true,
  requestHeaders: {
    'If-Unmodified-Since':
      'The Last-Modified of the profile that the change was made on; a later one is not written over.',
  },
  errors: {
    profile_changed: {
      status: 412,
      description: 'The profile is a later one than If-Unmodified-Since names: it was not changed.',
    },
    invalid_fields: invalidFields,
    username_unavailable: usernameUnavailable,
  },
  description: 'Changes what is sent and leaves the rest; other fields are ignored.',
  spec: 'A7',
})
