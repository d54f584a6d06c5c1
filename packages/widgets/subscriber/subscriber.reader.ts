import { latestSubscription } from '@bindery/contract/latest-subscription.ts'
import type { User } from '@bindery/contract/user.ts'
import type { SessionState } from '@bindery/state/session.ts'

/**
 * A subscriber who is signed in, as the forms show them: there is nothing left to fill in. The tier is
 * the header's to show.
 */
export interface SubscriberReader {
  readonly name: string
  /** Of the latest subscription; '' for what is not known. */
  readonly accountNumber: string
  readonly term: string
  /** The last day of access, in words. */
  readonly until: string
}

const nameOf = ({ displayName, firstName, lastName, emailAddress }: User): string =>
  displayName.trim() || `${firstName} ${lastName}`.trim() || emailAddress

const dayOf = (date: string | undefined, locale: string | null): string => {
  const time = Date.parse(date ?? '')
  if (Number.isNaN(time)) return ''
  // A date of the publisher's is the same day everywhere.
  const day = { dateStyle: 'long', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(locale ?? 'en-US', day).format(time)
}

/** The subscriber of this session with their own latest subscription; null for anybody else. */
export const subscriberOf = (
  session: SessionState,
  locale: string | null,
): SubscriberReader | null => {
  if (session.status !== 'subscribers') return null
  const { user } = session
  const latest = latestSubscription(user.subscriber?.subscriptions ?? [])
  return {
    name: nameOf(user),
    accountNumber: latest?.accountNumber ?? '',
    term: latest?.termTitle ?? '',
    until: dayOf(latest?.subscriptionAccessPeriod?.expirationDate, locale),
  }
}
