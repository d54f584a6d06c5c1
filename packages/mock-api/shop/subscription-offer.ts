import type { ProductRecord } from '../core/catalog.ts'

/** A subscription of one year. Its delivery is access to the site. */
const offer = (name: string, listPrice: number, summary: string): ProductRecord => {
  const code = `HALYARD-${name.toUpperCase()}-YEAR`
  return {
    id: code,
    title: `Halyard ${name}, one year`,
    url: '/subscriptions',
    contentType: 'Subscription',
    authors: [],
    language: 'English',
    category: '',
    marketingCategory: '',
    summary,
    publicationDate: '2026-01-01T09:00:00Z',
    status: 'AVAILABLE',
    listPrice,
    availabilities: [
      {
        availabilityId: code,
        format: 'Digital',
        language: 'English',
        listPrice,
        lineType: 'DIGITAL',
        permissionsAvailable: false,
        isVolumePricingAvailable: false,
        status: 'AVAILABLE',
      },
    ],
    togetherWith: [],
  }
}

/** The subscriptions that the store sells besides its products. */
export const subscriptionOffers: readonly ProductRecord[] = [
  offer('Digital', 12000, 'Every article, on every screen, for a year.'),
  offer('Print', 15000, 'Every article, and the magazine in the letter box six times.'),
  offer('Premium', 20000, 'Every article, the magazine, and the visual library to download.'),
]

/** True for the code of a subscription. */
export const isSubscription = (id: string): boolean =>
  subscriptionOffers.some((one) => one.id === id)
