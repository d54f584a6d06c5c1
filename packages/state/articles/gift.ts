import type { Failure, Result } from '../client/failure.ts'
import type { MessageBook } from '../messages/book.ts'
import type { PanelRequest } from '../page/overlays.ts'
import type { Core } from '../session/core.ts'
import type { PendingAction } from '../session/pending-action.ts'
import type { ResumableAction } from '../session/resumable-action.ts'
import type { ActionOptions } from '../session/session.ts'
import { GiftedEvent } from './gift.events.ts'
import { giftMessages } from './gift.messages.ts'

/** A link that opens an article for another person (spec content 3 and 7). */
export interface Gift {
  readonly url: string
  /** How many gifts the reader has left. */
  readonly left: number
}

/** The input of the page's gift flyout. */
export interface GiftRequest {
  /** The URL of the article. */
  readonly url: string
  /** The result of a pending action, so that the flyout sends no request. */
  readonly gift?: Gift
  readonly failure?: Failure
}

export const giftTag = 'bindery-gift-flyout'

/** The request for the gift flyout at an element, for `createTrigger`. */
export const giftPanel = (anchor: HTMLElement, about: GiftRequest): PanelRequest => ({
  tag: giftTag,
  anchor,
  about,
})

/** The pending action after a guest has pressed the gift button. */
export const pendingGift = (url: string, name: string): PendingAction => ({
  kind: 'gift',
  name,
  data: { url },
})

/**
 * The absolute URL of an article, without its hash and without the gift parameter that the reader may have
 * arrived with. null: it is not a web URL.
 */
export const articleUrl = (text: string, base: string): string | null => {
  try {
    const url = new URL(text, base)
    if (!/^https?:$/.test(url.protocol)) return null
    url.hash = ''
    url.searchParams.delete('gift')
    return url.href
  } catch {
    return null
  }
}

const textsOf = (book: MessageBook) => book.define('gift', giftMessages).get()

export const giftAction: ResumableAction<{ readonly url: string }, Gift> = {
  kind: 'gift',
  name: (book) => textsOf(book).wish,
  serialize: (input) => input,
  parse: (stored) => {
    const { url } = Object(stored) as { readonly url?: unknown }
    return typeof url === 'string' ? { url } : null
  },
  run: async ({ call, core }, input, { from }) => {
    const answer = await call('giveGift', input)
    if (!answer.ok) return answer
    const { articleGiftURL: url, articleGiftsLeft: left } = answer.data
    core.environment.dispatch(new GiftedEvent(url, left), from)
    return { ok: true, url, left }
  },
  successText: (book) => textsOf(book).done,
  refusalText: (book, { code }) => (code === 'gifts_spent' ? textsOf(book).spent : null),
  result: ({ url, left }) => ({ url, left }) satisfies Gift,
}

/**
 * Creates the gift link of an article. The same article again returns the same gift. Then dispatches
 * `bindery-gifted` on `from`. For an ended session see `ResumableAction`. Refusals: `gifts_spent`,
 * `article_unknown`.
 */
export const giveGift = (
  { server }: Pick<Core, 'server'>,
  url: string,
  options?: ActionOptions,
): Promise<Result<Gift>> => server.run(giftAction, { url }, options)
