import type { AvailabilityRecord, ContentItem, ProductRecord } from '../core/catalog.ts'

/** A product and one of its availabilities. */
export interface Offer {
  readonly product: ProductRecord
  readonly availability: AvailabilityRecord
}

/** Finds an offer by the code of an availability, or by the id of a product for its first availability. */
export const findOffer = (products: readonly ProductRecord[], id: string): Offer | undefined => {
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

/** A product as the API sends it. */
export const productReply = (record: ProductRecord) => {
  const { category, togetherWith: _, listPrice: __, ...rest } = record
  return {
    ...rest,
    authors: [...record.authors],
    categories: [category],
    primaryCategory: category,
    availabilities: record.availabilities.map(availabilityOf),
  }
}

/** A product as an item of search and streams, where the price is a decimal with two places. */
export const toListing = (record: ProductRecord, content: readonly ContentItem[]): ContentItem => {
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

/** The product of a cart line, with the bought availability only. */
export const lineProductReply = ({ product, availability }: Offer) => {
  const { contentType, authors, categories, marketingCategory, primaryCategory } =
    productReply(product)
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
