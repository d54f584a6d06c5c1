import * as z from 'zod/mini'
import { done, endpoint, nothing } from './endpoint.ts'
import { captchaRefused } from './errors.ts'
import { credentialFields, password, plainEmail } from './fields.ts'

export const signIn = endpoint({
  name: 'signIn',
  method: 'POST',
  path: { api: '/authenticate' },
  encoding: 'form',
  input: z.object({ username: plainEmail, password, ...credentialFields }),
  reads: 'json',
  output: done,
  errors: {
    captcha_refused: captchaRefused,
    user_restricted: {
      status: [403, 401],
      body: z.looseObject({ code: z.literal('user_restricted') }),
      description: 'The account is restricted.',
    },
    locked: {
      status: [423, 401, 403],
      body: z.looseObject({ lockout_duration: z.number() }),
      description: 'The account is locked; lockout_duration is in seconds.',
    },
    invalid_credentials: {
      status: [401, 400],
      body: z.looseObject({
        code: z.optional(z.unknown()),
        tries_left: z.optional(z.number()),
      }),
      lenient: true,
      description: 'Wrong e-mail or password; tries_left until the account is locked.',
    },
  },
  description: 'Signs a reader in: opens a session that a cookie carries.',
  spec: 'A7',
})

export const signOut = endpoint({
  name: 'signOut',
  method: 'GET',
  path: { api: '/logout' },
  encoding: 'query',
  input: z.object({ return: z.optional(z.string()) }),
  reads: 'navigation',
  output: z.unknown(),
  errors: {},
  description: 'Where the browser goes to sign out; it comes back to `return`, a path of the site.',
  spec: 'A7',
})

export const userServiceLogout = endpoint({
  name: 'userServiceLogout',
  method: 'POST',
  path: { api: '{userService}/logout' },
  encoding: 'none',
  input: nothing,
  reads: 'json',
  output: done,
  repeatable: true,
  errors: {},
  description: 'Ends the session of the separate user service, with credentials.',
  spec: 'A7',
})
