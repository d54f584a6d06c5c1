import { dateTime } from './endpoint.ts'
import { ascendQuota, quota } from './meter.ts'
import * as v from './schema.ts'
import { subscription } from './subscription.ts'

/** Who a reader is to the publisher; a guest is nobody. */
export const userStatus = v.picklist(['guest', 'registered', 'subscribers'])

const text = v.optional(v.string(), '')
const listOf = <T extends v.GenericSchema>(item: T) => v.optional(v.array(item), [])

/** A tier of a subscriber; role codes end in GOOD, BETTER, BEST, EXECUTIVE or ALLACCESS. */
export const tier = v.looseObject({ roleCode: v.string() })

/** The subscriber part of a user: a digest for links, and the subscriptions. */
export const subscriberData = v.looseObject({
  digest: text,
  subscriptions: listOf(subscription),
})

/** The User of spec accounts section 3. Only `status` must be there; a guest has nothing else. */
export const user = v.looseObject({
  id: text,
  guid: text,
  status: userStatus,
  state: v.optional(v.string()),
  firstName: text,
  lastName: text,
  displayName: text,
  username: text,
  emailAddress: text,
  createdDate: v.optional(dateTime),
  lastUpdatedDate: v.optional(dateTime),
  lastVisitDate: v.optional(dateTime),
  quota: v.optional(quota, { limit: 4, count: 0, remaining: 4 }),
  ascendQuota: v.optional(ascendQuota, { limit: 3, count: 0, remaining: 3 }),
  topics: listOf(v.looseObject({ name: v.string() })),
  newsletters: listOf(v.looseObject({ name: v.string() })),
  marketingCampaigns: listOf(v.looseObject({ marketingCampaignId: v.string() })),
  /** How many entries of what is followed are new since the reader last looked. */
  unreadFollowingCount: v.optional(v.number(), 0),
  viewed: listOf(v.unknown()),
  subscriber: v.optional(subscriberData),
  tiers: listOf(tier),
  industry: text,
  jobTitle: text,
  companySize: text,
  hmmEligible: v.optional(v.boolean(), false),
  sptCustomAttributes: v.optional(v.looseObject({}), {}),
  'leader-profile': v.optional(v.looseObject({ 'focus-skills': listOf(v.string()) })),
})

export type User = v.InferOutput<typeof user>
export type UserStatus = v.InferOutput<typeof userStatus>
