import type { Newsletter } from '@bindery/contract/newsletter.ts'
import type { Result } from './failure.ts'
import type { Followable } from './follow.ts'
import { later } from './later.ts'
import type { State } from './state.ts'

const verbs = later(() => import('./newsletter-verbs.ts'))

export interface Newsletters {
  readonly newsletters: readonly Newsletter[]
  readonly marketingCampaigns: readonly Newsletter[]
}

/** What the publisher offers to anybody. What the reader has is in `follow.ts`. */
export const readNewsletters = (state: Pick<State, 'online'>): Promise<Result<Newsletters>> =>
  verbs(({ read }) => state.online(({ client }) => read(client)))

/**
 * Signs an e-mail up for a newsletter or a campaign, without an account. Refusals: `invalid_email` (not
 * more than 2 characters, or no '@': nothing is sent), `subscriber_only`, `follow_unknown`.
 */
export const followByEmail = (
  state: Pick<State, 'online'>,
  thing: Followable,
  email: string,
): Promise<Result> =>
  verbs(({ byEmail }) => state.online(({ client }) => byEmail(client, thing, email)))
