import { isFollowEmail } from '@bindery/contract/follow-rule.ts'
import type { Newsletter } from '@bindery/contract/newsletter.ts'
import type { Result } from '../client/failure.ts'
import type { Core } from '../session/core.ts'
import type { Followable } from './follows.ts'

export interface Newsletters {
  readonly newsletters: readonly Newsletter[]
  readonly marketingCampaigns: readonly Newsletter[]
}

/** Reads the newsletters and campaigns that the publisher offers. For the reader's own see `follows.ts`. */
export const readNewsletters = async ({
  server,
}: Pick<Core, 'server'>): Promise<Result<Newsletters>> => {
  const answer = await server.call('readNewsletters', {})
  return answer.ok ? { ok: true, ...answer.data } : answer
}

/**
 * Signs an e-mail address up for a newsletter or a campaign, without an account. Refusals: `invalid_email`
 * (at most 2 characters or no '@', checked before the request), `subscriber_only`, `follow_unknown`.
 */
export const followByEmail = async (
  { server }: Pick<Core, 'server'>,
  { type, id }: Followable,
  input: string,
): Promise<Result> => {
  const email = input.trim()
  if (!isFollowEmail(email)) {
    return { ok: false, failure: { kind: 'refused', code: 'invalid_email', status: 400 } }
  }
  const name = type === 'newsletter' ? 'followNewsletter' : 'followCampaign'
  const answer = await server.call(name, { id, email })
  return answer.ok ? { ok: true } : answer
}
