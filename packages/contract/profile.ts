import { endpoint, nothing } from './endpoint.ts'
import * as v from './schema.ts'
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
  output: v.looseObject({ 'last-modified': v.pipe(v.string(), v.minLength(1)) }),
  session: true,
  errors: {},
  replyHeaders: lastModified,
  description: 'When the profile last changed; a cached profile of another time is stale.',
  spec: 'A4',
})
