import * as z from 'zod/mini'
import { dateTime } from './endpoint.ts'
import { ascendQuota, quota } from './meter.ts'
import { subscription } from './subscription.ts'

/** Who a reader is to the publisher; a guest is nobody. */
export const userStatus = z.literal(['guest', 'registered', 'subscribers'])

const text = z._default(z.string(), '')
const listOf = <T extends z.ZodMiniType>(item: T) => z._default(z.array(item), [])

/** A tier of a subscriber; role codes end in GOOD, BETTER, BEST, EXECUTIVE or ALLACCESS. */
export const tier = z.looseObject({ roleCode: z.string() })

/** The subscriber part of a user: a digest for links, and the subscriptions. */
export const subscriberData = z.looseObject({
  digest: text,
  subscriptions: listOf(subscription),
})

/** The User of spec accounts section 3. Only `status` must be there; a guest has nothing else. */
export const user = z.looseObject({
  id: text,
  guid: text,
  status: userStatus,
  state: z.optional(z.string()),
  firstName: text,
  lastName: text,
  displayName: text,
  username: text,
  emailAddress: text,
  createdDate: z.optional(dateTime),
  lastUpdatedDate: z.optional(dateTime),
  lastVisitDate: z.optional(dateTime),
  quota: z._default(quota, { limit: 4, count: 0, remaining: 4 }),
  ascendQuota: z._default(ascendQuota, { limit: 3, count: 0, remaining: 3 }),
  topics: listOf(z.looseObject({ name: z.string() })),
  newsletters: listOf(z.looseObject({ name: z.string() })),
  marketingCampaigns: listOf(z.looseObject({ marketingCampaignId: z.string() })),
  /** How many entries of what is followed are new since the reader last looked. */
  unreadFollowingCount: z._default(z.number(), 0),
  viewed: listOf(z.unknown()),
  subscriber: z.optional(subscriberData),
  tiers: listOf(tier),
  industry: text,
  jobTitle: text,
  companySize: text,
  hmmEligible: z._default(z.boolean(), false),
  sptCustomAttributes: z._default(z.looseObject({}), {}),
  'leader-profile': z.optional(z.looseObject({ 'focus-skills': listOf(z.string()) })),
})

export type User = z.output<typeof user>
export type UserStatus = z.output<typeof userStatus>
