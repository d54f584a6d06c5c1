import { done, endpoint, nothing } from './endpoint.ts'
import { captchaRefused } from './errors.ts'
import { credentialFields, password, plainEmail } from './fields.ts'
import * as v from './schema.ts'

export const signIn = endpoint({
  name: 'signIn',
  method: 'POST',
  path: { api: '/authenticate' },
  encoding: 'form',
  input: v.object({ username: plainEmail, password, ...credentialFields }),
  reads: 'json',
  output: done,
  errors: {
    captcha_refused: captchaRefused,
    user_restricted: {
      status: [403, 401, 400],
      body: v.looseObject({ code: v.literal('user_restricted') }),
      description: 'The account is restricted.',
    },
    locked: {
      status: [423, 401, 403, 400],
      body: v.looseObject({ lockout_duration: v.number() }),
      description: 'The account is locked; lockout_duration is in seconds.',
    },
    // What says of itself only that it refuses (spec accounts 8, the default). A 404 is of a site without the API.
    invalid_credentials: {
      status: [401, 400, 403, 422, 423],
      body: v.looseObject({
        code: v.optional(v.unknown()),
        tries_left: v.optional(v.number()),
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
  input: v.object({ return: v.optional(v.string()) }),
  reads: 'navigation',
  output: v.unknown(),
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
