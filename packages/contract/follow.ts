import { anyObject, endpoint, noInput } from './endpoint.ts'
import * as z from './schema.ts'

// Topics and marketing campaigns that a reader follows (spec content 3, 6 and 7). Newsletters are in
// `newsletter.ts`. The user record lists all three. In the service dialect the activity type is the resource:
// POST follows, DELETE unfollows. The response bodies are ours.

const id = z.string().check(z.minLength(1), z.maxLength(200))
const topicId = z.about(id, 'Id of the topic.', 'strategy')
const campaignId = z.about(id, 'Id of the campaign.', 'spring-offer')
const name = z.about(
  z.string().check(z.minLength(1), z.maxLength(200)),
  'Name of the topic.',
  'Strategy',
)

/** A topic that the reader follows. */
export const followedTopic = z.named(
  z.looseObject({
    id: z.about(z.string(), 'Id of the topic.', 'strategy'),
    name: z.about(z.string(), 'Name of the topic, for readers.', 'Strategy'),
  }),
  'FollowedTopic',
  'A topic that the reader follows.',
)
export type FollowedTopic = z.output<typeof followedTopic>

/** The e-mail of a guest who follows. An invalid one is refused with `invalid_email`. */
export const followEmail = z.about(
  z.optional(z.string().check(z.maxLength(254))),
  'The e-mail of a guest: more than 2 characters and an @. A signed-in reader sends none.',
  'guest@example.com',
)

/** Named errors of every call that follows. */
export const followErrors = {
  invalid_email: {
    status: [400, 422],
    body: z.looseObject({ code: z.literal('invalid_email') }),
    description: "The e-mail needs more than 2 characters and an '@'.",
  },
  subscriber_only: {
    status: 403,
    body: z.looseObject({ code: z.literal('subscriber_only') }),
    description: 'Only subscribers can follow this.',
  },
  executive_only: {
    status: 403,
    body: z.looseObject({ code: z.literal('executive_only') }),
    description: 'Only Executive subscribers can follow this.',
  },
  follow_unknown: {
    status: 404,
    body: z.looseObject({ code: z.literal('follow_unknown') }),
    description: 'Nothing that can be followed has this id.',
  },
} as const

const { invalid_email: _, ...topicErrors } = followErrors

export const readFollowedTopics = endpoint({
  name: 'readFollowedTopics',
  method: 'GET',
  path: { api: '{service}topic' },
  encoding: 'none',
  input: noInput,
  reads: 'json',
  output: z.looseObject({ topics: z.about(z.array(followedTopic), 'The oldest first.') }),
  session: true,
  errors: {},
  description: 'Returns the topics that the reader follows, oldest first.',
  spec: 'C7',
})

export const followTopic = endpoint({
  name: 'followTopic',
  method: 'POST',
  path: { api: '{service}topic' },
  encoding: 'json',
  input: z.object({ id: topicId, name: z.optional(name) }),
  reads: 'json',
  output: anyObject,
  session: true,
  idempotent: true,
  errors: topicErrors,
  description: 'Follows a topic. Following it again changes nothing.',
  spec: 'C7',
})

export const unfollowTopic = endpoint({
  name: 'unfollowTopic',
  method: 'DELETE',
  path: { api: '{api}user/follow', service: '{service}topic' },
  encoding: 'query',
  input: z.object({ name }),
  reads: 'json',
  output: anyObject,
  session: true,
  errors: {},
  description: 'Unfollows a topic by its name. Succeeds for a topic that is not followed.',
  spec: 'C7',
})

export const followCampaign = endpoint({
  name: 'followCampaign',
  method: 'POST',
  path: { api: '{api}marketingcampaign/subscribe', service: '{service}marketingCampaign' },
  encoding: 'json',
  input: z.object({ id: campaignId, email: followEmail }),
  reads: 'json',
  output: anyObject,
  session: true,
  idempotent: true,
  errors: followErrors,
  description:
    'Follows a marketing campaign, for the signed-in reader or for an e-mail. With an e-mail no session is needed.',
  spec: 'C7',
})

export const unfollowCampaign = endpoint({
  name: 'unfollowCampaign',
  method: 'DELETE',
  path: { api: '{api}user/marketingcampaign/subscribe', service: '{service}marketingCampaign' },
  encoding: 'query',
  input: z.object({ id: campaignId }),
  reads: 'json',
  output: anyObject,
  session: true,
  errors: {},
  description: 'Unfollows a marketing campaign. Succeeds for one that is not followed.',
  spec: 'C7',
})
