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
    emailAddress: z.about(email, 'The e-mail of the new account.', 'print@example.com'),
    accountNo: accountNumber,
    password: z.about(password, 'The password of the new account.'),
    optIn: z.about(
      z._default(z.boolean(), false),
      'True if the reader wants mails of the publisher.',
      false,
    ),
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
  firstName: z.about(short, 'First name.', 'Pia'),
  lastName: z.about(short, 'Last name.', 'Print'),
  email: z.about(z.optional(plainEmail), 'The e-mail of the subscriber.', 'print@example.com'),
  source: z.about(short, 'The page that the data comes from.', 'subscriber-registration'),
  subscriberAccountNumber: z.about(
    z.optional(accountNumber),
    'The account number on the address label.',
    '1234567890',
  ),
  subscriptionCode: z.about(short, 'Source code of the subscription.', 'CDS_US'),
  subscriptionActive: z.about(z.optional(z.boolean()), 'True if the subscription is active.', true),
  subscriptionLinked: z.about(
    z.optional(z.boolean()),
    'True if the subscription belongs to a web account.',
    false,
  ),
  issues: z.about(
    z.optional(z.union([z.string(), z.number(), z.array(z.string())])),
    'The issues that the subscription includes: their number, or their codes.',
    6,
  ),
  optIn: z.about(z.optional(z.boolean()), 'True if the reader wants mails.', false),
})

export const registerSubscriber = endpoint({
  name: 'registerSubscriber',
  method: 'POST',
  path: { api: '{api}user/subscriber/register' },
  encoding: 'json',
  input: z.extend(subscriberRecord, {
    id: z.about(z.int().check(z.nonnegative()), 'A random number.', 4711),
  }),
  reads: 'json',
  output: anyObject,
  errors: { invalid_fields: invalidFields },
  replyHeaders: {
    'x-amz-cf-stats': {
      description: 'The id plus 173, which sets the header flag.',
      example: '4884',
    },
  },
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
    emailAddress: z.about(z.optional(email), 'The e-mail to sign up.'),
    firstName: z.about(short, 'First name.', 'Rosa'),
    lastName: z.about(short, 'Last name.', 'Reader'),
    companyName: z.about(short, 'Name of the company.', 'Acme'),
    source: z.about(short, 'The author.', 'Ada Author'),
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
  input: z.object({
    uid: z.about(
      z.string().check(z.minLength(1), z.maxLength(100)),
      'The guid of the reader.',
      '9f1c2a7e',
    ),
  }),
  reads: 'json',
  output: anyObject,
  session: true,
  errors: { not_found: { status: 404, description: 'The reader has no such transaction.' } },
  description: 'Returns the data of a completed transaction, for analytics.',
  spec: 'A7',
})
