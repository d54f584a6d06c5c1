import { pageLinks } from './page-links.ts'
import type { Page } from './pages.ts'
import { type AskApi, answer } from './reader.ts'
import { topics } from './topic.ts'

/** A longer term than that is no search. */
const termLength = 100
/** Results of a page. */
const pageLength = 10

/** The choices of the form besides the words; an empty value is what nobody has chosen. */
const sortChoices = [
  { value: '', label: 'Relevance' },
  { value: 'date', label: 'Date' },
]
const orderChoices = [
  { value: '', label: 'Best or newest first' },
  { value: 'asc', label: 'The other way round' },
]

/** What the page reads of an answer; whatever else comes is not looked at. */
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

/** Asks the site's own API, as its back end: nobody's cookie is needed for a search. */
async function find(ask: AskApi, request: Request, body: object): Promise<Answer | null> {
  const { origin } = new URL(request.url)
  const reply = await answer(
    ask,
    new Request(new URL('/api/search', origin), {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json', 'x-requested-with': 'bindery' },
      body: JSON.stringify(body),
    }),
  )
  return reply.status === 200 ? (reply.body as Answer) : null
}

/**
 * The results of a search, made by the server: the words in `q`, filters in `type` and `topic`, `sort` and
 * `order`, and the number of the page, all of the address.
 * @returns undefined when there is no such page
 */
export async function searchPage(ask: AskApi, request: Request): Promise<Page | undefined> {
  const { searchParams: said } = new URL(request.url)
  const read = (name: string) => (said.get(name) ?? '').trim().replace(/\s+/g, ' ')
  const term = read('q').slice(0, termLength)
  const among = (name: string, options: typeof sortChoices) =>
    options.find(({ value }) => value === read(name))?.value ?? ''
  const [sort, order] = [among('sort', sortChoices), among('order', orderChoices)]
  const filters = Object.fromEntries(
    ['type', 'topic'].map((name) => [name, said.getAll(name).filter(Boolean).slice(0, 20)]),
  )
  const number = Number(said.get('page') ?? 1)
  if (!Number.isInteger(number) || number < 1 || number > 1000) return undefined

  // The choices are those of all there is: with script the words may change under them.
  const whole = find(ask, request, { size: 1 })
  const found = await find(ask, request, {
    query: term,
    filters,
    ...(sort ? { sort } : {}),
    ...(order ? { order } : {}),
    number: number - 1,
    size: pageLength,
  })
  const { facets = [] } = (await whole) ?? {}
  const total = found?.page.total ?? 0
  const pages = Math.max(1, Math.ceil(total / pageLength))
  if (found && number > pages) return undefined
  const at = (page: number) => {
    const query = new URLSearchParams(said)
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
