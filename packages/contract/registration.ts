import { done, endpoint } from './endpoint.ts'
import { captchaRefused, invalidFields, usernameUnavailable, userRestricted } from './errors.ts'
import { credentialFields, email, password, personName } from './fields.ts'
import { refusedInWords } from './refused-in-words.ts'
import * as v from './schema.ts'

export const register = endpoint({
  name: 'register',
  method: 'POST',
  path: { api: '{api}user/register' },
  encoding: 'json',
  input: v.object({
    firstName: personName,
    lastName: personName,
    emailAddress: email,
    password,
    optIn: v.optional(v.boolean(), false),
    ...credentialFields,
  }),
  reads: 'json',
  output: done,
  errors: {
    captcha_refused: captchaRefused,
    invalid_fields: invalidFields,
    username_unavailable: usernameUnavailable,
    user_restricted: userRestricted,
    refused_in_words: refusedInWords,
  },
  description: 'Makes an account and signs its reader in.',
  spec: 'A7',
})
