import { endpoint } from './endpoint.ts'
import { accountNumber, plainEmail } from './fields.ts'
import * as v from './schema.ts'
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
  input: v.object({ emailAddress: plainEmail, accountNumber: v.optional(accountNumber) }),
  reads: 'json',
  output: v.looseObject({
    active: v.boolean(),
    subscriptions: v.optional(
      v.array(v.looseObject({ ...subscription.entries, active: v.boolean() })),
      [],
    ),
    firstName: v.optional(v.string(), ''),
    lastName: v.optional(v.string(), ''),
    emailAddress: v.string(),
    new: v.optional(v.boolean(), false),
    userAccountExists: v.optional(v.boolean(), false),
  }),
  repeatable: true,
  errors: { no_active_subscription: noActiveSubscription },
  description:
    'Finds an active subscription. With the account number it answers for any subscriber; with the e-mail alone only for one who has no web account yet, and tells no name. Who guesses account numbers is soon answered 429.',
  spec: 'A7',
})
