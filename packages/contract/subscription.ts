import { dateTime } from './endpoint.ts'
import * as v from './schema.ts'

/** A subscription of spec accounts section 3; money in the order's currency, not in cents. */
export const subscription = v.looseObject({
  subscriptionSourceCode: v.string(),
  subscriptionAccessPeriod: v.optional(
    v.looseObject({ startDate: v.optional(dateTime), expirationDate: v.optional(dateTime) }),
  ),
  accountNumber: v.optional(v.string()),
  subscriptionStatus: v.optional(v.string()),
  timesRenewed: v.optional(v.number()),
  orderValue: v.optional(v.number()),
  country: v.optional(v.string()),
  termTitle: v.optional(v.string()),
  mostRecentPurchaseDate: v.optional(dateTime),
  firstPurchaseDate: v.optional(dateTime),
})

export type Subscription = v.InferOutput<typeof subscription>
