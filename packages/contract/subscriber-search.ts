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
  input: z.object({
    emailAddress: z.about(plainEmail, 'The e-mail of the subscriber.', 'print@example.com'),
    accountNumber: z.about(
      z.optional(accountNumber),
      'The account number on the address label.',
      '1234567890',
    ),
  }),
  reads: 'json',
  output: z.looseObject({
    active: z.about(z.boolean(), 'True if one of the subscriptions is active.', true),
    subscriptions: z.about(
      z._default(
        z.array(
          z.extend(subscription, {
            active: z.about(z.boolean(), 'True if this one is active.', true),
          }),
        ),
        [],
      ),
      'All subscriptions of the subscriber.',
    ),
    firstName: z.about(z._default(z.string(), ''), 'First name.', 'Pia'),
    lastName: z.about(z._default(z.string(), ''), 'Last name.', 'Print'),
    emailAddress: z.about(z.string(), 'The e-mail of the subscriber.', 'print@example.com'),
    new: z.about(
      z._default(z.boolean(), false),
      'True if the subscriber has no web account yet.',
      false,
    ),
    userAccountExists: z.about(
      z._default(z.boolean(), false),
      'True if the subscriber has a web account.',
      false,
    ),
  }),
  idempotent: true,
  errors: { no_active_subscription: noActiveSubscription },
  description:
    'Finds an active subscription. With an account number it finds every subscriber. With only an e-mail it finds subscribers without a web account, and returns no name. A client that guesses account numbers soon gets 429.',
  spec: 'A7',
})
