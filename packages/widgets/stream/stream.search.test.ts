import { savedOf } from '@bindery/state/library/saved.ts'
import type { Settings } from '@bindery/state/settings/settings.ts'
import { describe, expect, test } from 'vitest'
import { stand, until } from '../test/page.ts'
import { createStreamModel } from './stream.model.ts'
import type { StreamView } from './stream.view.ts'
import type { StreamForm } from './stream-form.ts'
import { queryOf } from './stream-query.ts'

const attributes = {
  stream: 'search',
  pageSize: 3,
  paging: 'numbers',
  filter: undefined,
  params: undefined,
  pageParam: 'page',
  total: undefined,
  unlimited: false,
  form: 'it',
} as const

/** A form whose values are a plain object, without fields. */
const createForm = (values: Record<string, string>) => {
  let send = () => {}
  const form: StreamForm = {
    names: () => ['q', 'type', 'sort', 'order'],
    read: () => Object.entries(values).filter(([, value]) => value),
    write: (said) => {
      for (const name of form.names()) values[name] = said.get(name) ?? ''
    },
    onSend: (fn) => {
      send = fn
      return () => {}
    },
  }
  const fill = (changes: Record<string, string>) => {
    Object.assign(values, changes)
    send()
  }
  return { form, fill, values }
}
const origin = 'https://publisher.example'

const open = async (search: string, settings: Partial<Settings> = {}) => {
  const { form, fill, values } = createForm({})
  form.write(new URLSearchParams(search))
  const here = await stand(
    (state, host: Parameters<typeof createStreamModel>[1]) =>
      createStreamModel(state, host, { sized: () => false, given: null, filled: false, form }),
    attributes,
    { href: `${origin}/search${search}`, settings },
  )
  const settled = () =>
    until(
      here.model.$view,
      (now): now is StreamView => now !== null && now.step !== 'loading' && !now.changing,
    )
  const asked = async () =>
    (await here.mock.calls()).flatMap(({ method, path }) =>
      /^\/(api|service)\/search/.test(path) ? [`${method} ${path}`] : [],
    )
  const terms: string[] = []
  here.host.element.addEventListener('bindery-searched', (event) =>
    terms.push((event as CustomEvent<{ term: string }>).detail.term),
  )
  return { ...here, fill, values, settled, asked, terms }
}
const types = ({ rows }: StreamView) => [
  ...new Set(rows.map(({ kicker }) => kicker?.split(' · ')[0])),
]

test('the values of the form stand in the address, and Back restores both', async () => {
  const { fill, values, settled, asked, terms, environment, state } =
    await open('?q=the&page=2&ref=1')
  const first = await settled()
  expect([first.pages?.page, await asked()]).toEqual([2, ['POST /api/search']])
  fill({ type: 'Digital Article', sort: 'date', order: 'asc' })
  expect(environment.location().href).toBe(
    `${origin}/search?ref=1&q=the&type=Digital+Article&sort=date&order=asc`,
  )
  const filtered = await settled()
  expect(types(filtered)).toEqual(['Digital Article'])
  expect(filtered.outcome).toMatch(/^\d results$/)
  await expect.poll(() => state.liveRegion.$announcement.get().text).toBe(filtered.outcome)
  const dates = filtered.rows.map(({ date }) => Date.parse(date ?? ''))
  expect(dates).toEqual(dates.toSorted((a, b) => a - b))
  expect(terms).toEqual([])
  fill({ q: 'zebra', type: '' })
  expect((await settled()).empty?.title).toBe('Nothing found')
  expect(terms).toEqual(['zebra'])
  environment.back()
  expect(values).toEqual({ q: 'the', type: 'Digital Article', sort: 'date', order: 'asc' })
  expect((await settled()).rows.map(({ id }) => id)).toEqual(filtered.rows.map(({ id }) => id))
  environment.back()
  const again = await settled()
  expect([again.pages?.page, again.rows.map(({ id }) => id)]).toEqual([
    2,
    first.rows.map(({ id }) => id),
  ])
})

test('the live region announces an outcome once, and a repeated search adds no history entry', async () => {
  const { fill, settled, view, environment, state, terms } = await open('?q=the')
  await settled()
  fill({ type: 'Podcast' })
  expect(state.liveRegion.$announcement.get().text).toBe('')
  const { outcome } = await settled()
  const said = () => state.liveRegion.$announcement.get().text
  await expect.poll(said).toBe(outcome)
  state.liveRegion.announce('Something else')
  await expect.poll(said).toBe('Something else')
  await savedOf(state).save({ id: view().rows[0]?.id ?? '' })
  fill({})
  expect(said()).toBe('Something else')
  fill({ q: '' })
  await settled()
  expect(terms).toEqual([])
  environment.back()
  environment.back()
  expect(environment.location().href).toBe(`${origin}/search?q=the`)
})

test('a search works in the service dialect, too', async () => {
  const { settled, asked } = await open('?q=the', { dialect: 'service' })
  expect((await settled()).rows).toHaveLength(3)
  expect(await asked()).toEqual(['POST /service/search'])
})

test('a search that fails keeps the shown results, and can be retried', async () => {
  const { fill, settled, mock, view } = await open('?q=the')
  const before = (await settled()).rows
  await mock.faults([{ method: 'POST', path: '/api/search', status: 404 }])
  fill({ q: 'plan' })
  expect(await settled()).toMatchObject({
    rows: before,
    message: 'Something went wrong. Please try again.',
  })
  await mock.faults([])
  view().retry()
  const now = await settled()
  expect([now.message, now.rows[0]?.title]).toEqual([null, expect.stringContaining('Plan')])
})

describe('the query of a search', () => {
  const of = (params?: string, form?: string) =>
    queryOf(
      { ...attributes, params, filter: undefined },
      form === undefined ? null : new URLSearchParams(form),
    )
  test.each([
    [undefined, undefined, { stream: 'search', params: {} }],
    [undefined, '', { stream: 'search', search: { query: '', filters: {} } }],
    [
      'type=Podcast',
      'q=+a++b+&topic=x&topic=y&series=&sort=date&order=up',
      {
        stream: 'search',
        search: { query: 'a b', filters: { type: ['Podcast'], topic: ['x', 'y'] }, sort: 'date' },
      },
    ],
    [
      'query=plan&order=asc',
      undefined,
      { stream: 'search', search: { query: 'plan', filters: {}, order: 'asc' } },
    ],
  ])('params %j and form %j make the query', (params, form, query) => {
    expect(of(params, form)).toEqual(query)
  })
})

test('a form narrows another stream than the search, too', () => {
  const reports = { ...attributes, stream: 'hbr-analytic-services', params: 'series=2026' } as const
  expect(queryOf(reports, new URLSearchParams('topic=strategy'))).toEqual({
    stream: 'hbr-analytic-services',
    params: { series: '2026', topic: 'strategy' },
  })
})

test.each([
  ['saves', undefined, { stream: 'saves', sort: 'title', id: '7' }],
  ['list', undefined, { stream: 'list', sort: 'title', id: '7' }],
  ['history', 'read', { stream: 'history', sort: 'title', id: '7', filter: 'read' }],
  ['history', 'eaten', { stream: 'history', sort: 'title', id: '7' }],
  ['following', 'Strategy', { stream: 'following', sort: 'title', id: '7', filter: 'Strategy' }],
] as const)('the stream %s, filter %s, takes its params along', (stream, filter, query) => {
  const params = 'sort=title&id=7&stream=latest'
  expect(queryOf({ ...attributes, stream, filter, params })).toEqual(query)
})
