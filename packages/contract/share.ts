import { anyObject, endpoint } from './endpoint.ts'
import { invalidFields } from './errors.ts'
import { email } from './fields.ts'
import * as z from './schema.ts'
import { maxAddresses, providers } from './share-rule.ts'
import { maxTextLength } from './share-text-rule.ts'

const address = z.about(
  z.string().check(z.minLength(1), z.maxLength(2000)),
  'URL of the page.',
  'https://www.publisher.example/2026/03/what-strategy-is',
  { format: 'uri-reference' },
)

/** Mails and short links are for pages of the site only. */
export const foreignUrl = {
  status: 422,
  body: z.looseObject({ code: z.literal('foreign_url') }),
  description: 'The URL belongs to another site.',
} as const

export const share = endpoint({
  name: 'share',
  method: 'POST',
  path: { api: '{api}user/share', service: '{service}shared' },
  encoding: 'json',
  input: z.object({
    url: address,
    description: z.about(
      z.optional(z.string().check(z.maxLength(maxTextLength))),
      'The reader’s message to the recipients.',
      'You will like this one.',
    ),
    provider: z.about(z.enum(providers), 'How it is shared: by mail or on a network.'),
    sharedWith: z.about(
      z._default(z.array(email).check(z.maxLength(maxAddresses)), []),
      'The recipients of an e-mail, each of whom gets their own. Empty for a network.',
      ['friend@example.com'],
    ),
    from: z.about(
      z.optional(email),
      'The e-mail of a guest. Ignored for a signed-in reader.',
      'guest@example.com',
    ),
  }),
  reads: 'json',
  output: anyObject,
  session: true,
  // 100,000 characters of up to four bytes, and the rest of the request.
  maxBytes: 512 * 1024,
  errors: { foreign_url: foreignUrl, invalid_fields: invalidFields },
  description:
    'Shares a page: sends mails, or records that a reader has shared on a network. A mail without a session needs `from`, or the call fails with `unauthenticated`. Mails about a list of the reader include its items.',
  spec: 'C7',
})

export const shortenUrl = endpoint({
  name: 'shortenUrl',
  method: 'POST',
  path: { api: '{api}integration/url/shorten' },
  encoding: 'json',
  input: z.object({ url: address }),
  reads: 'json',
  output: z.looseObject({
    shortUrl: z.about(
      z.string().check(z.minLength(1)),
      'The short URL. A page always gets the same one.',
      'https://pub.example/s/8c1f',
      { format: 'uri-reference' },
    ),
  }),
  // A URL always gets the same short URL.
  idempotent: true,
  errors: { foreign_url: foreignUrl },
  description: 'Creates a short URL for a page of the site. The shape of the response is ours.',
  spec: 'C7',
})
