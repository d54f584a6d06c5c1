// Plain, no schema: which of a reader's subscriptions counts, the same for the kit and the mock server.

/** What the choice looks at. Dates are ISO 8601. */
export interface SubscriptionFacts {
  readonly subscriptionSourceCode: string
  readonly subscriptionAccessPeriod?: { readonly startDate?: string | undefined } | undefined
  readonly mostRecentPurchaseDate?: string | undefined
}

/** Source codes of subscriptions that may be proved (spec accounts 9). */
const acceptedSources: readonly string[] = ['CDS_US', 'CDS_UK']

const isAccepted = ({ subscriptionSourceCode }: SubscriptionFacts): boolean =>
  acceptedSources.includes(subscriptionSourceCode.trim().toUpperCase())

/**
 * An access code opens the site for a while and belongs to no label (spec accounts 3). The
 * specification does not show how its source is written: ACCESS_CODE, however it is joined, anywhere
 * in the source code.
 */
const isAccessCode = ({ subscriptionSourceCode }: SubscriptionFacts): boolean =>
  /access[\s_-]?code/i.test(subscriptionSourceCode)

const begun = ({ subscriptionAccessPeriod, mostRecentPurchaseDate }: SubscriptionFacts): number => {
  const since = Date.parse(subscriptionAccessPeriod?.startDate ?? mostRecentPurchaseDate ?? '')
  return Number.isNaN(since) ? Number.NEGATIVE_INFINITY : since
}

/**
 * The latest subscription, access codes ignored: the one whose access began last, else that was
 * bought last. One without a date is older than any with one; of two equal ones the later in the
 * list counts. Undefined when there is none.
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
 * The subscription that a lookup has found: the latest of the active ones whose source code is
 * accepted. Another source is passed over, not a reason to refuse what stands beside it. Undefined
 * means the same as the server's 404: no active subscription.
 */
export const foundSubscription = <
  T extends SubscriptionFacts & { readonly active: boolean },
>(answer: {
  readonly active: boolean
  readonly subscriptions: readonly T[]
}): T | undefined =>
  answer.active
    ? latestSubscription(answer.subscriptions.filter((one) => one.active && isAccepted(one)))
    : undefined
