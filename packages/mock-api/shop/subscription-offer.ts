import type { ProductRecord } from '../core/catalog.ts'

const code = 'HALYARD-DIGITAL-YEAR'

/** The subscription that the store sells besides its products. Its delivery is access to the site. */
export const subscriptionOffer: ProductRecord = {
  id: code,
  title: 'Halyard Digital, one year',
  url: '/subscriptions',
  contentType: 'Subscription',
  authors: [],
  language: 'English',
  category: '',
  marketingCategory: '',
  summary: 'Every article, on every screen, for a year.',
  publicationDate: '2026-01-01T09:00:00Z',
  status: 'AVAILABLE',
  listPrice: 12000,
  availabilities: [
    {
      availabilityId: code,
      format: 'Digital',
      language: 'English',
      listPrice: 12000,
      lineType: 'DIGITAL',
      permissionsAvailable: false,
      isVolumePricingAvailable: false,
      status: 'AVAILABLE',
    },
  ],
  togetherWith: [],
}

/** True for the code of a subscription. */
export const isSubscription = (id: string): boolean => id === code
