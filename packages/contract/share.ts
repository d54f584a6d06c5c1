import { done, endpoint } from './endpoint.ts'
import { invalidFields } from './errors.ts'
import { email } from './fields.ts'
import * as v from './schema.ts'
import { mostAddresses, mostText, providers } from './share-rule.ts'

const address = v.pipe(v.string(), v.minLength(1), v.maxLength(2000))

/** Only what the site itself has published: nobody's mails and short links are for other pages. */
export const foreignUrl = {
  status: 422,
  body: v.looseObject({ code: v.literal('foreign_url') }),
  description: 'The address is none of this site.',
} as const

export const share = endpoint({
  name: 'share',
  method: 'POST',
  path: { api: '{api}user/share', service: '{service}shared' },
  encoding: 'json',
  input: v.object({
    url: address,
    // What the reader writes to them.
    description: v.optional(v.pipe(v.string(), v.maxLength(mostText))),
    provider: v.picklist(providers),
    // By e-mail: who gets it, each a mail of their own. By a network: nobody.
    sharedWith: v.optional(v.pipe(v.array(email), v.maxLength(mostAddresses)), []),
    // Of a guest; a signed-in reader's own is known, and this is ignored.
    from: v.optional(email),
  }),
  reads: 'json',
  output: done,
  session: true,
  // 100,000 characters, some of four bytes.
  largest: 512 * 1024,
  errors: { foreign_url: foreignUrl, invalid_fields: invalidFields },
  description:
    'Shares a page: sends the mails, or only notes what a reader has shared on a network. Without a session and without `from` an e-mail is unauthenticated. Of a list of the reader the mails carry what is in it.',
  spec: 'C7',
})

export const shortenUrl = endpoint({
  name: 'shortenUrl',
  method: 'POST',
  path: { api: '{api}integration/url/shorten' },
  encoding: 'json',
  input: v.object({ url: address }),
  reads: 'json',
  output: v.looseObject({ shortUrl: v.pipe(v.string(), v.minLength(1)) }),
  // The same address has the same short one.
  repeatable: true,
  errors: { foreign_url: foreignUrl },
  description:
    'Makes a short address that leads to one of this site. The specification does not show the shape of the answer: this is ours.',
  spec: 'C7',
})
