import type { Page } from './page.ts'
import { pageLinks } from './page-links.ts'
import { type FetchApi, fetchJson } from './reader.ts'
import { topics } from './topic.ts'

/** The maximum length of a search term. */
const termLength = 100
/** Results per page. */
const pageLength = 10

/** The form's choices. The empty value is the default. */
const sortChoices = [
  { value: '', label: 'Relevance' },
  { value: 'date', label: 'Date' },
]
const orderChoices = [
  { value: '', label: 'Best or newest first' },
  { value: 'asc', label: 'The other way round' },
]

/** The part of an answer that the page reads. */
interface Answer {
  entry: {
    id: string
    title: string
    summary: string
    published: string
    contentType: string
    category: { term: string }
    author: string[]
    content: { src: string }
  }[]
  page: { last: boolean; total: number }
  facets: { name: string; values: { value: string; title: string }[] }[]
}

const dateFormat = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  day: '2-digit',
  timeZone: 'UTC',
})

const rowOf = (entry: Answer['entry'][number]) => ({
  path: entry.content.src,
  slug: entry.id,
  title: entry.title,
  standfirst: entry.summary,
  author: entry.author.join(', '),
  date: entry.published.slice(0, 10),
  dateText: dateFormat.format(new Date(entry.published)),
  contentType: entry.contentType,
  topic: topics.find(({ name }) => name === entry.category.term) ?? '',
})

/** Sends the search to the site's own API, from the back end. A search needs no cookie. */
async function searchApi(
  fetchApi: FetchApi,
  request: Request,
  body: object,
): Promise<Answer | null> {
  const { origin } = new URL(request.url)
  const reply = await fetchJson(
    fetchApi,
    new Request(new URL('/api/search', origin), {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json', 'x-requested-with': 'bindery' },
      body: JSON.stringify(body),
    }),
  )
  return reply.status === 200 ? (reply.body as Answer) : null
}

/**
 * The results of a search, rendered by the server. Reads everything from the address: the words in `q`, filters in
 * `type` and `topic`, `sort`, `order` and the page number.
 * @returns undefined if there is no such page
 */
export async function searchPage(fetchApi: FetchApi, request: Request): Promise<Page | undefined> {
  const { searchParams: params } = new URL(request.url)
  const read = (name: string) => (params.get(name) ?? '').trim().replace(/\s+/g, ' ')
  const term = read('q').slice(0, termLength)
  const oneOf = (name: string, options: typeof sortChoices) =>
    options.find(({ value }) => value === read(name))?.value ?? ''
  const [sort, order] = [oneOf('sort', sortChoices), oneOf('order', orderChoices)]
  const filters = Object.fromEntries(
    ['type', 'topic'].map((name) => [name, params.getAll(name).filter(Boolean).slice(0, 20)]),
  )
  const number = Number(params.get('page') ?? 1)
  if (!Number.isInteger(number) || number < 1 || number > 1000) return undefined

  // The choices come from the unfiltered search: with the script the words may change while they stay.
  const unfiltered = searchApi(fetchApi, request, { size: 1 })
  const found = await searchApi(fetchApi, request, {
    query: term,
    filters,
    ...(sort ? { sort } : {}),
    ...(order ? { order } : {}),
    number: number - 1,
    size: pageLength,
  })
  const { facets = [] } = (await unfiltered) ?? {}
  const total = found?.page.total ?? 0
  const pages = Math.max(1, Math.ceil(total / pageLength))
  if (found && number > pages) return undefined
  const at = (page: number) => {
    const query = new URLSearchParams(params)
    query.delete('page')
    if (page > 1) query.set('page', String(page))
    return `/search${query.size > 0 ? `?${query}` : ''}`
  }
  const facet = (name: string) => {
    const chosen = filters[name]?.[0] ?? ''
    const values = facets.find((each) => each.name === name)?.values ?? []
    const known = values.some(({ value }) => value === chosen) || !chosen
    return [...values, ...(known ? [] : [{ value: chosen, title: chosen }])].map(
      ({ value, title }) => ({ value, label: title, selected: value === chosen }),
    )
  }
  const choices = (options: typeof sortChoices, chosen: string) =>
    options.map((option) => ({ ...option, selected: option.value === chosen }))
  return {
    template: 'search',
    path: at(number),
    title: `Search${term && `: ${term}`}${number > 1 ? `, page ${number}` : ''}`,
    description: 'Search everything that Halyard Business Review has published.',
    unlisted: true,
    scope: {
      term,
      types: facet('type'),
      subjects: facet('topic'),
      sorts: choices(sortChoices, sort),
      orders: choices(orderChoices, order),
      failed: !found,
      total,
      outcome: `${total === 1 ? '1 result' : `${total} results`}${term ? ` for “${term}”` : ''}`,
      rows: found?.entry.map(rowOf) ?? [],
      ...pageLinks(at, number, pages),
    },
  }
}
