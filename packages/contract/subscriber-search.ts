import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { accountNumber, plainEmail } from './fields.ts'
import { subscription } from './subscription.ts'

// Apart from the other calls for subscribers: registration makes this one, and its bundle should not
// hold the rest.

export const noActiveSubscription = {
  status: 404,
  description: 'No Active Subscriptions Found',
} as const

export const searchSubscriber = endpoint({
  name: 'searchSubscriber',
  method: 'POST',
  path: { api: '{api}user/subscriber/search' },
  encoding: 'json',
  input: z.object({ emailAddress: plainEmail, accountNumber: z.optional(accountNumber) }),
  reads: 'json',
  output: z.looseObject({
    active: z.boolean(),
    subscriptions: z._default(z.array(z.extend(subscription, { active: z.boolean() })), []),
    firstName: z._default(z.string(), ''),
    lastName: z._default(z.string(), ''),
    emailAddress: z.string(),
    new: z._default(z.boolean(), false),
    userAccountExists: z._default(z.boolean(), false),
  }),
  repeatable: true,
  errors: { no_active_subscription: noActiveSubscription },
  description:
    'Finds an active subscription. With the account number it answers for any subscriber; with the e-mail alone only for one who has no web account yet, and tells no name. Who guesses account numbers is soon answered 429.',
  spec: 'A7',
})
