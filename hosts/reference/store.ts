import type { Page } from './page.ts'
import { fillForm } from './page-forms.ts'
import { type Availability, formatPrice, type Product, pagePath, productPath } from './products.ts'
import { topicSlug, topics } from './topic.ts'

/** The series of products. Each has a landing page. */
const seriesPages = [
  {
    name: 'Guides',
    slug: 'guides',
    standfirst: 'One task each, with the forms to do it: read on Monday, used on Tuesday.',
  },
  {
    name: '20-Minute Managers',
    slug: '20-minute-managers',
    standfirst: 'Small books for the way to work. Twenty minutes, and not one more.',
  },
  {
    name: 'Must Reads',
    slug: 'mustreads',
    standfirst: 'The books that readers of the Review ask for by name.',
  },
] as const

/** The notice about case studies, before and after the purchase (spec content and commerce 9). */
const caseStudyNotice = 'Access to case studies expires six months after purchase.'

const kinds: Readonly<Record<string, string>> = {
  Book: 'Books',
  'Case Study': 'Case Studies',
  Tool: 'Tools',
}

const dateFormat = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  day: '2-digit',
  timeZone: 'UTC',
})
const formatDate = (date: string) => dateFormat.format(new Date(`${date}T00:00:00Z`))

/** The template data of one format of a product. */
const availabilityData = (product: Product, way: Availability) => ({
  ...way,
  href: pagePath(product, way),
  price: formatPrice(way.listPrice),
  amount: (way.listPrice / 100).toFixed(2),
  steps: (way.volumePrices ?? []).map(({ from, unitPrice }) => ({
    from,
    each: formatPrice(unitPrice),
  })),
  copy: way.permissionPrice === undefined ? '' : formatPrice(way.permissionPrice),
})

/** The template data of a product's card. */
const cardData = (product: Product) => {
  const [first] = product.availabilities
  if (!first) throw new Error(`${product.slug} has no availability`)
  return {
    ...product,
    byline: product.authors.join(', '),
    href: productPath(product),
    add: `/product/${product.slug}/an/${first.availabilityId}`,
    way: availabilityData(product, first),
    dateText: formatDate(product.date),
    caseStudy: product.contentType === 'Case Study' ? caseStudyNotice : '',
    formats: [...new Set(product.availabilities.map(({ format }) => format))].join(', '),
  }
}

/** Builds the pages of the store. */
export function createStore(products: readonly Product[]) {
  const cards = (listed: readonly Product[]) => listed.map(cardData)
  const newest = products.toSorted((a, b) => b.date.localeCompare(a.date))
  const byId = (id: string) => products.filter((product) => product.id === id)

  const categories = [
    ...Object.entries(kinds).map(([kind, name]) => ({
      name,
      slug: topicSlug(name),
      standfirst: `All our ${name.toLowerCase()}.`,
      products: products.filter(({ contentType }) => contentType === kind),
    })),
    ...topics.map(({ name, slug, promise }) => ({
      name,
      slug,
      standfirst: promise,
      products: products.filter(({ topic }) => topic.slug === slug),
    })),
  ].filter((category) => category.products.length > 0)

  const front = (): Page => ({
    template: 'store',
    path: '/store',
    title: 'Store',
    description: 'Books, case studies and tools from Halyard Business Review.',
    scope: {
      rows: seriesPages.map((row) => ({
        ...row,
        products: cards(products.filter((product) => product.series === row.name).slice(0, 3)),
      })),
      categories: categories.map((category) => ({
        ...category,
        count: category.products.length,
      })),
      latest: cards(newest.slice(0, 4)),
    },
  })

  const shelf = (
    path: string,
    name: string,
    standfirst: string,
    listed: readonly Product[],
  ): Page => ({
    template: 'store-shelf',
    path,
    title: `Store: ${name}`,
    description: `${name} in the store. ${standfirst}`,
    scope: {
      heading: name,
      standfirst,
      caseStudy:
        listed.length > 0 && listed.every((one) => one.contentType === 'Case Study')
          ? caseStudyNotice
          : '',
      count: listed.length === 1 ? '1 title' : `${listed.length} titles`,
      products: cards(listed),
    },
  })

  /** /store/{category}. undefined for an unknown category. */
  const category = (slug: string): Page | undefined => {
    const found = categories.find((one) => one.slug === slug)
    return found && shelf(`/store/${slug}`, found.name, found.standfirst, found.products)
  }

  /** /store/landing/{row} */
  const landing = (slug: string): Page | undefined => {
    const row = seriesPages.find((one) => one.slug === slug)
    if (!row) return undefined
    const listed = newest.filter((product) => product.series === row.name)
    return shelf(`/store/landing/${slug}`, row.name, row.standfirst, listed)
  }

  const find = (slug: string, availabilityId: string) => {
    const product = products.find((one) => one.slug === slug)
    const way = product?.availabilities.find((one) => one.availabilityId === availabilityId)
    return product && way ? { product, way } : undefined
  }

  /** @param refused true if the add link led here because the product could not be added */
  const product = (
    { product, way }: { product: Product; way: Availability },
    refused = false,
  ): Page => ({
    template: 'product',
    path: pagePath(product, way),
    title: `${product.title}: ${way.format}, ${way.language}`,
    description: product.summary,
    scope: {
      ...cardData(product),
      refused,
      chosen: availabilityData(product, way),
      addForm: fillForm('add-to-cart', {
        page: pagePath(product, way),
        hidden: {
          productId: way.availabilityId,
          productUrl: pagePath(product, way),
          format: way.format,
        },
      }),
      ways: product.availabilities.map((other) => ({
        ...availabilityData(product, other),
        current: other === way,
      })),
      group: cards(product.together.flatMap(byId)),
      others: cards(
        newest
          .filter((other) => other !== product && other.topic.slug === product.topic.slug)
          .concat(newest.filter((other) => other.series !== '' && other.series === product.series))
          .filter((other, index, all) => other !== product && all.indexOf(other) === index)
          .slice(0, 6),
      ),
    },
  })

  return { front, category, landing, find, product }
}

export type Store = ReturnType<typeof createStore>
