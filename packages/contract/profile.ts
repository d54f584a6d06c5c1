import * as z from 'zod/mini'
import { done, endpoint, nothing } from './endpoint.ts'
import { invalidFields, usernameUnavailable } from './errors.ts'
import { email } from './fields.ts'
import { user } from './user.ts'

const lastModified = { 'last-modified': 'When the profile last changed, an HTTP date.' }

export const readProfile = endpoint({
  name: 'readProfile',
  method: 'GET',
  path: { api: '{api}user/profile' },
  encoding: 'none',
  input: nothing,
  reads: 'json',
  output: user,
  session: true,
  errors: {},
  replyHeaders: lastModified,
  description:
    'The signed-in reader. A guest gets status guest and nothing else, or 401: both are understood.',
  spec: 'A7',
})

export const profileModified = endpoint({
  name: 'profileModified',
  method: 'HEAD',
  path: { api: '{api}user/profile' },
  encoding: 'none',
  input: nothing,
  reads: 'headers',
  output: z.looseObject({ 'last-modified': z.string().check(z.minLength(1)) }),
  session: true,
  errors: {},
  replyHeaders: lastModified,
  description: 'When the profile last changed; a cached profile of another time is stale.',
  spec: 'A4',
})

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
  errors: { invalid_fields: invalidFields, username_unavailable: usernameUnavailable },
  description: 'Changes what is sent and leaves the rest; other fields are ignored.',
  spec: 'A7',
})
