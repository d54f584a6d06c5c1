/** Articles and products that the page's own tags name, so that the stand-in's server knows them. */
import { lineTypeOf } from '@bindery/contract/product-rule.ts'
import type { ContentItem, ProductRecord } from '@bindery/mock-api/core/catalog.ts'

const text = (element: Element, ...names: readonly string[]): string =>
  names.map((name) => element.getAttribute(name)?.trim()).find(Boolean) ?? ''

/** The articles of the page's save, organize, share and gift buttons. */
export function articlesOfPage(): readonly ContentItem[] {
  const items = new Map<string, ContentItem>()
  for (const element of document.querySelectorAll('[item-id]')) {
    const id = text(element, 'item-id')
    if (!id || items.has(id) || !element.localName.startsWith('bindery-')) continue
    const title = text(element, 'item-title', 'name') || document.title || id
    items.set(id, {
      id,
      title,
      url: text(element, 'item-url') || location.pathname,
      topic: text(element, 'topic') || 'Strategy',
      topicSlug: 'strategy',
      authors: text(element, 'authors').split(',').filter(Boolean),
      contentType: text(element, 'content-type') || 'Digital Article',
      summary: text(element, 'summary'),
      published: new Date().toISOString(),
    })
  }
  return [...items.values()]
}

/** The products of the page's Add to Cart buttons and product options. */
export function productsOfPage(): readonly ProductRecord[] {
  const products = new Map<string, ProductRecord>()
  for (const element of document.querySelectorAll('[product-id]')) {
    const id = text(element, 'product-id')
    if (!id || products.has(id) || !element.localName.startsWith('bindery-')) continue
    const price = Number(text(element, 'price')) || 19.95
    const availabilityId = text(element, 'product-url').split('/').pop() || `${id}-PDF-ENG`
    const listPrice = Math.round(price * 100)
    const title = text(element, 'product-title') || document.title || id
    products.set(id, {
      id,
      title,
      url: text(element, 'product-url') || location.pathname,
      contentType: 'Book',
      category: 'Strategy',
      marketingCategory: '',
      summary: '',
      authors: [],
      language: 'English',
      publicationDate: new Date().toISOString(),
      status: 'AVAILABLE',
      listPrice,
      togetherWith: [],
      availabilities: [
        {
          availabilityId,
          format: text(element, 'format') || 'PDF',
          language: 'English',
          listPrice,
          lineType: lineTypeOf(availabilityId),
          permissionsAvailable: false,
          isVolumePricingAvailable: false,
          status: 'AVAILABLE',
        },
      ],
    })
  }
  return [...products.values()]
}
