import { anyObject, endpoint, noInput } from './endpoint.ts'
import { captchaRefused, invalidFields, usernameUnavailable, userRestricted } from './errors.ts'
import { accountNumber, credentialFields, email, password, plainEmail } from './fields.ts'
import * as z from './schema.ts'
import { serverMessage } from './server-message.ts'
import { noActiveSubscription } from './subscriber-search.ts'

const short = z.optional(z.string().check(z.maxLength(200)))

export const verifySubscription = endpoint({
  name: 'verifySubscription',
  method: 'POST',
  path: { api: '{url}' },
  encoding: 'json',
  input: z.object({
    emailAddress: email,
    accountNo: accountNumber,
    password,
    optIn: z._default(z.boolean(), false),
    // If the captcha is on. The specification's payload does not show it.
    reCaptchaToken: credentialFields.reCaptchaToken,
  }),
  reads: 'json',
  output: anyObject,
  errors: {
    captcha_refused: captchaRefused,
    no_active_subscription: noActiveSubscription,
    invalid_fields: invalidFields,
    username_unavailable: usernameUnavailable,
    user_restricted: userRestricted,
    refused_in_words: serverMessage,
  },
  description:
    'Verifies a subscription and creates its web account, at a URL that the page supplies. The mock uses {api}user/subscriber/verify.',
  spec: 'A7',
})

/** The subscriber record (sign-up data) of spec accounts section 3. */
export const subscriberRecord = z.object({
  firstName: short,
  lastName: short,
  email: z.optional(plainEmail),
  source: short,
  subscriberAccountNumber: z.optional(accountNumber),
  subscriptionCode: short,
  subscriptionActive: z.optional(z.boolean()),
  subscriptionLinked: z.optional(z.boolean()),
  issues: z.optional(z.union([z.string(), z.number(), z.array(z.string())])),
  optIn: z.optional(z.boolean()),
})

export const registerSubscriber = endpoint({
  name: 'registerSubscriber',
  method: 'POST',
  path: { api: '{api}user/subscriber/register' },
  encoding: 'json',
  input: z.extend(subscriberRecord, { id: z.int().check(z.nonnegative()) }),
  reads: 'json',
  output: anyObject,
  errors: { invalid_fields: invalidFields },
  replyHeaders: { 'x-amz-cf-stats': 'The id plus 173, which sets the header flag.' },
  description: 'Sends a subscriber’s sign-up data with a random numeric id.',
  spec: 'A7',
})

export const subscribe = endpoint({
  name: 'subscribe',
  method: 'POST',
  path: { api: '{api}user/subscribe' },
  encoding: 'json',
  input: z.object({
    // The page decides which fields are required.
    emailAddress: z.optional(email),
    firstName: short,
    lastName: short,
    companyName: short,
    source: short,
  }),
  reads: 'json',
  output: anyObject,
  idempotent: true,
  errors: { invalid_fields: invalidFields },
  description: 'Signs an e-mail up for an author’s mails (the MB form). It needs no account.',
  spec: 'A7',
})

export const checkoutComplete = endpoint({
  name: 'checkoutComplete',
  method: 'POST',
  path: { api: '{api}user/subscribe/checkoutComplete' },
  encoding: 'none',
  input: noInput,
  reads: 'json',
  output: anyObject,
  session: true,
  idempotent: true,
  errors: {},
  description: 'Activates a subscription that the reader has just bought.',
  spec: 'A7',
})

export const transactionComplete = endpoint({
  name: 'transactionComplete',
  method: 'GET',
  path: { api: '{api}digitaldata/piano/transactionComplete' },
  encoding: 'query',
  input: z.object({ uid: z.string().check(z.minLength(1), z.maxLength(100)) }),
  reads: 'json',
  output: anyObject,
  session: true,
  errors: { not_found: { status: 404, description: 'The reader has no such transaction.' } },
  description: 'Returns the data of a completed transaction, for analytics.',
  spec: 'A7',
})
