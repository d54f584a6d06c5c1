import { done, endpoint, nothing } from './endpoint.ts'
import * as v from './schema.ts'

// What a reader follows (spec content 3, 6 and 7): topics and marketing campaigns; newsletters are in
// `newsletter.ts`. All of it is read with the user record. In the service dialect the activity type is the
// resource: POST follows, DELETE unfollows. The bodies of the answers are ours.

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(200))
const name = v.pipe(v.string(), v.minLength(1), v.maxLength(200))

/** A topic that is followed. */
export const followedTopic = v.looseObject({ id: v.string(), name: v.string() })
export type FollowedTopic = v.InferOutput<typeof followedTopic>

/** An address for following by e-mail; what is wrong with it is `invalid_email`. */
export const followEmail = v.optional(v.pipe(v.string(), v.maxLength(254)))

/** Refusals of whatever can be followed. */
export const followErrors = {
  invalid_email: {
    status: [400, 422],
    body: v.looseObject({ code: v.literal('invalid_email') }),
    description: "The e-mail needs more than 2 characters and an '@'.",
  },
  subscriber_only: {
    status: 403,
    body: v.looseObject({ code: v.literal('subscriber_only') }),
    description: 'Only subscribers can follow it.',
  },
  executive_only: {
    status: 403,
    body: v.looseObject({ code: v.literal('executive_only') }),
    description: 'Only Executive subscribers can follow it.',
  },
  follow_unknown: {
    status: 404,
    body: v.looseObject({ code: v.literal('follow_unknown') }),
    description: 'There is nothing of that id that could be followed.',
  },
} as const

const { invalid_email: _, ...topicErrors } = followErrors

export const readFollowedTopics = endpoint({
  name: 'readFollowedTopics',
  method: 'GET',
  path: { api: '{service}topic' },
  encoding: 'none',
  input: nothing,
  reads: 'json',
  output: v.looseObject({ topics: v.array(followedTopic) }),
  session: true,
  errors: {},
  description: 'The topics that the reader follows, oldest first.',
  spec: 'C7',
})

export const followTopic = endpoint({
  name: 'followTopic',
  method: 'POST',
  path: { api: '{service}topic' },
  encoding: 'json',
  input: v.object({ id, name: v.optional(name) }),
  reads: 'json',
  output: done,
  session: true,
  repeatable: true,
  errors: topicErrors,
  description: 'Follows a topic. What is followed already stays so.',
  spec: 'C7',
})

export const unfollowTopic = endpoint({
  name: 'unfollowTopic',
  method: 'DELETE',
  path: { api: '{api}user/follow', service: '{service}topic' },
  encoding: 'query',
  input: v.object({ name }),
  reads: 'json',
  output: done,
  session: true,
  errors: {},
  description: 'Follows a topic no longer, by its name. What is not followed stays so.',
  spec: 'C7',
})

export const followCampaign = endpoint({
  name: 'followCampaign',
  method: 'POST',
  path: { api: '{api}marketingcampaign/subscribe', service: '{service}marketingCampaign' },
  encoding: 'json',
  input: v.object({ id, email: followEmail }),
  reads: 'json',
  output: done,
  session: true,
  repeatable: true,
  errors: followErrors,
  description:
    'Follows a marketing campaign: for the reader, or with an e-mail for whoever has it; then nobody need be signed in.',
  spec: 'C7',
})

export const unfollowCampaign = endpoint({
  name: 'unfollowCampaign',
  method: 'DELETE',
  path: { api: '{api}user/marketingcampaign/subscribe', service: '{service}marketingCampaign' },
  encoding: 'query',
  input: v.object({ id }),
  reads: 'json',
  output: done,
  session: true,
  errors: {},
  description: 'Follows a marketing campaign no longer. What is not followed stays so.',
  spec: 'C7',
})
