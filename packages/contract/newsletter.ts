import { anyObject, endpoint, noInput } from './endpoint.ts'
import { followEmail, followErrors } from './follow.ts'
import * as z from './schema.ts'

// Newsletters (spec content 6 and 7). The user record lists the reader's own. The response bodies are ours.

const id = z.about(
  z.string().check(z.minLength(1), z.maxLength(200)),
  'Id of the newsletter.',
  'daily-alert',
)
const text = z._default(z.string(), '')

/** A newsletter or a marketing campaign that the publisher offers. */
export const newsletter = z.named(
  z.looseObject({
    id: z.about(z.string().check(z.minLength(1)), 'Id of the newsletter.', 'daily-alert'),
    name: z.about(z.string().check(z.minLength(1)), 'The name for readers.', 'The Daily Alert'),
    description: z.about(text, 'A sentence about it, for readers.', 'The day’s article.'),
    frequency: z.about(text, 'The rhythm, for readers.', 'Every Tuesday'),
    subscriberOnly: z.about(
      z._default(z.boolean(), false),
      'True if only subscribers can sign up.',
      false,
    ),
  }),
  'Newsletter',
  'A newsletter or a marketing campaign that the publisher offers.',
)
export type Newsletter = z.output<typeof newsletter>

export const readNewsletters = endpoint({
  name: 'readNewsletters',
  method: 'GET',
  path: { api: '{api}newsletters' },
  encoding: 'none',
  input: noInput,
  reads: 'json',
  output: z.looseObject({
    newsletters: z.about(z.array(newsletter), 'In the order of the page.'),
    marketingCampaigns: z.about(
      z._default(z.array(newsletter), []),
      'Campaigns, in the order of the page.',
    ),
  }),
  errors: {},
  description:
    'Returns all newsletters and marketing campaigns. It needs no session. The specification has no such call; this one is ours.',
  spec: 'C7',
})

export const followNewsletter = endpoint({
  name: 'followNewsletter',
  method: 'POST',
  path: { api: '{api}newsletters/subscribe', service: '{service}newsletter' },
  encoding: 'json',
  input: z.object({ id, email: followEmail }),
  reads: 'json',
  output: anyObject,
  session: true,
  idempotent: true,
  errors: followErrors,
  description:
    'Signs the reader or an e-mail up for a newsletter. With an e-mail no session is needed. Signing up again changes nothing.',
  spec: 'C7',
})

export const unfollowNewsletter = endpoint({
  name: 'unfollowNewsletter',
  method: 'DELETE',
  path: { api: '{api}user/subscribe', service: '{service}newsletter' },
  encoding: 'query',
  input: z.object({ id }),
  reads: 'json',
  output: anyObject,
  session: true,
  errors: {},
  description: 'Unsubscribes the reader from a newsletter. Succeeds without a subscription.',
  spec: 'C7',
})

export const unfollowAll = endpoint({
  name: 'unfollowAll',
  method: 'DELETE',
  path: { api: '{api}user/unsubscribe/all', service: '{service}deleteAll' },
  encoding: 'none',
  input: noInput,
  reads: 'json',
  output: anyObject,
  session: true,
  errors: {},
  description:
    'Unsubscribes the reader from all newsletters and marketing campaigns. Topics are not mailed, so the reader keeps them.',
  spec: 'C7',
})

export const unsubscribeByEmail = endpoint({
  name: 'unsubscribeByEmail',
  method: 'POST',
  path: { api: '{api}newsletters/unsubscribe' },
  encoding: 'json',
  input: z.object({
    email: z.about(
      z.string().check(z.maxLength(254)),
      'The e-mail to unsubscribe.',
      'guest@example.com',
    ),
    id: z.about(
      z.optional(id),
      'Id of the newsletter. Without it: all newsletters.',
      'daily-alert',
    ),
  }),
  reads: 'json',
  output: anyObject,
  idempotent: true,
  errors: { invalid_email: followErrors.invalid_email },
  description:
    'Mails links to unsubscribe an e-mail without an account from one newsletter or from all. Only the owner of the e-mail can use them. The response is the same for an unknown e-mail.',
  spec: 'C7',
})
