import { endpoint, noInput } from './endpoint.ts'
import * as z from './schema.ts'
import { user } from './user.ts'

export const userRef = endpoint({
  name: 'userRef',
  method: 'GET',
  path: { api: '{service}user/userRef' },
  encoding: 'none',
  input: noInput,
  reads: 'json',
  output: z.looseObject({
    userRef: z.about(z.array(user).check(z.minLength(1)), 'The reader, as the only entry.'),
  }),
  session: true,
  errors: {},
  description: 'Returns the signed-in reader in the service dialect, as userRef[0].',
  spec: 'A7',
})
