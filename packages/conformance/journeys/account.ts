import { endpoints } from '@bindery/contract/endpoints.ts'
import type { Account, JourneyContext } from '../check/journey.ts'
import { JourneyEnd } from '../check/journey-end.ts'
import type { Reader } from '../check/reader.ts'

/** The test account, else one that the check registers. */
export async function accountOf(context: JourneyContext): Promise<Account> {
  if (context.account) return context.account
  if (context.readOnly) throw new JourneyEnd('it needs --email and --password', true)
  return (await context.newAccount()).account
}

/** A reader who is signed in: to the test account, else to one that the check registers. */
export async function signedInReader(context: JourneyContext): Promise<Reader> {
  if (!context.account) {
    if (context.readOnly) throw new JourneyEnd('it needs --email and --password', true)
    return (await context.newAccount()).reader
  }
  const reader = context.newReader()
  const { email: username, password } = context.account
  await reader.call(endpoints.signIn, { username, password })
  return reader
}
