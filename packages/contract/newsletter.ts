import { done, endpoint, nothing } from './endpoint.ts'
import { followEmail, followErrors } from './follow.ts'
import * as v from './schema.ts'

// Newsletters (spec content 6 and 7). Which ones a reader has is in the user record. The bodies of the
// answers are ours.

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(200))
const text = v.optional(v.string(), '')

/** A newsletter, or a marketing campaign, as the publisher offers it. */
export const newsletter = v.looseObject({
  id: v.pipe(v.string(), v.minLength(1)),
  name: v.pipe(v.string(), v.minLength(1)),
  description: text,
  /** When it is sent, in words: 'Every Tuesday'. */
  frequency: text,
  /** Refused to readers who are not subscribers. */
  subscriberOnly: v.optional(v.boolean(), false),
})
export type Newsletter = v.InferOutput<typeof newsletter>

export const readNewsletters = endpoint({
  name: 'readNewsletters',
  method: 'GET',
  path: { api: '{api}newsletters' },
  encoding: 'none',
  input: nothing,
  reads: 'json',
  output: v.looseObject({
    newsletters: v.array(newsletter),
    marketingCampaigns: v.optional(v.array(newsletter), []),
  }),
  errors: {},
  description:
    'The newsletters and marketing campaigns there are, for anybody. The specification does not show where a page has them from: this is ours.',
  spec: 'C7',
})

export const followNewsletter = endpoint({
  name: 'followNewsletter',
  method: 'POST',
  path: { api: '{api}newsletters/subscribe', service: '{service}newsletter' },
  encoding: 'json',
  input: v.object({ id, email: followEmail }),
  reads: 'json',
  output: done,
  session: true,
  repeatable: true,
  errors: followErrors,
  description:
    'Signs up for a newsletter: the reader, or with an e-mail whoever has it; then nobody need be signed in. Who has it already keeps it.',
  spec: 'C7',
})

export const unfollowNewsletter = endpoint({
  name: 'unfollowNewsletter',
  method: 'DELETE',
  path: { api: '{api}user/subscribe', service: '{service}newsletter' },
  encoding: 'query',
  input: v.object({ id }),
  reads: 'json',
  output: done,
  session: true,
  errors: {},
  description: 'Takes the reader off a newsletter. Who does not get it stays without it.',
  spec: 'C7',
})

export const unfollowAll = endpoint({
  name: 'unfollowAll',
  method: 'DELETE',
  path: { api: '{api}user/unsubscribe/all', service: '{service}deleteAll' },
  encoding: 'none',
  input: nothing,
  reads: 'json',
  output: done,
  session: true,
  errors: {},
  description:
    'Takes the reader off everything that is mailed: all newsletters and marketing campaigns. Topics are not mailed, and stay.',
  spec: 'C7',
})

export const unsubscribeByEmail = endpoint({
  name: 'unsubscribeByEmail',
  method: 'POST',
  path: { api: '{api}newsletters/unsubscribe' },
  encoding: 'json',
  input: v.object({ email: v.pipe(v.string(), v.maxLength(254)), id: v.optional(id) }),
  reads: 'json',
  output: done,
  repeatable: true,
  errors: { invalid_email: followErrors.invalid_email },
  description:
    'Mails an e-mail the links that end a newsletter it was signed up for by itself, or all of them: only who reads its mails can end them. The answer is the same for an unknown e-mail.',
  spec: 'C7',
})
