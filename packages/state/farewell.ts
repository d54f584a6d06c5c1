import type { Client } from '@bindery/api/client.ts'
import { userServiceLogout } from '@bindery/contract/session.ts'
import type { Environment } from './environment.ts'
import type { Result } from './failure.ts'
import { attempt } from './failure-of.ts'
import { FaultEvent } from './fault.events.ts'

/** How long signing out waits for the separate user service, in ms. */
const farewellMs = 3000

/**
 * Ends the session of the separate user service, with credentials (spec accounts 7). Whether it answers
 * or not the reader leaves: a failure is told by `bindery-error`.
 */
export const farewell = async (client: Client, environment: Environment, from?: EventTarget) => {
  const goodbye = attempt(async () => {
    await client.call(userServiceLogout, {})
    return { ok: true }
  })
  const patience = new Promise<Result>((resolve) => {
    environment.timer(farewellMs, () => resolve({ ok: false, failure: { kind: 'timeout' } }))
  })
  const answer = await Promise.race([goodbye, patience])
  if (!answer.ok)
    environment.dispatch(new FaultEvent('user-service', `logout: ${answer.failure.kind}`), from)
}
