import { endpoint } from './endpoint.ts'
import { count } from './fields.ts'
import * as z from './schema.ts'

const url = z.about(
  z.string().check(z.minLength(1), z.maxLength(2000)),
  'Path or URL of the article.',
  '/2026/03/what-strategy-is',
  { format: 'uri-reference' },
)

export const giveGift = endpoint({
  name: 'giveGift',
  method: 'POST',
  path: { api: '{api}article-gift/give-gift' },
  encoding: 'json',
  input: z.object({ url }),
  reads: 'json',
  output: z.looseObject({
    articleGiftURL: z.about(
      z.string(),
      'The link to give away.',
      'https://www.publisher.example/2026/03/what-strategy-is?gift=8c1f',
      { format: 'uri-reference' },
    ),
    articleGiftsLeft: z.about(count, 'Articles that the reader can still give in this period.', 4),
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
    gift: z.about(
      z.string().check(z.minLength(1), z.maxLength(200)),
      'The parameter `gift` of the link.',
      '8c1f',
    ),
  }),
  reads: 'json',
  output: z.looseObject({
    granted: z.about(z.boolean(), 'True if the article may be sent in full.', true),
  }),
  errors: {},
  description:
    'Returns whether a gift link opens an article. The site’s back end makes this call before it sends the article; pages do not.',
  spec: 'C7',
})
