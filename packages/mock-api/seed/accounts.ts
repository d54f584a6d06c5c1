import type { Account, KnownSubscription } from '../core/records.ts'

/** The password of every seeded account. It is public. */
export const seedPassword = 'Bindery#2026'

/** The e-mail of a seeded account for each kind of reader. */
export const readerEmails = {
  registered: 'reader@example.com',
  good: 'good@example.com',
  better: 'better@example.com',
  best: 'best@example.com',
  executive: 'executive@example.com',
  allaccess: 'allaccess@example.com',
} as const

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

/** A subscription of another source and start date. */
const varied = (
  known: KnownSubscription,
  subscriptionSourceCode: string,
  startDate: string,
): KnownSubscription => ({
  ...known,
  details: {
    ...known.details,
    subscriptionSourceCode,
    subscriptionAccessPeriod: { ...known.details.subscriptionAccessPeriod, startDate },
  },
})

const several = (tier: string, active = true) =>
  subscription('4444444442', 'several', 'Sven', 'Several', tier, active)
const withCode = subscription('4444444441', 'code', 'Clara', 'Code', 'BETTER')
const agency = subscription('4444444443', 'agency', 'Anton', 'Agency', 'GOOD')

/** E-mails with an active subscription and no web account yet. */
export const printOnly: readonly string[] = [
  'print@example.com',
  'code@example.com',
  'several@example.com',
  'agency@example.com',
]

/** The subscriptions that the publisher knows. */
export const seedSubscriptions: readonly KnownSubscription[] = [
  subscription('3333333331', 'good', 'Grace', 'Good', 'GOOD'),
  subscription('3333333332', 'better', 'Ben', 'Better', 'BETTER'),
  subscription('3333333333', 'best', 'Bea', 'Best', 'BEST'),
  subscription('3333333334', 'executive', 'Emil', 'Executive', 'EXECUTIVE'),
  subscription('3333333335', 'allaccess', 'Ada', 'Access', 'ALLACCESS'),
  subscription('1234567890', 'print', 'Paula', 'Print', 'BETTER'),
  subscription('2222222222', 'lapsed', 'Lars', 'Lapsed', 'GOOD', false),
  // The access code is newer than the subscription.
  varied(withCode, 'CDS_UK', '2024-03-01T00:00:00.000Z'),
  varied(withCode, 'ACCESS_CODE', '2026-06-01T00:00:00.000Z'),
  varied(several('ALLACCESS'), 'CDS_US', '2025-09-01T00:00:00.000Z'),
  varied(several('GOOD'), 'CDS_UK', '2022-01-01T00:00:00.000Z'),
  varied(several('BEST', false), 'CDS_US', '2026-01-01T00:00:00.000Z'),
  // An agency's subscription, which cannot be proven here.
  varied(agency, 'AGENCY_DE', '2025-03-01T00:00:00.000Z'),
]

type SeedAccount = Pick<Account, 'firstName' | 'lastName' | 'emailAddress' | 'country'> &
  Partial<Account>

const registered = (email: string, firstName: string, lastName: string, country = 'US') => ({
  emailAddress: `${email}@example.com`,
  firstName,
  lastName,
  country,
})

/** Accounts without a subscription. */
export const seedReaders: readonly SeedAccount[] = [
  {
    ...registered('reader', 'Robin', 'Reader'),
    focusSkills: ['Delegation', 'Giving feedback', 'Strategic thinking'],
    customAttributes: { 'Learning path': 'First-time manager' },
  },
  registered('reader.de', 'Dieter', 'Leser', 'DE'),
  { ...registered('restricted', 'Rita', 'Restricted'), restricted: true },
  { ...registered('locked', 'Lou', 'Locked'), lockedFor: 5400 },
  registered('lapsed', 'Lars', 'Lapsed'),
]
