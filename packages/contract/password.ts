import { done, endpoint } from './endpoint.ts'
import { captchaRefused, invalidFields, locked, userRestricted } from './errors.ts'
import { credentialFields, password, plainEmail } from './fields.ts'
import * as v from './schema.ts'

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
  input: v.object({ emailAddress: plainEmail, ...credentialFields }),
  reads: 'json',
  output: done,
  errors: resetErrors,
  description: 'Mails a link to reset the password; the answer is the same for an unknown e-mail.',
  spec: 'A7',
})

export const forgotPassword = endpoint({
  name: 'forgotPassword',
  method: 'POST',
  path: { api: '{api}user/forgot-password' },
  encoding: 'json',
  input: v.object({ email: plainEmail, reCaptchaToken: credentialFields.reCaptchaToken }),
  reads: 'json',
  output: done,
  errors: resetErrors,
  description: 'The other reading of requestReset, which names the field `email`.',
  spec: 'A7',
})

export const resetPassword = endpoint({
  name: 'resetPassword',
  method: 'POST',
  path: { api: '{api}user/reset-password' },
  encoding: 'json',
  input: v.object({ password, token: v.pipe(v.string(), v.minLength(1), v.maxLength(200)) }),
  reads: 'json',
  output: done,
  errors: {
    // Whoever has the token knows of it: that it was used, or is too old, tells nobody anything else.
    token_used: {
      status: 410,
      body: v.looseObject({ code: v.literal('token_used') }),
      description: 'The token was used, or another that was mailed to the same reader.',
    },
    token_expired: {
      status: 410,
      body: v.looseObject({ code: v.literal('token_expired') }),
      description: 'The token is too old.',
    },
    token_invalid: {
      status: [400, 410],
      body: v.looseObject({ code: v.literal('token_invalid') }),
      description: 'There never was such a token, or nothing is known of it any more.',
    },
    invalid_fields: invalidFields,
  },
  description: 'Sets a new password with the mailed token, once; ends every session of the reader.',
  spec: 'A7',
})

export const changePassword = endpoint({
  name: 'changePassword',
  method: 'POST',
  path: { api: '{api}user/password' },
  encoding: 'json',
  input: v.object({ current: password, password }),
  reads: 'json',
  output: done,
  session: true,
  errors: {
    wrong_password: {
      status: [400, 403],
      body: v.looseObject({
        code: v.literal('wrong_password'),
        tries_left: v.optional(v.number()),
      }),
      description: 'The current password is another one; tries_left until the account is locked.',
    },
    invalid_fields: invalidFields,
    locked,
  },
  description: 'Changes the password; ends the reader’s other sessions.',
  spec: 'A7',
})
