import { giveGift } from '@bindery/contract/gift.ts'
import { attempt } from './failure-of.ts'
import { GiftedEvent } from './gift.events.ts'
import { giftMessages } from './gift.messages.ts'
import type { Gift } from './gift.ts'
import type { MessageBook } from './messages.ts'
import type { ReaderVerb } from './reader-verb.ts'

const wordsOf = (book: MessageBook) => book.define('gift', giftMessages).get()

export const giftVerb: ReaderVerb<{ readonly url: string }, Gift> = {
  kind: 'gift',
  name: (book) => wordsOf(book).wish,
  keep: (input) => input,
  read: (kept) => {
    const { url } = Object(kept) as { readonly url?: unknown }
    return typeof url === 'string' ? { url } : null
  },
  act: ({ client, core }, input, { from }) =>
    attempt(async () => {
      const { articleGiftURL: url, articleGiftsLeft: left } = await client.call(giveGift, input)
      core.environment.dispatch(new GiftedEvent(url, left), from)
      return { ok: true, url, left }
    }),
  done: (book) => wordsOf(book).done,
  refused: (book, { code }) => (code === 'gifts_spent' ? wordsOf(book).spent : null),
  result: ({ url, left }) => ({ url, left }) satisfies Gift,
}
