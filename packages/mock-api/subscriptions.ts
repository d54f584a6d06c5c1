import { emailKey } from './accounts.ts'
import type { KnownSubscription } from './records.ts'
import type { Server } from './server.ts'

/**
 * The subscription of an e-mail.
 * @param accountNumber where given, it must be that subscription's
 */
export const subscriptionOf = (
  server: Server,
  email: string,
  accountNumber?: string,
): KnownSubscription | undefined =>
  server.store
    .list('subscription')
    .map(({ value }) => value)
    .find(
      (known) =>
        emailKey(known.emailAddress) === emailKey(email) &&
        (accountNumber === undefined || known.accountNumber === accountNumber.trim()),
    )
