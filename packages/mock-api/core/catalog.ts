import type { LineType } from '@bindery/contract/product-rule.ts'

/**
 * An item that the publisher has published: streams list it, the search finds it, readers save it. The site
 * passes its items to `createMockApi({ content })`, newest first.
 */
export interface ContentItem {
  /** For an article its slug, the last part of its path. */
  id: string
  title: string
  /** A path of the site. */
  url: string
  /** The name of the topic, e.g. `Leading Teams`. */
  topic: string
  topicSlug: string
  authors: readonly string[]
  /** As readers see it: `Digital Article`, `Magazine Article`, `Podcast`, `Webinar`, `Report` … */
  contentType: string
  summary: string
  /** Publication date, ISO 8601. */
  published: string
  /** A path of the site. */
  image?: string
  /** In the site's currency. Left out if the item is not for sale. */
  listPrice?: number
  /** The series that the item belongs to: `Ascend`, `Big Ideas` … */
  series?: string
  /** The text as HTML, which `components/article` responds with. */
  html?: string
  /** Behind the paywall: open to subscribers, and to readers whose meter has counted it. */
  metered?: boolean
  /** Downloads for subscribers. `asset` is the last part of the address. */
  downloads?: readonly { readonly format: string; readonly asset: string }[]
  /** For sale, but not available yet. */
  comingSoon?: boolean
}

/** One form in which a product is sold. Amounts in minor units of the site's currency. */
export interface AvailabilityRecord {
  /** The code that a cart line names, e.g. `10401-PDF-ENG`. */
  availabilityId: string
  /** As readers see it: `Hardcover`, `PDF` … */
  format: string
  language: string
  listPrice: number
  lineType: LineType
  permissionsAvailable: boolean
  isVolumePricingAvailable: boolean
  status: 'AVAILABLE' | 'COMING_SOON'
  /** The unit price from a number of copies on, ascending. */
  volumePrices?: readonly { readonly from: number; readonly unitPrice: number }[]
  /** The price of the permission to make one copy. */
  permissionPrice?: number
}

/** A product of the store. The site passes its products to `createMockApi({ products })`. */
export interface ProductRecord {
  id: string
  title: string
  /** The product page: `/product/{x}/{availabilityId}` of the first availability. */
  url: string
  /** As readers see it: `Book`, `Case Study`, `Tool` … */
  contentType: string
  authors: readonly string[]
  language: string
  /** The subject: the name of a topic. */
  category: string
  /** The series in the store: `Guides`, `20-Minute Managers`, `Must Reads`; '' for none. */
  marketingCategory: string
  summary: string
  image?: string
  /** ISO 8601; in the future for a product that is coming soon. */
  publicationDate: string
  status: 'AVAILABLE' | 'COMING_SOON'
  /** The list price of the first availability. */
  listPrice: number
  /** The default availability first. */
  availabilities: readonly AvailabilityRecord[]
  /** Ids of the products that the page offers together with this one. */
  togetherWith: readonly string[]
}

/** An issue of the magazine. The site passes its issues to `createMockApi({ issues })`, oldest first. */
export interface IssueRecord {
  /** The last part of the address, `/archive-toc/{code}`. */
  code: string
  year: number
  /** As readers see it: `November`, `July–August`. */
  month: string
  title: string
  summary: string
  /** A path of the site. */
  image?: string
  items: readonly { readonly link: string; readonly title: string }[]
}
