import type { Page } from './pages.ts'
import { frontOf, type Product, pageOf, printed, type Way } from './products.ts'
import { topicSlug, topics } from './topic.ts'

/** The rows that products are sold in; each has a landing page. */
const shelfRows = [
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

/** What a buyer of a case study is told before and after (spec content and commerce 9). */
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
const printedDate = (date: string) => dateFormat.format(new Date(`${date}T00:00:00Z`))

/** What a page prints of a way to have a product. */
const wayScope = (product: Product, way: Way) => ({
  ...way,
  href: pageOf(product, way),
  price: printed(way.listPrice),
  amount: (way.listPrice / 100).toFixed(2),
  steps: (way.volumePrices ?? []).map(({ from, unitPrice }) => ({
    from,
    each: printed(unitPrice),
  })),
  copy: way.permissionPrice === undefined ? '' : printed(way.permissionPrice),
})

/** What a card prints of a product. */
const cardScope = (product: Product) => {
  const [first] = product.ways
  if (!first) throw new Error(`${product.slug} is to be had in no way`)
  return {
    ...product,
    byline: product.authors.join(', '),
    href: frontOf(product),
    add: `/product/${product.slug}/an/${first.availabilityId}`,
    way: wayScope(product, first),
    dateText: printedDate(product.date),
    caseStudy: product.contentType === 'Case Study' ? caseStudyNotice : '',
    formats: [...new Set(product.ways.map(({ format }) => format))].join(', '),
  }
}

/** The pages of the store. */
export function createStore(products: readonly Product[]) {
  const cards = (some: readonly Product[]) => some.map(cardScope)
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
      rows: shelfRows.map((row) => ({
        ...row,
        products: cards(products.filter((product) => product.row === row.name).slice(0, 3)),
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
    some: readonly Product[],
  ): Page => ({
    template: 'store-shelf',
    path,
    title: `Store: ${name}`,
    description: `${name} in the store. ${standfirst}`,
    scope: {
      heading: name,
      standfirst,
      caseStudy:
        some.length > 0 && some.every((one) => one.contentType === 'Case Study')
          ? caseStudyNotice
          : '',
      count: some.length === 1 ? '1 title' : `${some.length} titles`,
      products: cards(some),
    },
  })

  /** /store/{category}; undefined when nothing is sold under that name. */
  const category = (slug: string): Page | undefined => {
    const found = categories.find((one) => one.slug === slug)
    return found && shelf(`/store/${slug}`, found.name, found.standfirst, found.products)
  }

  /** /store/landing/{row} */
  const landing = (slug: string): Page | undefined => {
    const row = shelfRows.find((one) => one.slug === slug)
    if (!row) return undefined
    const some = newest.filter((product) => product.row === row.name)
    return shelf(`/store/landing/${slug}`, row.name, row.standfirst, some)
  }

  const find = (slug: string, availabilityId: string) => {
    const product = products.find((one) => one.slug === slug)
    const way = product?.ways.find((one) => one.availabilityId === availabilityId)
    return product && way ? { product, way } : undefined
  }

  /** @param refused the link that adds it has brought the reader here, and it was not added */
  const product = ({ product, way }: { product: Product; way: Way }, refused = false): Page => ({
    template: 'product',
    path: pageOf(product, way),
    title: `${product.title}: ${way.format}, ${way.language}`,
    description: product.summary,
    scope: {
      ...cardScope(product),
      refused,
      chosen: wayScope(product, way),
      chosenAdd: `/product/${product.slug}/an/${way.availabilityId}`,
      ways: product.ways.map((other) => ({ ...wayScope(product, other), current: other === way })),
      group: cards(product.together.flatMap(byId)),
      others: cards(
        newest
          .filter((other) => other !== product && other.topic.slug === product.topic.slug)
          .concat(newest.filter((other) => other.row !== '' && other.row === product.row))
          .filter((other, index, all) => other !== product && all.indexOf(other) === index)
          .slice(0, 6),
      ),
    },
  })

  return { front, category, landing, find, product }
}

export type Store = ReturnType<typeof createStore>
