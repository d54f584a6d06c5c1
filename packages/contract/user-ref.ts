import * as z from 'zod/mini'
import { endpoint, nothing } from './endpoint.ts'
import { user } from './user.ts'

export const userRef = endpoint({
  name: 'userRef',
  method: 'GET',
  path: { api: '{service}user/userRef' },
  encoding: 'none',
  input: nothing,
  reads: 'json',
  output: z.looseObject({ userRef: z.array(user).check(z.minLength(1)) }),
  session: true,
  errors: {},
  description: 'The service reading of the signed-in reader: userRef[0].',
  spec: 'A7',
})
