import { endpoints } from '@bindery/contract/endpoints.ts'
import type { Account, JourneyContext } from '../../check/journey.ts'
import { JourneyEnd } from '../../check/journey-end.ts'
import type { Reader } from '../../check/reader.ts'

/** The account that the check registers. A read-only check registers none. */
function newAccount({ readOnly, newAccount: register }: JourneyContext) {
  if (readOnly) throw new JourneyEnd('it needs --email and --password', true)
  return register()
}

/** The test account, else one that the check registers. */
export const accountOf = async (context: JourneyContext): Promise<Account> =>
  context.site.account ?? (await newAccount(context)).account

/** A reader who is signed in: to the test account, else to one that the check registers. */
export async function signedInReader(context: JourneyContext): Promise<Reader> {
  const { account } = context.site
  if (!account) return (await newAccount(context)).reader
  const reader = context.newReader()
  await reader.call(endpoints.signIn, { username: account.email, password: account.password })
  return reader
}
