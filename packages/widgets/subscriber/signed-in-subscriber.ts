import { latestSubscription } from '@bindery/contract/latest-subscription.ts'
import { dayOf } from '@bindery/state/messages/day.ts'
import { readerName, type SessionState } from '@bindery/state/session/session.ts'

/** What the forms show of a signed-in subscriber. The page's header shows the tier. */
export interface SignedInSubscriber {
  readonly name: string
  /** Of the latest subscription, like the next two; '' if unknown. */
  readonly accountNumber: string
  readonly term: string
  /** The last day of access, formatted for the locale. */
  readonly until: string
}

/** The session's subscriber with the latest subscription; null for a guest or registered reader. */
export const subscriberOf = (
  session: SessionState,
  locale: string | null,
): SignedInSubscriber | null => {
  if (session.status !== 'subscribers') return null
  const { user } = session
  const latest = latestSubscription(user.subscriber?.subscriptions ?? [])
  const end = latest?.subscriptionAccessPeriod?.expirationDate
  return {
    name: readerName(user),
    accountNumber: latest?.accountNumber ?? '',
    term: latest?.termTitle ?? '',
    until: dayOf(end, locale ?? 'en-US', { dateStyle: 'long' }) ?? '',
  }
}
