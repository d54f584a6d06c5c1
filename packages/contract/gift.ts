import { endpoint } from './endpoint.ts'
import * as v from './schema.ts'

const url = v.pipe(v.string(), v.minLength(1), v.maxLength(2000))

export const giveGift = endpoint({
  name: 'giveGift',
  method: 'POST',
  path: { api: '{api}article-gift/give-gift' },
  encoding: 'json',
  input: v.object({ url }),
  reads: 'json',
  output: v.looseObject({
    articleGiftURL: v.string(),
    articleGiftsLeft: v.pipe(v.number(), v.minValue(0)),
  }),
  session: true,
  errors: {
    gifts_spent: {
      status: 403,
      body: v.looseObject({ code: v.literal('gifts_spent') }),
      description: 'The reader has no gifts left.',
    },
    article_unknown: {
      status: 404,
      body: v.looseObject({ code: v.literal('article_unknown') }),
      description: 'The address is none of an article of the site.',
    },
  },
  description: 'Makes a link that opens an article for somebody else.',
  spec: 'C7',
})

export const openGift = endpoint({
  name: 'openGift',
  method: 'GET',
  path: { api: '{api}article-gift/open-gift' },
  encoding: 'query',
  input: v.object({
    url,
    /** The `gift` of the link's address. */
    gift: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  }),
  reads: 'json',
  output: v.looseObject({ granted: v.boolean() }),
  errors: {},
  description:
    'Whether a gift link opens an article. Asked by the back end that sends the article, which a page cannot be.',
  spec: 'C7',
})
