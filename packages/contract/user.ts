import { dateTime } from './endpoint.ts'
import { ascendQuota, quota } from './meter.ts'
import * as z from './schema.ts'
import { subscription } from './subscription.ts'

/** The reader's status at the publisher. A guest is not signed in. */
export const userStatus = z.enum(['guest', 'registered', 'subscribers'])

const text = z._default(z.string(), '')
const listOf = <T extends z.Schema>(item: T) => z._default(z.array(item), [])

/** A tier of a subscriber; role codes end in GOOD, BETTER, BEST, EXECUTIVE or ALLACCESS. */
export const tier = z.looseObject({ roleCode: z.string() })

/** A user's data as a subscriber: a digest for links, and the subscriptions. */
export const subscriberData = z.looseObject({
  digest: text,
  subscriptions: listOf(subscription),
})

/** A user (spec accounts 3). Only `status` is required, and a guest has nothing else. */
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
  quota: z.prefault(quota, { count: 0 }),
  ascendQuota: z.prefault(ascendQuota, { count: 0 }),
  topics: listOf(z.looseObject({ name: z.string() })),
  newsletters: listOf(z.looseObject({ name: z.string() })),
  marketingCampaigns: listOf(z.looseObject({ marketingCampaignId: z.string() })),
  /** Number of new entries in followed topics since the reader last looked. */
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
