import { endpoint, noInput } from './endpoint.ts'
import * as z from './schema.ts'
import { user } from './user.ts'

const lastModified = {
  'last-modified': {
    description: 'When the profile last changed, an HTTP date.',
    example: 'Sun, 01 Mar 2026 09:30:00 GMT',
  },
  etag: {
    description:
      'Another one for each reader and each version of the profile. Without it, no profile is cached.',
    example: '"42-7"',
  },
  'x-bindery-session': {
    description:
      'A name of the session, another one after each sign-in, and not its secret. By it a page tells a new session from the one that a reader has signed out of.',
    example: 's-2026-03-01-17',
  },
}

export const readProfile = endpoint({
  name: 'readProfile',
  method: 'GET',
  path: { api: '{api}user/profile' },
  encoding: 'none',
  input: noInput,
  reads: 'json',
  output: user,
  session: true,
  errors: {},
  replyHeaders: lastModified,
  description:
    'Returns the signed-in reader. For a guest, it returns only the status guest, or 401.',
  spec: 'A7',
})

export const profileModified = endpoint({
  name: 'profileModified',
  method: 'HEAD',
  path: { api: '{api}user/profile' },
  encoding: 'none',
  input: noInput,
  reads: 'headers',
  output: z.looseObject({
    'last-modified': z.about(
      z.string().check(z.minLength(1)),
      'When the profile last changed, an HTTP date.',
      'Sun, 01 Mar 2026 09:30:00 GMT',
    ),
    etag: z.about(z.optional(z.string()), 'The version of the profile.', '"42-7"'),
    'x-bindery-session': z.about(z.optional(z.string()), 'A name of the session.', 's-17'),
  }),
  session: true,
  errors: {},
  replyHeaders: lastModified,
  description: 'Returns when the profile last changed, to tell whether a cached one is stale.',
  spec: 'A4',
})
