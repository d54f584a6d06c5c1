import { dateTime } from './endpoint.ts'
import { count } from './fields.ts'
import { ascendQuota, quota } from './meter.ts'
import * as z from './schema.ts'
import { subscription } from './subscription.ts'

/** The reader's status at the publisher. A guest is not signed in. */
export const userStatus = z.about(
  z.enum(['guest', 'registered', 'subscribers']),
  'A guest is not signed in, a registered reader has an account, a subscriber pays.',
  'registered',
)

const text = z._default(z.string(), '')
const listOf = <T extends z.Schema>(item: T) => z._default(z.array(item), [])

/** A tier of a subscriber; role codes end in GOOD, BETTER, BEST, EXECUTIVE or ALLACCESS. */
export const tier = z.named(
  z.looseObject({
    roleCode: z.about(
      z.string(),
      'Ends in GOOD, BETTER, BEST, EXECUTIVE or ALLACCESS.',
      'PUBLISHER_BETTER',
    ),
  }),
  'Tier',
  'A tier of a subscriber.',
)

/** A user's data as a subscriber: a digest for links, and the subscriptions. */
export const subscriberData = z.named(
  z.looseObject({
    digest: z.about(text, 'Identifies the subscriber in links, without a name.', 'b1946ac92492'),
    subscriptions: z.about(listOf(subscription), 'All subscriptions.'),
  }),
  'SubscriberData',
  'A user’s data as a subscriber.',
)

/** A user (spec accounts 3). Only `status` is required, and a guest has nothing else. */
export const user = z.named(
  z.looseObject({
    id: z.about(text, 'Id of the account.', '42'),
    guid: z.about(text, 'Another id. The tags prefer it to `id`.', '9f1c2a7e'),
    status: userStatus,
    state: z.about(z.optional(z.string()), 'Code of the state or province.', 'MA'),
    firstName: z.about(text, 'First name.', 'Rosa'),
    lastName: z.about(text, 'Last name.', 'Reader'),
    displayName: z.about(text, 'First and last name in one.', 'Rosa Reader'),
    username: z.about(text, 'What the reader signs in with: the e-mail.', 'reader@example.com'),
    emailAddress: z.about(text, 'The e-mail.', 'reader@example.com'),
    createdDate: z.about(z.optional(dateTime), 'When the account was created, ISO 8601.'),
    lastUpdatedDate: z.about(z.optional(dateTime), 'When the profile last changed, ISO 8601.'),
    lastVisitDate: z.about(z.optional(dateTime), 'The last visit, ISO 8601.'),
    quota: z.about(z.prefault(quota, { count: 0 }), 'The meter of free articles.'),
    ascendQuota: z.about(z.prefault(ascendQuota, { count: 0 }), 'The meter of Ascend articles.'),
    topics: z.about(
      listOf(z.looseObject({ name: z.about(z.string(), 'Name of the topic.', 'Strategy') })),
      'The topics that the reader follows.',
    ),
    newsletters: z.about(
      listOf(z.looseObject({ name: z.about(z.string(), 'Name or id.', 'daily-alert') })),
      'The newsletters that the reader gets.',
    ),
    marketingCampaigns: z.about(
      listOf(
        z.looseObject({
          marketingCampaignId: z.about(z.string(), 'Id of the campaign.', 'spring-offer'),
        }),
      ),
      'The campaigns that the reader follows.',
    ),
    unreadFollowingCount: z.about(
      z._default(count, 0),
      'New entries in followed topics since the reader last looked.',
      3,
    ),
    viewed: z.about(listOf(z.unknown()), 'What the reader has opened; any entries.', []),
    subscriber: z.about(z.optional(subscriberData), 'Only for subscribers.'),
    tiers: z.about(listOf(tier), 'The tiers of a subscriber.'),
    industry: z.about(text, 'One of the choices of the profile form, or blank.', 'Media'),
    jobTitle: z.about(text, 'One of the choices of the profile form, or blank.', 'Analyst'),
    companySize: z.about(text, 'One of the choices of the profile form, or blank.', '5 to 99'),
    hmmEligible: z.about(z._default(z.boolean(), false), 'For analytics only.', false),
    sptCustomAttributes: z.about(
      z._default(z.looseObject({}), {}),
      'Attributes of the publisher, for analytics; any members.',
      {},
    ),
    'leader-profile': z.about(
      z.optional(
        z.looseObject({
          'focus-skills': z.about(listOf(z.string()), 'Skills that the reader has chosen.', [
            'Coaching',
          ]),
        }),
      ),
      'What the reader wants to learn.',
    ),
  }),
  'User',
  'A user. Only `status` is required, and a guest has nothing else.',
)

export type User = z.output<typeof user>
export type UserStatus = z.output<typeof userStatus>
