import { endpoint } from './endpoint.ts'
import * as z from './schema.ts'

const url = z.string().check(z.minLength(1), z.maxLength(2000))

export const giveGift = endpoint({
  name: 'giveGift',
  method: 'POST',
  path: { api: '{api}article-gift/give-gift' },
  encoding: 'json',
  input: z.object({ url }),
  reads: 'json',
  output: z.looseObject({
    articleGiftURL: z.string(),
    articleGiftsLeft: z.number().check(z.nonnegative()),
  }),
  session: true,
  errors: {
    gifts_spent: {
      status: 403,
      body: z.looseObject({ code: z.literal('gifts_spent') }),
      description: 'The reader has no gifts left.',
    },
    article_unknown: {
      status: 404,
      body: z.looseObject({ code: z.literal('article_unknown') }),
      description: 'The URL belongs to no article of the site.',
    },
  },
  description: 'Creates a link that opens an article for another person.',
  spec: 'C7',
})

export const openGift = endpoint({
  name: 'openGift',
  method: 'GET',
  path: { api: '{api}article-gift/open-gift' },
  encoding: 'query',
  input: z.object({
    url,
    /** The parameter `gift` of the link. */
    gift: z.string().check(z.minLength(1), z.maxLength(200)),
  }),
  reads: 'json',
  output: z.looseObject({ granted: z.boolean() }),
  errors: {},
  description:
    'Returns whether a gift link opens an article. The site’s back end makes this call before it sends the article; pages do not.',
  spec: 'C7',
})
