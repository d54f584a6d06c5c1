import { endpoint } from './endpoint.ts'
import { accountNumber, plainEmail } from './fields.ts'
import * as z from './schema.ts'
import { subscription } from './subscription.ts'

// Apart from `subscriber.ts`: registration makes this call, and its chunk should not contain the others.

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
  idempotent: true,
  errors: { no_active_subscription: noActiveSubscription },
  description:
    'Finds an active subscription. With an account number it finds every subscriber. With only an e-mail it finds subscribers without a web account, and returns no name. A client that guesses account numbers soon gets 429.',
  spec: 'A7',
})
