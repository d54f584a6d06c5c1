import { endpoint, nothing } from './endpoint.ts'
import * as v from './schema.ts'
import { user } from './user.ts'

export const userRef = endpoint({
  name: 'userRef',
  method: 'GET',
  path: { api: '{service}user/userRef' },
  encoding: 'none',
  input: nothing,
  reads: 'json',
  output: v.looseObject({ userRef: v.pipe(v.array(user), v.minLength(1)) }),
  session: true,
  errors: {},
  description: 'The service reading of the signed-in reader: userRef[0].',
  spec: 'A7',
})
