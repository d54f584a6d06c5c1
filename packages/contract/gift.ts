import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

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
  },
  description: 'Makes a link that opens an article for somebody else.',
  spec: 'C7',
})

export const openGift = endpoint({
  name: 'openGift',
  method: 'GET',
  path: { api: '{api}article-gift/open-gift' },
  encoding: 'query',
  input: z.object({
    url,
    /** The `gift` of the link's address. */
    gift: z.string().check(z.minLength(1), z.maxLength(200)),
  }),
  reads: 'json',
  output: z.looseObject({ granted: z.boolean() }),
  errors: {},
  description:
    'Whether a gift link opens an article. Asked by the back end that sends the article, which a page cannot be.',
  spec: 'C7',
})
