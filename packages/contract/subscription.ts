import { dateTime } from './endpoint.ts'
import * as z from './schema.ts'

/** A subscription (spec accounts 3). `orderValue` is in the order's currency, not in cents. */
export const subscription = z.named(
  z.looseObject({
    subscriptionSourceCode: z.about(
      z.string(),
      'Where it was bought: CDS_US, CDS_UK, or another system.',
      'CDS_US',
    ),
    subscriptionAccessPeriod: z.about(
      z.optional(
        z.looseObject({
          startDate: z.about(z.optional(dateTime), 'When the access starts, ISO 8601.'),
          expirationDate: z.about(
            z.optional(dateTime),
            'When it ends, ISO 8601.',
            '2027-03-01T00:00:00Z',
          ),
        }),
      ),
      'When the subscription opens the site.',
    ),
    accountNumber: z.about(
      z.optional(z.string()),
      'The account number on the address label.',
      '1234567890',
    ),
    subscriptionStatus: z.about(z.optional(z.string()), 'The status, for analytics.', 'Active'),
    timesRenewed: z.about(z.optional(z.number()), 'How often it was renewed.', 2),
    orderValue: z.about(z.optional(z.number()), 'Price, in the currency of the order.', 120),
    country: z.about(z.optional(z.string()), 'ISO 3166-1 alpha-2.', 'US'),
    termTitle: z.about(z.optional(z.string()), 'Name of the offer, for analytics.', 'Annual'),
    mostRecentPurchaseDate: z.about(z.optional(dateTime), 'The last purchase, ISO 8601.'),
    firstPurchaseDate: z.about(z.optional(dateTime), 'The first purchase, ISO 8601.'),
  }),
  'Subscription',
  'A subscription.',
)

export type Subscription = z.output<typeof subscription>
