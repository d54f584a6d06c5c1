import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const giveGift = endpoint({
  name: 'giveGift',
  method: 'POST',
  path: { api: '{api}article-gift/give-gift' },
  encoding: 'json',
  input: z.object({ url: z.string().check(z.minLength(1), z.maxLength(2000)) }),
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
  spec: 'A7',
})
