import type { Address } from '@bindery/contract/address.ts'
import { latestSubscription } from '@bindery/contract/latest-subscription.ts'
import type { User } from '@bindery/contract/user.ts'
import { tierOf } from '@bindery/state/account/tier.ts'
import { dayOf } from '@bindery/state/messages/day.ts'
import { joinTexts } from '@bindery/state/messages/phrases.ts'
import type { ProfileWords } from './profile.messages.ts'

/** A fact about the reader that the form shows and does not change. */
export interface Fact {
  readonly term: string
  /** One entry for each item, such as an address or a skill. */
  readonly entries: readonly string[]
}

export type KnownAddresses = readonly Address[] | 'failed' | null

const subscriptionOf = (user: User, words: ProfileWords, locale: string | null): string => {
  const tier = tierOf(user)
  const latest = latestSubscription(user.subscriber?.subscriptions ?? [])
  const last = latest?.subscriptionAccessPeriod?.expirationDate
  const end = dayOf(last, locale, { dateStyle: 'long' })
  const parts = [
    tier?.caption ?? tier?.name,
    latest?.termTitle,
    end ? words.until({ date: end }) : '',
  ]
  return joinTexts(parts, ', ')
}

const lineOf = (address: Address): string => {
  const { firstName, lastName, address1, address2, city, state, postalCode, countryCode } = address
  const place = [city, [state, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  const name = `${firstName} ${lastName}`.trim()
  return joinTexts([name, address1, address2, place, countryCode], '\n')
}

/** The publisher's custom attributes. Only plain values are shown. */
const customFactsOf = ({ sptCustomAttributes }: User): Fact[] =>
  Object.entries(sptCustomAttributes).flatMap(([term, value]) =>
    typeof value === 'string' || typeof value === 'number'
      ? [{ term, entries: [String(value)] }]
      : [],
  )

/** The facts about a reader; empty ones are left out. */
export const factsOf = (
  user: User,
  addresses: KnownAddresses,
  words: ProfileWords,
  locale: string | null,
): readonly Fact[] => {
  const facts: Fact[] = [
    { term: words.subscription, entries: [subscriptionOf(user, words, locale)] },
    { term: words.skills, entries: user['leader-profile']?.['focus-skills'] ?? [] },
    ...customFactsOf(user),
    {
      term: words.addresses,
      entries: addresses === 'failed' ? [words.noAddresses] : (addresses ?? []).map(lineOf),
    },
  ]
  return facts.filter(({ entries }) => entries.some((entry) => entry !== ''))
}
