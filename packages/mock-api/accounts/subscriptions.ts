import { latestEligibleSubscription } from '@bindery/contract/latest-subscription.ts'
import type { KnownSubscription } from '../core/records.ts'
import type { Server } from '../core/server.ts'
import { emailKey } from './accounts.ts'

/**
 * Lists the subscriptions of an e-mail, oldest record first.
 * @param accountNumber if given, one of the subscriptions must have it, or the list is empty
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

/** The subscription that opens a web account: the latest that is active and of an accepted source. */
export const provableOf = (
  subscriptions: readonly KnownSubscription[],
): KnownSubscription | undefined =>
  latestEligibleSubscription({
    active: true,
    subscriptions: subscriptions.map((known) => ({
      ...known.details,
      active: known.active,
      known,
    })),
  })?.known
