import { dateTime } from './endpoint.ts'
import * as z from './schema.ts'

/** A subscription (spec accounts 3). `orderValue` is in the order's currency, not in cents. */
export const subscription = z.looseObject({
  subscriptionSourceCode: z.string(),
  subscriptionAccessPeriod: z.optional(
    z.looseObject({ startDate: z.optional(dateTime), expirationDate: z.optional(dateTime) }),
  ),
  accountNumber: z.optional(z.string()),
  subscriptionStatus: z.optional(z.string()),
  timesRenewed: z.optional(z.number()),
  orderValue: z.optional(z.number()),
  country: z.optional(z.string()),
  termTitle: z.optional(z.string()),
  mostRecentPurchaseDate: z.optional(dateTime),
  firstPurchaseDate: z.optional(dateTime),
})

export type Subscription = z.output<typeof subscription>
