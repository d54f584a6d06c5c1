import { anyObject, endpoint, noInput } from './endpoint.ts'
import { captchaRefused, lockoutDuration, triesLeft } from './errors.ts'
import { credentialFields, password, plainEmail, sessionCookie } from './fields.ts'
import * as z from './schema.ts'

export const signIn = endpoint({
  name: 'signIn',
  method: 'POST',
  path: { api: '/authenticate' },
  encoding: 'form',
  input: z.object({
    username: z.about(plainEmail, 'The e-mail of the account.'),
    password,
    ...credentialFields,
  }),
  reads: 'json',
  output: anyObject,
  errors: {
    captcha_refused: captchaRefused,
    user_restricted: {
      status: [403, 401, 400],
      body: z.looseObject({ code: z.literal('user_restricted') }),
      description: 'The account is restricted.',
    },
    locked: {
      status: [423, 401, 403, 400],
      body: z.looseObject({ lockout_duration: lockoutDuration }),
      description: 'The account is locked; lockout_duration is in seconds.',
    },
    // The default error (spec accounts 8). A 404 is not among them: it means that the site has no API.
    invalid_credentials: {
      status: [401, 400, 403, 422, 423],
      body: z.looseObject({
        code: z.about(z.optional(z.unknown()), 'Any text, or none.', 'invalid_credentials'),
        tries_left: triesLeft,
      }),
      // A proxy or a firewall answers 403 with a page of its own.
      lenient: 401,
      description: 'The e-mail or password is wrong. tries_left counts down to the lock.',
    },
  },
  replyHeaders: sessionCookie,
  description: 'Signs a reader in and sets the cookie of the session.',
  spec: 'A7',
})

export const signOut = endpoint({
  name: 'signOut',
  method: 'GET',
  path: { api: '/logout' },
  encoding: 'query',
  input: z.object({
    return: z.about(
      z.optional(z.string()),
      'Where the reader goes: a path of the site. The server redirects to no other site.',
      '/',
    ),
  }),
  reads: 'navigation',
  output: z.unknown(),
  errors: {},
  description:
    'Signs the reader out. The browser navigates here, and is redirected to `return`, a path of the site.',
  spec: 'A7',
})

export const userServiceLogout = endpoint({
  name: 'userServiceLogout',
  method: 'POST',
  path: { api: '{userService}/logout' },
  encoding: 'none',
  input: noInput,
  reads: 'json',
  output: anyObject,
  idempotent: true,
  errors: {},
  description: 'Ends the session of the separate user service.',
  spec: 'A7',
})
