import type { Result } from '../client/failure.ts'
import { track } from '../page/analytics.ts'
import type { Core } from '../session/core.ts'

/**
 * Completes the activation of a new subscription (`checkoutComplete`). Then refetches the profile, so that
 * the page shows the tier. Fails with `signed-out` for a guest.
 */
export const completeActivation = async ({
  server,
  session,
}: Pick<Core, 'server' | 'session'>): Promise<Result> => {
  const answer = await server.call('checkoutComplete', {})
  if (!answer.ok) return answer
  await session.refresh()
  return { ok: true }
}

/**
 * Sends the data of a transaction to analytics as `transaction-complete`. The server prepares the data; the
 * uid is left out. Refusal: `not_found` for a transaction of another reader.
 */
export const reportTransaction = async (
  { environment, server }: Pick<Core, 'environment' | 'server'>,
  uid: string,
): Promise<Result> => {
  const answer = await server.call('transactionComplete', { uid })
  if (!answer.ok) return answer
  const { uid: _, ...fields } = answer.data
  // Analytics must not receive e-mail addresses.
  const isAnonymous = ([, value]: [string, unknown]) => !JSON.stringify(value)?.includes('@')
  const data = Object.fromEntries(Object.entries(fields).filter(isAnonymous))
  track(environment, 'transaction-complete', data)
  return { ok: true }
}
