import { foundSubscription } from '@bindery/contract/latest-subscription.ts'
import { emailKey } from './accounts.ts'
import type { KnownSubscription } from './records.ts'
import type { Server } from './server.ts'

/**
 * The subscriptions of an e-mail, oldest record first.
 * @param accountNumber where given, one of them must carry it, else there are none
 */
export const subscriptionsOf = (
  server: Server,
  email: string,
  accountNumber?: string,
): KnownSubscription[] => {
  const all = server.store
    .list('subscription')
    .map(({ value }) => value)
    .filter((known) => emailKey(known.emailAddress) === emailKey(email))
  const proven = accountNumber?.trim()
  return proven === undefined || all.some((known) => known.accountNumber === proven) ? all : []
}

/** The one of them that opens a web account: the latest that is active and of an accepted source. */
export const provableOf = (
  subscriptions: readonly KnownSubscription[],
): KnownSubscription | undefined =>
  foundSubscription({
    active: true,
    subscriptions: subscriptions.map((known) => ({
      ...known.details,
      active: known.active,
      known,
    })),
  })?.known
