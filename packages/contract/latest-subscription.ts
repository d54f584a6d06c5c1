// Without Zod, so that state can import it early. Which of a reader's subscriptions counts, for the kit and
// for the mock API.

/** The facts that the choice depends on. Dates are ISO 8601. */
export interface SubscriptionFacts {
  readonly subscriptionSourceCode: string
  readonly subscriptionAccessPeriod?: { readonly startDate?: string | undefined } | undefined
  readonly mostRecentPurchaseDate?: string | undefined
}

/** Source codes of subscriptions that a reader can verify (spec accounts 9), unless a site sets its own. */
const acceptedSources: readonly string[] = ['CDS_US', 'CDS_UK']

const isAccepted = (
  { subscriptionSourceCode }: SubscriptionFacts,
  sources: readonly string[],
): boolean => {
  const code = subscriptionSourceCode.trim().toUpperCase()
  return sources.some((source) => source.toUpperCase() === code)
}

/**
 * An access code opens the site for a limited time and has no address label (spec accounts 3). The
 * specification does not show its source code, so any that contains ACCESS_CODE counts, with any separator.
 */
const isAccessCode = ({ subscriptionSourceCode }: SubscriptionFacts): boolean =>
  /access[\s_-]?code/i.test(subscriptionSourceCode)

const begun = ({ subscriptionAccessPeriod, mostRecentPurchaseDate }: SubscriptionFacts): number => {
  const since = Date.parse(subscriptionAccessPeriod?.startDate ?? mostRecentPurchaseDate ?? '')
  return Number.isNaN(since) ? Number.NEGATIVE_INFINITY : since
}

/**
 * Returns the latest subscription without regard to access codes: by the start of its access, or else by its
 * purchase. Undated ones are the oldest; of two equal ones the later in the list wins. Undefined if there is
 * none.
 */
export const latestSubscription = <T extends SubscriptionFacts>(
  subscriptions: readonly T[],
): T | undefined => {
  let latest: T | undefined
  for (const one of subscriptions) {
    if (!isAccessCode(one) && (!latest || begun(one) >= begun(latest))) latest = one
  }
  return latest
}

/**
 * Whether the response of a lookup has an active subscription of another source: it exists, but the reader
 * cannot verify it.
 */
export const hasOtherSubscription = (
  answer: {
    readonly active: boolean
    readonly subscriptions: readonly (SubscriptionFacts & { readonly active: boolean })[]
  },
  sources: readonly string[] | null = null,
): boolean =>
  answer.active &&
  answer.subscriptions.some(
    (one) => one.active && !isAccepted(one, sources ?? acceptedSources) && !isAccessCode(one),
  )

/**
 * Returns the latest active subscription with an accepted source code, from the response of a lookup.
 * Subscriptions of other sources are ignored. Undefined means the same as the server's 404: no active
 * subscription.
 * @param sources the setting `subscription-sources`
 */
export const latestEligibleSubscription = <
  T extends SubscriptionFacts & { readonly active: boolean },
>(
  answer: { readonly active: boolean; readonly subscriptions: readonly T[] },
  sources: readonly string[] | null = null,
): T | undefined => {
  const accepted = sources ?? acceptedSources
  return answer.active
    ? latestSubscription(
        answer.subscriptions.filter((one) => one.active && isAccepted(one, accepted)),
      )
    : undefined
}
