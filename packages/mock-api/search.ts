import type { SearchOrder, SearchSort } from '@bindery/contract/search-rule.ts'
import type { ContentItem } from './content.ts'

// A small search engine over what the site has published: no index, as that is some hundred items.

/** Lower case, without accents, in words of letters and digits. */
const wordsIn = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’']/g, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** How much a word counts where it stands; its beginning counts half. */
const weights = [
  ['title', 8],
  ['topic', 5],
  ['authors', 4],
  ['summary', 2],
] as const

const placesOf = (item: ContentItem) => ({
  title: wordsIn(item.title),
  topic: wordsIn(item.topic),
  authors: item.authors.flatMap(wordsIn),
  summary: wordsIn(item.summary),
})

const weightIn = (words: readonly string[], wanted: string, weight: number): number => {
  if (words.includes(wanted)) return weight
  return words.some((word) => word.startsWith(wanted)) ? weight / 2 : 0
}

/** How well it fits; 0 when a word is in it nowhere. */
const scoreOf = (item: ContentItem, wanted: readonly string[]): number => {
  const places = placesOf(item)
  let score = 0
  for (const word of wanted) {
    const found = weights.map(([place, weight]) => weightIn(places[place], word, weight))
    const best = Math.max(...found)
    if (best === 0) return 0
    // Where it stands twice it counts for more, but never as much as in a better place.
    score += best + found.reduce((sum, each) => sum + each, 0) / 100
  }
  const isPhrase = ` ${places.title.join(' ')} `.includes(` ${wanted.join(' ')}`)
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

const fits = (item: ContentItem, name: FacetName, { filters }: SearchInput): boolean => {
  const asked = (Object.hasOwn(filters, name) ? (filters[name] ?? []) : []).filter(Boolean)
  const own = facets[name](item).map((each) => each.toLowerCase())
  return asked.length === 0 || asked.some((each) => own.includes(each.toLowerCase()))
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

/** All that fits, sorted, with what it could be narrowed by. */
export const searchContent = (content: readonly ContentItem[], input: SearchInput) => {
  const wanted = wordsIn(input.query)
  // Words were typed, and none of them is one: that is in nothing.
  const none = wanted.length === 0 && input.query.trim() !== ''
  const scored = none
    ? []
    : content
        .map((item) => ({ item, score: wanted.length > 0 ? scoreOf(item, wanted) : 1 }))
        .filter(({ score }) => score > 0)
  const items = scored.filter(({ item }) => names.every((name) => fits(item, name, input)))
  const sort = input.sort ?? (wanted.length > 0 ? 'relevance' : 'date')
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
      const left = scored.filter(({ item }) => others.every((other) => fits(item, other, input)))
      return facetOf(
        name,
        left.map(({ item }) => item),
      )
    }),
  }
}

/** What is offered for the beginning of a search: what fits best, and the topics that are meant. */
export const suggest = (content: readonly ContentItem[], query: string) => {
  const wanted = wordsIn(query)
  if (wanted.length === 0) return { records: [], subjects: [] }
  const { items } = searchContent(content, { query, filters: {}, order: 'desc' })
  const named = (topic: string) =>
    wanted.every((word) => wordsIn(topic).some((own) => own.startsWith(word)))
  const topics = new Map(content.map(({ topicSlug, topic }) => [topicSlug, topic]))
  // The topics of that name, then those that most of the best is about.
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
