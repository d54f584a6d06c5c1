import type { Client } from '@bindery/api/client.ts'
import { followCampaign } from '@bindery/contract/follow.ts'
import { isFollowEmail } from '@bindery/contract/follow-rule.ts'
import { followNewsletter, readNewsletters } from '@bindery/contract/newsletter.ts'
import type { Result } from './failure.ts'
import { attempt } from './failure-of.ts'
import type { Followable } from './follow.ts'
import type { Newsletters } from './newsletter.ts'

// The calls behind newsletter.ts: loaded with the first of them.

export const read = (client: Client): Promise<Result<Newsletters>> =>
  attempt(async () => ({ ok: true, ...(await client.call(readNewsletters, {})) }))

export const byEmail = async (
  client: Client,
  { type, id }: Followable,
  typed: string,
): Promise<Result> => {
  const email = typed.trim()
  if (!isFollowEmail(email)) {
    return { ok: false, failure: { kind: 'refused', code: 'invalid_email', status: 400 } }
  }
  return attempt(async () => {
    await client.call(type === 'newsletter' ? followNewsletter : followCampaign, { id, email })
    return { ok: true }
  })
}
