/** A check leaves a given test account as it was, even on a server that fails in between. */
import { createScryptHashes } from '@bindery/mock-api/core/scrypt-hashes.ts'
import { createNodeMockApi } from '@bindery/mock-api/node.ts'
import { afterEach, expect, test } from 'vitest'
import type { Change } from '../test/mutant-server.ts'
import { check } from './check.ts'

const site = 'https://api.publisher.example'
const account = { email: 'reader@example.com', password: 'Bindery#2026' }
const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

const startMock = () => {
  const mock = createNodeMockApi({ origins: [site], hashes: createScryptHashes(1024) })
  stops.push(() => mock.close())
  return mock
}
type Mock = ReturnType<typeof startMock>

const checkWith = (mock: Mock, only: string, change: Change) =>
  check({
    apiBase: `${site}/api/`,
    serviceBase: `${site}/service/`,
    dialect: 'api',
    origin: site,
    account,
    only: [only],
    transport: async (url, init) => {
      const request = new Request(url, init)
      return change(request, async (changed = request) => mock.fetch(changed))
    },
  })

/** Asks in a session of the account. */
async function askAs(mock: Mock, path: string, init: RequestInit = {}): Promise<Response> {
  const { email: username, password } = account
  const own = { 'x-requested-with': 'bindery', origin: site }
  const signIn = await mock.fetch(
    new Request(`${site}/authenticate`, {
      method: 'POST',
      headers: own,
      body: new URLSearchParams({ username, password }),
    }),
  )
  const cookie = signIn.headers.getSetCookie().map((each) => each.split(';')[0])
  const headers = { ...own, cookie: cookie.join('; '), 'content-type': 'application/json' }
  return mock.fetch(new Request(`${site}${path}`, { headers, ...init }))
}

/** What the account has, read in a session of its own. */
const readAs = async (mock: Mock, path: string) => (await askAs(mock, path)).text()

async function writeAs(mock: Mock, path: string, body: object): Promise<void> {
  const { ok } = await askAs(mock, path, { method: 'POST', body: JSON.stringify(body) })
  expect(ok).toBe(true)
}

/** The sorted ids of a list in an answer. */
const idsOf = (text: string, name: string): string[] =>
  (JSON.parse(text) as Record<string, { id: string }[]>)[name]?.map(({ id }) => id).toSorted() ?? []

test('the job title is put back if the profile cannot be read after the update', async () => {
  const mock = startMock()
  const titleOf = async () =>
    (JSON.parse(await readAs(mock, '/api/user/profile')) as { jobTitle: string }).jobTitle
  const before = await titleOf()
  let isWritten = false
  const report = await checkWith(mock, 'profile', (request, next) => {
    const isProfile = new URL(request.url).pathname === '/api/user/profile'
    if (isProfile && request.method === 'POST') isWritten = true
    if (isProfile && request.method === 'GET' && isWritten) return new Response('', { status: 500 })
    return next()
  })
  expect(report.findings).toMatchObject([{ name: 'server-error', endpoint: 'readProfile' }])
  expect(await titleOf()).toBe(before)
})

test('the second folder of a server that takes a name twice is removed, too', async () => {
  const mock = startMock()
  const before = await readAs(mock, '/service/lists')
  const report = await checkWith(mock, 'saves', async (request, next) => {
    const { pathname } = new URL(request.url)
    if (request.method !== 'POST' || pathname !== '/service/lists') return next()
    const { name } = (await request.clone().json()) as { name: string }
    const answer = await next()
    if (answer.status !== 409) return answer
    const { url, method, headers } = request
    return next(new Request(url, { method, headers, body: JSON.stringify({ name: `${name} 2` }) }))
  })
  expect(report.findings).toMatchObject([{ name: 'accepted-wrong', endpoint: 'saveFolder' }])
  expect(JSON.parse(before)).toHaveProperty('lists')
  expect(await readAs(mock, '/service/lists')).toBe(before)
})

test('a test account that has saved every article is checked, and has its library back', async () => {
  const mock = startMock()
  const { entry } = JSON.parse(await readAs(mock, '/api/latest/0/100')) as {
    entry: { id: string }[]
  }
  const ids = entry.map(({ id }) => id)
  for (const id of ids) await writeAs(mock, '/service/saved', { id })
  const [list = ''] = idsOf(await readAs(mock, '/service/lists'), 'lists')
  await writeAs(mock, '/api/user/lists/bulk-update', { id: ids, listIds: [list] })
  const kept = async () => ({
    saves: idsOf(await readAs(mock, '/api/user/saves/0/200'), 'entry'),
    list: idsOf(await readAs(mock, `/api/user/list/${list}/0/200`), 'entry'),
  })
  const before = await kept()
  const report = await checkWith(mock, 'saves', (_request, next) => next())
  expect(report.findings).toEqual([])
  expect(report.journeys).toMatchObject([{ name: 'saves', state: 'passed' }])
  expect(before.list).toEqual(expect.arrayContaining(ids))
  expect(await kept()).toEqual(before)
})
