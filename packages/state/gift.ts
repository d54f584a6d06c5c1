import { asReader } from './as-reader.ts'
import type { Failure, Result } from './failure.ts'
import type { Intent } from './intent.ts'
import { later } from './later.ts'
import type { PanelRequest } from './overlay.ts'
import type { VerbOptions } from './session.ts'
import type { State } from './state.ts'

/** A link that opens an article for somebody else (spec content 3 and 7). */
export interface Gift {
  readonly url: string
  /** How many gifts the reader has left. */
  readonly left: number
}

/** What the page's gift flyout is to show. */
export interface GiftRequest {
  /** The article. */
  readonly url: string
  /** How it ended when it was wanted before signing in; the server is not asked again then. */
  readonly gift?: Gift
  readonly failure?: Failure
}

export const giftTag = 'bindery-gift-flyout'

/** Asks for the gift flyout at an element, as `createTrigger` wants it. */
export const giftPanel = (anchor: HTMLElement, about: GiftRequest): PanelRequest => ({
  tag: giftTag,
  anchor,
  about,
})

/** What a guest wants who has pressed the button. */
export const giftWish = (url: string, name: string): Intent => ({
  kind: 'gift',
  name,
  data: { url },
})

/**
 * The address of an article: an absolute one, without its hash, and without the gift that this reader
 * may have come by. null when it is none of a page.
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

const verbs = later(() => import('./gift-verbs.ts'))

/**
 * Asks for the gift link of an article; the same article again is the same gift. Then `bindery-gifted`
 * is sent from `from`. When the session has ended: as ReaderVerb says. Refusals: `gifts_spent`, `article_unknown`.
 */
export const giveGift = (
  state: Pick<State, 'online' | 'session'>,
  url: string,
  options?: VerbOptions,
): Promise<Result<Gift>> => asReader(state)(verbs, ({ giftVerb }) => giftVerb, { url }, options)
