import type { LineType } from '@bindery/contract/product-rule.ts'
import type { ContentItem } from './content.ts'

/** One way to have a product. Amounts are minor units of the site's currency. */
export interface AvailabilityRecord {
  /** The product's code, e.g. `10401-PDF-ENG`: what is put into a cart. */
  availabilityId: string
  /** As readers see it: `Hardcover`, `PDF` … */
  format: string
  language: string
  listPrice: number
  lineType: LineType
  permissionsAvailable: boolean
  isVolumePricingAvailable: boolean
  status: 'AVAILABLE' | 'COMING_SOON'
  /** From so many copies on, each costs so much; ascending. */
  volumePrices?: readonly { readonly from: number; readonly unitPrice: number }[]
  /** For each copy that is made by permission. */
  permissionPrice?: number
}

/**
 * Something the publisher sells. It is handed over by the site that has it
 * (`createMockApi({ products })`), as its content is.
 */
export interface ProductRecord {
  id: string
  title: string
  /** Its page: `/product/{x}/{availabilityId}`, of the first one. */
  url: string
  /** As readers see it: `Book`, `Case Study`, `Tool` … */
  contentType: string
  authors: readonly string[]
  language: string
  /** Its subject, the name of a topic. */
  category: string
  /** The row that it is sold in: `Guides`, `20-Minute Managers`, `Must Reads`; '' for none. */
  marketingCategory: string
  summary: string
  image?: string
  /** ISO 8601; of what is coming soon, when it comes. */
  publicationDate: string
  status: 'AVAILABLE' | 'COMING_SOON'
  /** Of the first availability. */
  listPrice: number
  /** The one that is offered first at the start. */
  availabilities: readonly AvailabilityRecord[]
  /** Ids of what is better together with it. */
  togetherWith: readonly string[]
}

/** What a product's code stands for: the product, and this way to have it. */
export interface Offer {
  readonly product: ProductRecord
  readonly availability: AvailabilityRecord
}

/** By one of its codes, or by its id, which stands for the first way to have it. */
export const offerOf = (products: readonly ProductRecord[], id: string): Offer | undefined => {
  for (const product of products) {
    const found = product.availabilities.find(({ availabilityId }) => availabilityId === id)
    const availability = found ?? (product.id === id ? product.availabilities[0] : undefined)
    if (availability) return { product, availability }
  }
  return undefined
}

const availabilityOf = ({ volumePrices, ...one }: AvailabilityRecord) => ({
  ...one,
  ...(volumePrices ? { volumePrices: [...volumePrices] } : {}),
})

/** A product as it goes over the wire. */
export const productOf = (record: ProductRecord) => {
  const { category, togetherWith: _, listPrice: __, ...rest } = record
  return {
    ...rest,
    authors: [...record.authors],
    categories: [category],
    primaryCategory: category,
    availabilities: record.availabilities.map(availabilityOf),
  }
}

/** A product as search and streams list it: the price is a decimal there, of a currency with two of them. */
export const listingOf = (record: ProductRecord, content: readonly ContentItem[]): ContentItem => {
  const { id, title, url, authors, contentType, summary, category: topic } = record
  const known = content.find((item) => item.topic === topic)?.topicSlug
  return {
    id,
    title,
    url,
    topic,
    topicSlug: known ?? topic.toLowerCase().replace(/[&,]/g, '').replace(/ /g, '-'),
    authors,
    contentType,
    summary,
    published: record.publicationDate,
    listPrice: record.listPrice / 100,
    comingSoon: record.status === 'COMING_SOON',
    ...(record.image ? { image: record.image } : {}),
  }
}

/** What a line of a cart says of its product: of the ways to have it only the one that is bought. */
export const lineProductOf = ({ product, availability }: Offer) => {
  const { contentType, authors, categories, marketingCategory, primaryCategory } =
    productOf(product)
  return {
    contentType,
    language: availability.language,
    authors,
    categories,
    marketingCategory,
    primaryCategory,
    availabilities: [availabilityOf(availability)],
  }
}
