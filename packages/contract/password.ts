import { anyObject, endpoint } from './endpoint.ts'
import { captchaRefused, invalidFields, locked, triesLeft, userRestricted } from './errors.ts'
import { credentialFields, password, plainEmail } from './fields.ts'
import * as z from './schema.ts'

const resetErrors = {
  captcha_refused: captchaRefused,
  invalid_fields: invalidFields,
  user_restricted: userRestricted,
  locked,
} as const

export const requestReset = endpoint({
  name: 'requestReset',
  method: 'POST',
  path: { api: '{api}user/forgotpassword' },
  encoding: 'json',
  input: z.object({
    emailAddress: z.about(plainEmail, 'The e-mail of the account.'),
    ...credentialFields,
  }),
  reads: 'json',
  output: anyObject,
  errors: resetErrors,
  description:
    'Mails a link to reset the password. The response is the same for an unknown e-mail.',
  spec: 'A7',
})

export const forgotPassword = endpoint({
  name: 'forgotPassword',
  method: 'POST',
  path: { api: '{api}user/forgot-password' },
  encoding: 'json',
  input: z.object({
    email: z.about(plainEmail, 'The e-mail of the account.'),
    reCaptchaToken: credentialFields.reCaptchaToken,
  }),
  reads: 'json',
  output: anyObject,
  errors: resetErrors,
  description: 'The older form of requestReset, with the field `email`.',
  spec: 'A7',
})

export const resetPassword = endpoint({
  name: 'resetPassword',
  method: 'POST',
  path: { api: '{api}user/reset-password' },
  encoding: 'json',
  input: z.object({
    password: z.about(password, 'The new password.'),
    token: z.about(
      z.string().check(z.minLength(1), z.maxLength(200)),
      'The token of the mailed link.',
      '5d41402abc4b',
    ),
  }),
  reads: 'json',
  output: anyObject,
  errors: {
    // Only a person with the mailed token learns that it was used or has expired.
    token_used: {
      status: 410,
      body: z.looseObject({ code: z.literal('token_used') }),
      description: 'This token, or another one mailed to the same reader, was used.',
    },
    token_expired: {
      status: 410,
      body: z.looseObject({ code: z.literal('token_expired') }),
      description: 'The token has expired.',
    },
    token_invalid: {
      status: [400, 410],
      body: z.looseObject({ code: z.literal('token_invalid') }),
      description: 'The token is unknown.',
    },
    invalid_fields: invalidFields,
  },
  description: 'Sets a new password with the mailed token, and ends all sessions of the reader.',
  spec: 'A7',
})

export const changePassword = endpoint({
  name: 'changePassword',
  method: 'POST',
  path: { api: '{api}user/password' },
  encoding: 'json',
  input: z.object({
    current: z.about(password, 'The current password.'),
    password: z.about(password, 'The new password.'),
  }),
  reads: 'json',
  output: anyObject,
  session: true,
  errors: {
    wrong_password: {
      status: [400, 403],
      body: z.looseObject({
        code: z.literal('wrong_password'),
        tries_left: triesLeft,
      }),
      description: 'The current password is wrong. tries_left counts down to the lock.',
    },
    invalid_fields: invalidFields,
    locked,
  },
  description: 'Changes the password, and ends the reader’s other sessions.',
  spec: 'A7',
})
