import type { SearchOrder, SearchSort } from '@bindery/contract/search-rule.ts'
import type { ContentItem } from '../core/catalog.ts'
import type { Server } from '../core/server.ts'
import { toListing } from '../shop/products.ts'
import { subscriptionOffers } from '../shop/subscription-offer.ts'

// A small search engine without an index: the site has a few hundred items.

/** Splits a text into words of letters and digits, in lower case and without accents. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’']/g, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** The weight of a word by field. A match of its beginning counts half. */
const weights = [
  ['title', 8],
  ['topic', 5],
  ['authors', 4],
  ['summary', 2],
] as const

const placesOf = (item: ContentItem) => ({
  title: wordsOf(item.title),
  topic: wordsOf(item.topic),
  authors: item.authors.flatMap(wordsOf),
  summary: wordsOf(item.summary),
})

const weightIn = (words: readonly string[], terms: string, weight: number): number => {
  if (words.includes(terms)) return weight
  return words.some((word) => word.startsWith(terms)) ? weight / 2 : 0
}

/** The score of an item; 0 if a word matches in no field. */
const scoreOf = (item: ContentItem, terms: readonly string[]): number => {
  const places = placesOf(item)
  let score = 0
  for (const word of terms) {
    const found = weights.map(([place, weight]) => weightIn(places[place], word, weight))
    const best = Math.max(...found)
    if (best === 0) return 0
    // A second field raises the score, but less than a better field would.
    score += best + found.reduce((sum, each) => sum + each, 0) / 100
  }
  const isPhrase = ` ${places.title.join(' ')} `.includes(` ${terms.join(' ')}`)
  return isPhrase ? score + weights[0][1] : score
}

const facets = {
  type: ({ contentType }: ContentItem) => [contentType, contentType],
  topic: ({ topic, topicSlug }: ContentItem) => [topicSlug, topic],
  series: ({ series = '' }: ContentItem) => [series, series],
} as const
type FacetName = keyof typeof facets
const names = Object.keys(facets) as FacetName[]

export interface SearchInput {
  readonly query: string
  readonly filters: Readonly<Record<string, readonly string[]>>
  readonly sort?: SearchSort | undefined
  readonly order: SearchOrder
}

const matchesFacet = (item: ContentItem, name: FacetName, { filters }: SearchInput): boolean => {
  const values = (Object.hasOwn(filters, name) ? (filters[name] ?? []) : []).filter(Boolean)
  const own = facets[name](item).map((each) => each.toLowerCase())
  return values.length === 0 || values.some((each) => own.includes(each.toLowerCase()))
}

const facetOf = (name: FacetName, items: readonly ContentItem[]) => {
  const counts = new Map<string, { value: string; title: string; count: number }>()
  for (const item of items) {
    const [value = '', title = ''] = facets[name](item)
    if (!value) continue
    const before = counts.get(value)?.count ?? 0
    counts.set(value, { value, title, count: before + 1 })
  }
  const values = [...counts.values()].toSorted(
    (a, b) => b.count - a.count || a.title.localeCompare(b.title, 'en'),
  )
  return { name, values }
}

/** The items that the search finds: published items and products. */
export const findable = ({ content, products }: Server): ContentItem[] => [
  ...content,
  // The subscription has no product page.
  ...products
    .filter((product) => !subscriptionOffers.includes(product))
    .map((product) => toListing(product, content)),
]

/** Returns all matches in order, and the facets to narrow them by. */
export const searchContent = (content: readonly ContentItem[], input: SearchInput) => {
  const terms = wordsOf(input.query)
  // A query of punctuation alone matches nothing.
  const matchesNothing = terms.length === 0 && input.query.trim() !== ''
  const scored = matchesNothing
    ? []
    : content
        .map((item) => ({ item, score: terms.length > 0 ? scoreOf(item, terms) : 1 }))
        .filter(({ score }) => score > 0)
  const items = scored.filter(({ item }) => names.every((name) => matchesFacet(item, name, input)))
  const sort = input.sort ?? (terms.length > 0 ? 'relevance' : 'date')
  items.sort(
    (a, b) =>
      (sort === 'relevance' ? b.score - a.score : 0) ||
      b.item.published.localeCompare(a.item.published),
  )
  if (input.order === 'asc') items.reverse()
  return {
    items: items.map(({ item }) => item),
    facets: names.map((name) => {
      const others = names.filter((other) => other !== name)
      const left = scored.filter(({ item }) =>
        others.every((other) => matchesFacet(item, other, input)),
      )
      return facetOf(
        name,
        left.map(({ item }) => item),
      )
    }),
  }
}

/** Suggestions for the beginning of a query: the best matches, and topics. */
export const suggest = (content: readonly ContentItem[], query: string) => {
  const terms = wordsOf(query)
  if (terms.length === 0) return { records: [], subjects: [] }
  const { items } = searchContent(content, { query, filters: {}, order: 'desc' })
  const named = (topic: string) =>
    terms.every((word) => wordsOf(topic).some((own) => own.startsWith(word)))
  const topics = new Map(content.map(({ topicSlug, topic }) => [topicSlug, topic]))
  // First the topics with a matching name, then the topics of the best matches.
  const meant = [...topics].filter(([, topic]) => named(topic))
  const about = items.slice(0, 6).map(({ topicSlug, topic }) => [topicSlug, topic] as const)
  const subjects = new Map([...meant, ...about])
  return {
    records: items
      .slice(0, 6)
      .map(({ title, url, contentType }) => ({ title, link: url, contentType })),
    subjects: [...subjects].slice(0, 3).map(([slug, title]) => ({
      title,
      link: `?${new URLSearchParams({ topic: slug })}`,
      contentType: 'Topic',
    })),
  }
}
