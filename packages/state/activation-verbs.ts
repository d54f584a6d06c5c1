import { checkoutComplete, transactionComplete } from '@bindery/contract/subscriber.ts'
import type { User } from '@bindery/contract/user.ts'
import { userRef } from '@bindery/contract/user-ref.ts'
import { track } from './analytics.ts'
import type { Result } from './failure.ts'
import { attempt } from './failure-of.ts'
import type { Online } from './online.ts'

// The calls behind activation.ts: loaded with the first of them.

export const complete = ({ client, session }: Online): Promise<Result> =>
  attempt(async () => {
    await client.call(checkoutComplete, {})
    await session.refresh()
    return { ok: true }
  })

export const report = ({ client, core }: Online, uid: string): Promise<Result> =>
  attempt(async () => {
    const { uid: _, ...said } = await client.call(transactionComplete, { uid })
    // Analytics get nothing with an e-mail address in it.
    const isData = ([, value]: [string, unknown]) => !JSON.stringify(value)?.includes('@')
    const data = Object.fromEntries(Object.entries(said).filter(isData))
    track(core.environment, 'transaction-complete', data)
    return { ok: true }
  })

export const userRefOf = ({ client }: Online): Promise<Result<{ user: User }>> =>
  attempt(async () => {
    const answer = await client.call(userRef, {})
    const [user] = answer.userRef
    // The contract has checked that there is one.
    return user ? { ok: true, user } : { ok: false, failure: { kind: 'contract' } }
  })
