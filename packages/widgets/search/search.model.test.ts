import { searchesKey } from '@bindery/state/session/storage-keys.ts'
import { describe, expect, test, vi } from 'vitest'
import { type PageOptions, stand, until } from '../test/page.ts'
import { createSearchModel } from './search.model.ts'
import type { SearchView } from './search.view.ts'
import type { SearchPlace } from './search-form.ts'

const origin = 'https://publisher.example'
const path = '/service/search/auto-suggest'
const bare: SearchPlace = { action: undefined, name: 'q', others: [], typed: '', typing: false }

const open = async (options: PageOptions = {}, place: Partial<SearchPlace> = {}) => {
  const here = await stand(
    (state, host: Parameters<typeof createSearchModel>[1]) =>
      createSearchModel(state, host, { ...bare, ...place }),
    { placeholder: undefined as string | undefined },
    options,
  )
  const { view, model, mock, environment } = here
  view().show()
  const searched: string[] = []
  here.host.element.addEventListener('bindery-searched', (event) =>
    searched.push((event as CustomEvent<{ term: string }>).detail.term),
  )
  const shows = (test: (now: SearchView) => boolean) =>
    until(model.$view, (now): now is SearchView => now !== null && test(now))
  return {
    ...here,
    searched,
    type: (text: string) => view().type(text),
    listed: () => shows(({ list }) => list !== null),
    noted: () => shows(({ note }) => note !== null),
    shows,
    asked: async () => (await mock.calls()).filter((call) => call.path.startsWith(path)).length,
    // Lets the throttle pass, so that a waiting request is sent.
    rest: () => environment.advance(350),
  }
}
/** A response with suggestions of these titles. */
const answer = (titles: readonly string[], delayMs = 0) => ({
  method: 'GET',
  path,
  status: 200,
  body: JSON.stringify({
    records: titles.map((title) => ({ title, link: `/${title}`, contentType: 'Book' })),
    subjects: [],
  }),
  delayMs,
  times: 1,
})
const titlesOf = ({ list }: SearchView) => list?.records.map(({ title }) => title)

describe('suggestions', () => {
  test('suggestions load from three characters, trimmed and collapsed, with one request in 350 ms', async () => {
    const { type, listed, asked, rest, view, environment } = await open()
    const terms: (string | null)[] = []
    const { fetch } = environment
    Object.assign(environment, {
      fetch: (request: Request) => {
        const { pathname, searchParams } = new URL(request.url)
        if (pathname === path) terms.push(searchParams.get('query'))
        return fetch(request)
      },
    })
    for (const text of ['p', '  p ', ' pl  ', 'p l']) type(text)
    await expect.poll(asked).toBe(1)
    type('pl')
    expect([view().list, view().more]).toEqual([null, null])
    for (const text of ['pla', 'plan', 'plan ', ' plan']) type(text)
    environment.advance(349)
    type(' plan  n')
    environment.advance(1)
    await listed()
    expect(terms).toEqual(['p l', 'plan n'])
    expect(await asked()).toBe(2)
    type('plan   n ')
    rest()
    expect(await asked()).toBe(2)
    expect(view().more).toEqual({
      term: 'plan n',
      href: `${origin}/search?q=plan+n&referral=02749`,
      words: 'More results for “plan n”',
    })
  })

  test('the list has up to six records and three subjects, with safe addresses', async () => {
    const { type, listed, mock, view, environment } = await open({}, { others: [['lang', 'en']] })
    const link = (title: string, href: string) => ({ title, link: href, contentType: 'Book' })
    const records = ['/a', '?q=b', 'javascript:alert(1)', '//evil.example', '', '/f', '/g', '/h']
    const body = JSON.stringify({
      records: records.map((href, at) => link(`r${at}`, href)),
      subjects: ['?topic=x', '/b', '/c', '/d'].map((href, at) => link(`s${at}`, href)),
    })
    await mock.faults([{ method: 'GET', path, status: 200, body }])
    type('any')
    const { list } = await listed()
    expect(list?.records.map(({ href }) => href)).toEqual([
      `${origin}/a`,
      `${origin}/search?q=b`,
      `${origin}/search?lang=en&q=r2`,
      `${origin}/search?lang=en&q=r3`,
      `${origin}/search?lang=en&q=r4`,
      `${origin}/f`,
    ])
    expect(list?.subjects.map(({ href }) => href)).toEqual([
      `${origin}/search?topic=x`,
      `${origin}/b`,
      `${origin}/c`,
    ])
    environment.advance(800)
    expect(view().said).toBe('9 suggestions')
  })

  test('the number of suggestions is said once, when the reader rests', async () => {
    const { type, listed, mock, view, environment, shows } = await open()
    await mock.faults([answer(['a', 'b']), answer(['a'])])
    type('lea')
    expect((await listed()).said).toBe('')
    environment.advance(400)
    type('lead')
    await shows(({ list }) => list?.records.length === 1)
    environment.advance(799)
    expect(view().said).toBe('')
    environment.advance(1)
    expect(view().said).toBe('1 suggestion')
  })

  test.each([
    ['an answer', answer(['old'], 60)],
    ['an error', { ...answer([], 60), status: 404 }],
  ])('%s that arrives after a later response is dropped', async (_, late) => {
    const { type, listed, rest, mock, view, environment } = await open()
    await mock.faults([late, answer(['new'])])
    const sent = vi.spyOn(environment, 'fetch')
    type('first')
    rest()
    // The server has this request by now, although its abort follows.
    const urls = () => sent.mock.calls.map(([request]) => (request as Request).url)
    await vi.waitFor(() => expect(urls()).toContainEqual(expect.stringContaining('=first')))
    type('second')
    rest()
    expect(titlesOf(await listed())).toEqual(['new'])
    const statuses = async () =>
      (await mock.calls()).filter((call) => call.path === path).map((call) => call.status)
    await expect.poll(statuses).toEqual([late.status, 200])
    expect(titlesOf(view())).toEqual(['new'])
  })

  test.each([
    ['an error', { status: 404 }],
    ['HTML', { status: 200, body: '<p>' }],
    ['an empty answer', { status: 204 }],
    ['a list', { status: 200, body: '[]' }],
    ['no network', { abort: true }],
  ])(
    '%s shows a quiet note, and the typed term stays and can be searched for',
    async (_, fault) => {
      const { type, noted, mock, environment, view, searched } = await open()
      await mock.faults([{ method: 'GET', path, ...fault }])
      type('plan')
      // The client waits between retries.
      const soon = setInterval(() => environment.advance(5000))
      const { note, typed } = await noted()
      clearInterval(soon)
      expect(note).toBe('Suggestions are not available right now. Press Enter to search.')
      expect(typed).toBe('plan')
      view().search(' plan  b ')
      expect(environment.journeys).toEqual([`${origin}/search?q=plan+b`])
      expect(searched).toEqual(['plan b'])
    },
  )

  test('suggestions for a typed term load again when the search is closed and opened', async () => {
    const { type, listed, view, asked, rest } = await open()
    type('plan')
    await listed()
    view().close()
    expect(view().list).toBeNull()
    rest()
    view().show()
    expect((await listed()).typed).toBe('plan')
    expect(await asked()).toBe(2)
  })

  test('a term without suggestions shows a note', async () => {
    const { type, noted } = await open()
    type('zebra crossing')
    expect((await noted()).note).toMatch(/^No suggestions for “zebra crossing”/)
  })
})

test('the form of the page says where a search goes, and its typed text is taken over', async () => {
  const { view, environment } = await open(
    {},
    { action: '/find?x=1', name: 'term', others: [['in', 'all']], typed: 'pla', typing: true },
  )
  expect(view()).toMatchObject({ open: true, typed: 'pla' })
  view().search('plan & more')
  expect(environment.journeys).toEqual([`${origin}/find?in=all&term=plan+%26+more`])
})

test('a form that leads to another site is ignored', async () => {
  const { view, environment } = await open({}, { action: '//evil.example/x' })
  view().search('plan')
  expect(environment.journeys).toEqual([`${origin}/?q=plan`])
})

test('an empty term is not searched for, and the overlay closes when the page is hidden', async () => {
  const { view, environment, searched } = await open()
  view().search('   ')
  expect([environment.journeys, searched, view().open]).toEqual([[], [], true])
  environment.hide(true)
  expect([view().open, environment.locks()]).toEqual([false, 0])
})

test('a page that shows the results itself gets the address, and the overlay closes', async () => {
  const { view, host, environment } = await open()
  const urls: string[] = []
  host.element.addEventListener('bindery-navigate-request', (event) => {
    urls.push((event as CustomEvent<{ url: string }>).detail.url)
    event.preventDefault()
  })
  view().search('plan')
  expect([urls, environment.journeys, view().open]).toEqual([
    [`${origin}/search?q=plan`],
    [],
    false,
  ])
})

describe('recent terms', () => {
  const terms = ({ recent }: SearchView) => recent.map(({ term }) => term)
  const search = (view: () => SearchView, ...all: string[]) => {
    for (const term of all) view().search(term)
  }

  test('the last five terms are listed, each once, and can be removed', async () => {
    const { view, type } = await open()
    search(view, 'one', 'two', 'Three', 'two', 'three', 'four', 'five', 'six')
    type('')
    expect(terms(view())).toEqual(['six', 'five', 'four', 'three', 'two'])
    expect(view().recent[0]?.href).toBe(`${origin}/search?q=six`)
    type('six')
    expect(terms(view())).toEqual([])
    type('')
    view().remove('FOUR')
    expect(view()).toMatchObject({ said: '“FOUR” is removed.' })
    expect(terms(view())).toEqual(['six', 'five', 'three', 'two'])
    search(view, 'Seven')
    type('')
    view().remove('seven')
    expect(terms(view())).toEqual(['six', 'five', 'three', 'two'])
    view().remove(null)
    expect(terms(view())).toEqual([])
  })

  test('a chosen suggestion adds the typed term to the recent ones', async () => {
    const { view, type, environment } = await open()
    type('plan')
    view().follow(null)
    environment.advance(0)
    expect(view().open).toBe(false)
    view().show()
    type('')
    expect(terms(view())).toEqual(['plan'])
  })

  test('recent terms are cleared on sign-out, and a guest does not see those of an expired session', async () => {
    const { view, state, environment, type } = await open({ reader: 'reader@example.com' })
    await state.session.check()
    search(view, 'mine')
    type('')
    expect(terms(view())).toEqual(['mine'])
    const kept = environment.local.get(searchesKey) ?? ''
    view().show()
    type('my plan')
    await state.session.signOut()
    expect(environment.local.get(searchesKey)).toBeNull()
    expect(view()).toMatchObject({ open: false, typed: '' })
    // As if the session had expired on another page.
    environment.local.set(searchesKey, kept)
    view().show()
    expect(terms(view())).toEqual([])
  })

  test('stored data that is no list of terms is ignored', async () => {
    for (const lies of ['{', '[]', 'null', '{"owner":null,"terms":[1]}']) {
      const { view, environment, type } = await open()
      environment.local.set(searchesKey, lies)
      type('')
      expect(terms(view())).toEqual([])
      search(view, 'one')
      type('')
      expect(terms(view())).toEqual(['one'])
    }
  })
})
