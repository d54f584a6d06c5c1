import { anyObject, endpoint } from './endpoint.ts'
import { captchaRefused, invalidFields, usernameUnavailable, userRestricted } from './errors.ts'
import { credentialFields, email, password, personName, sessionCookie } from './fields.ts'
import * as z from './schema.ts'
import { serverMessage } from './server-message.ts'

export const register = endpoint({
  name: 'register',
  method: 'POST',
  path: { api: '{api}user/register' },
  encoding: 'json',
  input: z.object({
    firstName: z.about(personName, 'First name.', 'Rosa'),
    lastName: z.about(personName, 'Last name.', 'Reader'),
    emailAddress: email,
    password,
    optIn: z.about(
      z._default(z.boolean(), false),
      'True if the reader wants mails of the publisher.',
      false,
    ),
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
  replyHeaders: sessionCookie,
  description: 'Creates an account and signs its reader in.',
  spec: 'A7',
})
