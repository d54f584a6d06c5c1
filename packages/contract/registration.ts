import { anyObject, endpoint } from './endpoint.ts'
import { captchaRefused, invalidFields, usernameUnavailable, userRestricted } from './errors.ts'
import { credentialFields, email, password, personName } from './fields.ts'
import * as z from './schema.ts'
import { serverMessage } from './server-message.ts'

export const register = endpoint({
  name: 'register',
  method: 'POST',
  path: { api: '{api}user/register' },
  encoding: 'json',
  input: z.object({
    firstName: personName,
    lastName: personName,
    emailAddress: email,
    password,
    optIn: z._default(z.boolean(), false),
    ...credentialFields,
  }),
  reads: 'json',
  output: anyObject,
  errors: {
    captcha_refused: captchaRefused,
    invalid_fields: invalidFields,
    username_unavailable: usernameUnavailable,
    user_restricted: userRestricted,
    refused_in_words: serverMessage,
  },
  description: 'Creates an account and signs its reader in.',
  spec: 'A7',
})
