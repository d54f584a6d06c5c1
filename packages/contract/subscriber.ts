import { done, endpoint, nothing } from './endpoint.ts'
import { captchaRefused, invalidFields, usernameUnavailable, userRestricted } from './errors.ts'
import { accountNumber, credentialFields, email, password, plainEmail } from './fields.ts'
import { refusedInWords } from './refused-in-words.ts'
import * as v from './schema.ts'
import { noActiveSubscription } from './subscriber-search.ts'

const short = v.optional(v.pipe(v.string(), v.maxLength(200)))

export const verifySubscription = endpoint({
  name: 'verifySubscription',
  method: 'POST',
  path: { api: '{url}' },
  encoding: 'json',
  input: v.object({
    emailAddress: email,
    accountNo: accountNumber,
    password,
    optIn: v.optional(v.boolean(), false),
    // Where the captcha is on. The specification's payload ends before it.
    reCaptchaToken: credentialFields.reCaptchaToken,
  }),
  reads: 'json',
  output: done,
  errors: {
    captcha_refused: captchaRefused,
    no_active_subscription: noActiveSubscription,
    invalid_fields: invalidFields,
    username_unavailable: usernameUnavailable,
    user_restricted: userRestricted,
    refused_in_words: refusedInWords,
  },
  description:
    'Proves a subscription and makes its web account, at a URL the page supplies; the mock has {api}user/subscriber/verify.',
  spec: 'A7',
})

/** The subscriber record (sign-up data) of spec accounts section 3. */
export const subscriberRecord = v.object({
  firstName: short,
  lastName: short,
  email: v.optional(plainEmail),
  source: short,
  subscriberAccountNumber: v.optional(accountNumber),
  subscriptionCode: short,
  subscriptionActive: v.optional(v.boolean()),
  subscriptionLinked: v.optional(v.boolean()),
  issues: v.optional(v.union([v.string(), v.number(), v.array(v.string())])),
  optIn: v.optional(v.boolean()),
})

export const registerSubscriber = endpoint({
  name: 'registerSubscriber',
  method: 'POST',
  path: { api: '{api}user/subscriber/register' },
  encoding: 'json',
  input: v.object({ ...subscriberRecord.entries, id: v.pipe(v.int(), v.minValue(0)) }),
  reads: 'json',
  output: done,
  errors: { invalid_fields: invalidFields },
  replyHeaders: { 'x-amz-cf-stats': 'The id sent, plus 173: the header flag is set when it is.' },
  description: 'Sends the sign-up data of a subscriber with a random numeric id.',
  spec: 'A7',
})

export const subscribe = endpoint({
  name: 'subscribe',
  method: 'POST',
  path: { api: '{api}user/subscribe' },
  encoding: 'json',
  input: v.object({
    // Which fields must be there is the page's choice.
    emailAddress: v.optional(email),
    firstName: short,
    lastName: short,
    companyName: short,
    source: short,
  }),
  reads: 'json',
  output: done,
  repeatable: true,
  errors: { invalid_fields: invalidFields },
  description: 'Signs an e-mail up for an author’s mails (the MB form); no account is needed.',
  spec: 'A7',
})

export const checkoutComplete = endpoint({
  name: 'checkoutComplete',
  method: 'POST',
  path: { api: '{api}user/subscribe/checkoutComplete' },
  encoding: 'none',
  input: nothing,
  reads: 'json',
  output: done,
  session: true,
  repeatable: true,
  errors: {},
  description: 'Completes the activation of a subscription that was just bought.',
  spec: 'A7',
})

export const transactionComplete = endpoint({
  name: 'transactionComplete',
  method: 'GET',
  path: { api: '{api}digitaldata/piano/transactionComplete' },
  encoding: 'query',
  input: v.object({ uid: v.pipe(v.string(), v.minLength(1), v.maxLength(100)) }),
  reads: 'json',
  output: done,
  session: true,
  errors: { not_found: { status: 404, description: 'No transaction of this reader.' } },
  description: 'Data of a finished transaction, for analytics.',
  spec: 'A7',
})
