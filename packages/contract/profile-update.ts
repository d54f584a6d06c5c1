import { done, endpoint } from './endpoint.ts'
import { invalidFields, usernameUnavailable } from './errors.ts'
import { email } from './fields.ts'
import * as v from './schema.ts'

// Apart from what reads the profile: every page does that, few change it.

export const updateProfile = endpoint({
  name: 'updateProfile',
  method: 'POST',
  path: { api: '{api}user/profile' },
  encoding: 'json',
  input: v.object({
    displayName: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(200))),
    emailAddress: v.optional(email),
    // Facts about the reader; the values are those of `profile-choices.ts`, or blank.
    attributes: v.optional(
      v.pipe(
        v.array(
          v.object({
            name: v.picklist(['industry', 'job-title', 'company-size']),
            value: v.pipe(v.string(), v.maxLength(100)),
          }),
        ),
        v.maxLength(10),
      ),
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
