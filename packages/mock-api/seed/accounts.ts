import type { Account, KnownSubscription } from '../records.ts'

/** The password of every seeded account; it is public, and so is everything behind it. */
export const seedPassword = 'Bindery#2026'

const subscription = (
  accountNumber: string,
  email: string,
  firstName: string,
  lastName: string,
  tier: string,
  active = true,
): KnownSubscription => ({
  accountNumber,
  emailAddress: `${email}@example.com`,
  firstName,
  lastName,
  active,
  tier: `TIER_${tier}`,
  country: 'US',
  details: {
    subscriptionSourceCode: 'CDS_US',
    accountNumber,
    subscriptionStatus: active ? 'ACTIVE' : 'EXPIRED',
    subscriptionAccessPeriod: {
      startDate: '2024-03-01T00:00:00.000Z',
      expirationDate: active ? '2036-03-01T00:00:00.000Z' : '2025-03-01T00:00:00.000Z',
    },
    timesRenewed: active ? 2 : 0,
    orderValue: 120,
    country: 'US',
    termTitle: '1 year',
    firstPurchaseDate: '2024-03-01T00:00:00.000Z',
    mostRecentPurchaseDate: '2026-03-01T00:00:00.000Z',
  },
})

/** Has an active subscription and no web account yet. */
export const printOnly = 'print@example.com'

/** Subscriptions the publisher knows. */
export const seedSubscriptions: readonly KnownSubscription[] = [
  subscription('3333333331', 'good', 'Grace', 'Good', 'GOOD'),
  subscription('3333333332', 'better', 'Ben', 'Better', 'BETTER'),
  subscription('3333333333', 'best', 'Bea', 'Best', 'BEST'),
  subscription('3333333334', 'executive', 'Emil', 'Executive', 'EXECUTIVE'),
  subscription('3333333335', 'allaccess', 'Ada', 'Access', 'ALLACCESS'),
  subscription('1234567890', 'print', 'Paula', 'Print', 'BETTER'),
  subscription('2222222222', 'lapsed', 'Lars', 'Lapsed', 'GOOD', false),
]

type SeedAccount = Pick<Account, 'firstName' | 'lastName' | 'emailAddress' | 'country'> &
  Partial<Account>

const registered = (email: string, firstName: string, lastName: string, country = 'US') => ({
  emailAddress: `${email}@example.com`,
  firstName,
  lastName,
  country,
})

/** Accounts that are no subscribers. */
export const seedReaders: readonly SeedAccount[] = [
  registered('reader', 'Robin', 'Reader'),
  registered('reader.de', 'Dieter', 'Leser', 'DE'),
  { ...registered('restricted', 'Rita', 'Restricted'), restricted: true },
  { ...registered('locked', 'Lou', 'Locked'), lockedFor: 5400 },
  registered('lapsed', 'Lars', 'Lapsed'),
]
