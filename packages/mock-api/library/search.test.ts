import { describe, expect, test } from 'vitest'
import type { ContentItem } from '../core/catalog.ts'
import { createTestServer } from '../test/server.ts'
import { searchContent, suggest } from './search.ts'

const item = (id: string, title: string, more: Partial<ContentItem> = {}): ContentItem => ({
  id,
  title,
  url: `/2026/11/${id}`,
  topic: 'Strategy',
  topicSlug: 'strategy',
  authors: ['Amara Obi'],
  contentType: 'Digital Article',
  summary: 'About firms.',
  published: '2026-11-01T09:00:00Z',
  ...more,
})
const content = [
  item('text', 'On Firms', { summary: 'What a price says.', published: '2026-11-05T09:00:00Z' }),
  item('title', 'The Price of Patience', { published: '2026-10-01T09:00:00Z' }),
  item('begin', 'Priced to Sell', { contentType: 'Podcast', published: '2026-09-01T09:00:00Z' }),
  item('author', 'Another', {
    authors: ['Ana Prîce'],
    topic: 'Innovation',
    topicSlug: 'innovation',
  }),
]
const find = (query: string, more: Partial<Parameters<typeof searchContent>[1]> = {}) =>
  searchContent(content, { query, filters: {}, order: 'desc', ...more }).items.map(({ id }) => id)

describe('the search', () => {
  test.each([
    ['price', ['title', 'begin', 'author', 'text']],
    ['PRICE', ['title', 'begin', 'author', 'text']],
    ['price of', ['title']],
    ['obi price', ['title', 'begin', 'text']],
    ['zebra', []],
    ['?!', []],
    ['', ['text', 'author', 'title', 'begin']],
  ])('the query %j finds %j: titles before text, whole words before beginnings', (query, ids) => {
    expect(find(query)).toEqual(ids)
  })

  test('results sort by date and in reverse order', () => {
    expect(find('price', { sort: 'date' })).toEqual(['text', 'author', 'title', 'begin'])
    expect(find('price', { sort: 'date', order: 'asc' })).toEqual([
      'begin',
      'title',
      'author',
      'text',
    ])
    expect(find('price', { order: 'asc' })).toEqual(['text', 'author', 'begin', 'title'])
  })

  test('a result matches one value of each filter, and an unknown filter is ignored', () => {
    expect(find('price', { filters: { type: ['podcast'] } })).toEqual(['begin'])
    expect(find('price', { filters: { topic: ['Innovation', 'x'] } })).toEqual(['author'])
    expect(find('price', { filters: { topic: ['innovation'], type: ['Podcast'] } })).toEqual([])
    expect(find('price', { filters: { type: [''], utm: ['x'] } })).toHaveLength(4)
  })

  test('facets count the results that each value would leave', () => {
    const { facets } = searchContent(content, {
      query: 'price',
      filters: { type: ['Podcast'] },
      order: 'desc',
    })
    expect(facets).toEqual([
      {
        name: 'type',
        values: [
          { value: 'Digital Article', title: 'Digital Article', count: 3 },
          { value: 'Podcast', title: 'Podcast', count: 1 },
        ],
      },
      { name: 'topic', values: [{ value: 'strategy', title: 'Strategy', count: 1 }] },
      { name: 'series', values: [] },
    ])
  })

  test('suggestions are the best matches and their topics', () => {
    const { records, subjects } = suggest(content, 'pri')
    expect(records[0]).toEqual({
      title: 'The Price of Patience',
      link: '/2026/11/title',
      contentType: 'Digital Article',
    })
    expect(subjects).toEqual([
      { title: 'Strategy', link: '?topic=strategy', contentType: 'Topic' },
      { title: 'Innovation', link: '?topic=innovation', contentType: 'Topic' },
    ])
    expect(suggest(content, 'inno').subjects[0]?.title).toBe('Innovation')
    expect(suggest(content, '-- ')).toEqual({ records: [], subjects: [] })
  })
})

describe.each(['/api/search', '/service/search'])('POST %s', (path) => {
  const one = createTestServer().visitor()
  test('the search returns pages to guests', async () => {
    const ask = async (number: number) =>
      (await one.post(path, { query: 'the', number, size: 2 })).body as unknown as {
        entry: { id: string }[]
        page: { last: boolean; total: number }
      }
    const [first, second] = [await ask(0), await ask(1)]
    expect([first.entry.length, first.page.last]).toEqual([2, false])
    expect(first.page.total).toBeGreaterThan(2)
    expect(second.entry.map(({ id }) => id)).not.toContain(first.entry[0]?.id)
  })

  test('the search refuses invalid input and requests without X-Requested-With', async () => {
    for (const body of [{ sort: 'price' }, { order: 'up' }, { size: 0 }, { query: 7 }]) {
      expect((await one.post(path, body)).status, JSON.stringify(body)).toBe(400)
    }
    expect((await one.post(path, {}, {})).status).toBe(403)
  })
})

test('GET /service/search/auto-suggest returns suggestions to guests', async () => {
  const one = createTestServer().visitor()
  const { status, body } = await one.get('/service/search/auto-suggest?query=plan+nob')
  expect([status, body]).toMatchObject([200, { records: [{ title: 'The Plan Nobody Read' }] }])
  expect((await one.get('/service/search/auto-suggest')).status).toBe(400)
})
