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
    displayName: z.about(
      z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
      'First and last name in one.',
      'Rosa Reader',
    ),
    emailAddress: z.about(z.optional(email), 'The new e-mail.'),
    attributes: z.about(
      z.optional(
        z
          .array(
            z.object({
              name: z.about(
                z.enum(['industry', 'job-title', 'company-size']),
                'What the value is about.',
              ),
              value: z.about(
                z.string().check(z.maxLength(100)),
                'One of the choices of the form, or blank.',
                'Media',
              ),
            }),
          )
          .check(z.maxLength(10)),
      ),
      'What the reader says about their work.',
    ),
  }),
  reads: 'json',
  output: anyObject,
  session: true,
  idempotent: true,
  requestHeaders: {
    'If-Unmodified-Since': {
      description:
        'The Last-Modified of the profile that the reader edited, an HTTP date. A newer profile is not overwritten.',
      example: 'Sun, 01 Mar 2026 09:30:00 GMT',
    },
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
