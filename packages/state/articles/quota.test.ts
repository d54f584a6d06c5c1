import { expect, test } from 'vitest'
import { holdCalls } from '../test/calls.ts'
import { idle, reader, until, visit } from '../test/state.ts'
import { quotasOf } from './quota.ts'

const isKnown = ({ status }: { status: string }) => status === 'known'

test('the quota is requested once per page for any number of meters', async () => {
  const here = visit()
  await here.server.control.signIn(reader.username)
  for (let tag = 0; tag < 60; tag += 1) {
    quotasOf(here.state).$quota.listen(() => {})
    quotasOf(here.state).$ascendQuota.listen(() => {})
  }
  expect(await until(quotasOf(here.state).$quota, isKnown)).toMatchObject({ limit: 4 })
  expect(await until(quotasOf(here.state).$ascendQuota, isKnown)).toMatchObject({ limit: 3 })
  const reads = (await here.calls()).filter((call) => call.startsWith('GET')).sort()
  expect(reads).toEqual([
    'GET /api/user/ascend-quota',
    'GET /api/user/profile',
    'GET /api/user/quota',
  ])
})

test('a guest has no quota, and no request is sent', async () => {
  const here = visit()
  quotasOf(here.state).$quota.listen(() => {})
  await here.state.session.check()
  expect(quotasOf(here.state).$quota.get()).toEqual({ status: 'unknown' })
  expect(await here.calls()).toEqual(['GET /api/user/profile'])
})

test('the quota counts each article once', async () => {
  const here = visit()
  await here.server.control.signIn(reader.username)
  quotasOf(here.state).$quota.listen(() => {})
  const before = await until(quotasOf(here.state).$quota, isKnown)
  if (before.status !== 'known') throw new Error('not known')
  const { read } = quotasOf(here.state)
  expect(await Promise.all([read('quota', '/2025/03/new'), read('quota', '/2025/03/new')])).toEqual(
    [
      { ok: true, granted: true },
      { ok: true, granted: true },
    ],
  )
  expect(quotasOf(here.state).$quota.get()).toMatchObject({
    count: before.count + 1,
    remaining: before.remaining - 1,
  })
  expect((await here.calls()).filter((call) => call === 'POST /api/user/quota')).toHaveLength(1)
  expect(here.page.events.map(({ type, detail }) => [type, detail])).toEqual([
    [
      'bindery-quota-changed',
      {
        kind: 'quota',
        limit: before.limit,
        count: before.count + 1,
        remaining: before.remaining - 1,
      },
    ],
  ])
})

test('a spent quota grants nothing more', async () => {
  const here = visit()
  await here.server.control.signIn(reader.username)
  const answers = []
  for (let article = 0; article < 6; article += 1) {
    answers.push(await quotasOf(here.state).read('ascend', `/ascend/${article}`))
  }
  expect(answers.at(-1)).toEqual({ ok: true, granted: false })
  expect(quotasOf(here.state).$ascendQuota.get()).toMatchObject({ remaining: 0 })
})

test.each([404, 405])(
  'a server that answers the count with %d is asked how many articles are left',
  async (status) => {
    for (const remaining of [0, 2]) {
      const here = visit()
      await here.server.control.signIn(reader.username)
      const path = '/api/user/quota'
      await here.server.control.faults([
        { method: 'POST', path, status },
        {
          method: 'GET',
          path,
          status: 200,
          body: { limit: 4, count: 4 - remaining, remaining },
          headers: { 'content-type': 'application/json' },
        },
      ])
      const answer = await quotasOf(here.state).read('quota', '/2025/03/new')
      expect(answer).toEqual({ ok: true, granted: remaining > 0 })
      expect(quotasOf(here.state).$quota.get()).toMatchObject({ remaining })
    }
  },
)

test('an article read in one tab is counted in the other tabs', async () => {
  const one = visit()
  await one.server.control.signIn(reader.username)
  const two = one.tab()
  quotasOf(two.state).$quota.listen(() => {})
  await until(quotasOf(two.state).$quota, isKnown)
  await quotasOf(one.state).read('quota', '/2025/03/new')
  expect(await until(quotasOf(two.state).$quota, (now) => 'count' in now && now.count > 0)).toEqual(
    quotasOf(one.state).$quota.get(),
  )
  expect(two.page.events.map(({ type }) => type)).toEqual(['bindery-quota-changed'])
})

test('a late quota response does not undo a newer count', async () => {
  const { server } = visit()
  await server.control.signIn(reader.username)
  let late: () => void = () => {}
  const here = visit(
    {},
    {
      fetch: async (input, init) => {
        const request = new Request(input, init)
        const answer = await server.fetch(request)
        if (request.method === 'GET' && request.url.endsWith('/user/quota'))
          await new Promise<void>((resolve) => {
            late = resolve
          })
        return answer
      },
    },
    server,
  )
  quotasOf(here.state).$quota.listen(() => {})
  await expect.poll(() => here.calls()).toContain('GET /api/user/quota')
  await quotasOf(here.state).read('quota', '/2025/03/new')
  late()
  await here.state.session.refresh()
  expect(quotasOf(here.state).$quota.get()).toMatchObject({ count: 1, remaining: 3 })
})

test('a quota that the server read before a count does not undo the count', async () => {
  const { server } = visit()
  await server.control.signIn(reader.username)
  const [sent, handled, late] = [0, 1, 2].map(() => Promise.withResolvers<void>())
  const here = visit(
    {},
    {
      fetch: async (input, init) => {
        const request = new Request(input, init)
        if (!request.url.endsWith('/user/quota')) return server.fetch(request)
        if (request.method === 'POST') {
          sent?.resolve()
          await handled?.promise
          return server.fetch(request)
        }
        const answer = await server.fetch(request)
        handled?.resolve()
        await late?.promise
        return answer
      },
    },
    server,
  )
  await here.state.session.check()
  const count = quotasOf(here.state).read('quota', '/2025/03/new')
  await sent?.promise
  quotasOf(here.state).$quota.listen(() => {})
  await count
  late?.resolve()
  const reads = async () => (await here.calls()).filter((call) => call === 'GET /api/user/quota')
  await expect.poll(reads).toHaveLength(2)
  await here.state.session.refresh()
  expect(quotasOf(here.state).$quota.get()).toMatchObject({ count: 1, remaining: 3 })
})

test('a failed count reports its failure, and a retry succeeds', async () => {
  const here = visit()
  await here.server.control.signIn(reader.username)
  await here.server.control.faults([
    { method: 'POST', path: '/api/user/quota', status: 500, times: 1 },
  ])
  expect(await quotasOf(here.state).read('quota', '/a')).toEqual({
    ok: false,
    failure: { kind: 'server' },
  })
  expect(await quotasOf(here.state).read('quota', '/a')).toMatchObject({ ok: true })

  const broken = visit()
  await broken.server.control.signIn(reader.username)
  await broken.server.control.faults([{ path: '/api/user/quota', status: 200, body: '[]' }])
  quotasOf(broken.state).$quota.listen(() => {})
  const state = await until(quotasOf(broken.state).$quota, (now) => 'failure' in now)
  expect(state).toEqual({ status: 'unknown', failure: { kind: 'contract' } })
})

test('a quota that failed to load is requested again by the next meter', async () => {
  const here = visit()
  await here.server.control.signIn(reader.username)
  await here.server.control.faults([{ path: '/api/user/quota', status: 200, body: '[]' }])
  const { $quota } = quotasOf(here.state)
  const off = $quota.listen(() => {})
  await until($quota, (now) => 'failure' in now)
  off()
  await here.server.control.faults([])
  $quota.listen(() => {})
  expect(await until($quota, isKnown)).toMatchObject({ limit: 4 })
})

test('the quota is cleared at sign-out and read again for the next reader', async () => {
  const here = visit({ reload: 'never' })
  await here.server.control.signIn(reader.username)
  quotasOf(here.state).$quota.listen(() => {})
  await until(quotasOf(here.state).$quota, isKnown)
  await here.state.session.signOut()
  expect(quotasOf(here.state).$quota.get()).toEqual({ status: 'unknown' })
  await here.state.session.signIn({ ...reader, username: 'reader.de@example.com' })
  expect(await until(quotasOf(here.state).$quota, isKnown)).toMatchObject({ limit: 4 })
})

test('the quota adds up articles read in two tabs at once', async () => {
  const here = visit()
  await here.server.control.signIn(reader.username)
  const tab = here.tab()
  for (const page of [here, tab]) quotasOf(page.state).$quota.listen(() => {})
  const before = await until(quotasOf(here.state).$quota, isKnown)
  if (before.status !== 'known') throw new Error('not known')
  const go = holdCalls(here.page, 'POST /api/user/quota')
  const mine = quotasOf(here.state).read('quota', '/2025/03/new')
  await quotasOf(tab.state).read('quota', '/2025/03/other')
  await until(quotasOf(here.state).$quota, (now) => 'count' in now && now.count > before.count)
  go()
  await mine
  await until(
    quotasOf(here.state).$quota,
    (now) => 'count' in now && now.count === before.count + 2,
  )
})

test('a sign-in makes each of three other visible tabs ask for the profile and its quota once, however late the answers', async () => {
  // Each tab has asked as a guest before the sign-in: a store that loads later takes the page for one of a reader.
  await import('./quota-store.ts')
  const here = visit({ reload: 'never' })
  const tabs = [here, here.tab(), here.tab(), here.tab()]
  const answers = tabs.map(({ page }) => holdCalls(page, 'GET /api/user/quota'))
  for (const { state } of tabs) {
    quotasOf(state).$quota.listen(() => {})
    await state.session.check()
  }
  await idle()
  const before = (await here.calls()).length
  await here.state.session.signIn(reader)
  for (const { state } of tabs) await until(state.session.$session, (now) => 'user' in now)
  for (const [index, { state }] of tabs.entries()) {
    answers[index]?.()
    await until(quotasOf(state).$quota, isKnown)
  }
  await idle()
  const head = 'HEAD /api/user/profile'
  const quota = 'GET /api/user/quota'
  expect((await here.calls()).slice(before).toSorted()).toEqual([
    'GET /api/user/profile',
    ...[quota, quota, quota, quota],
    ...[head, head, head],
    'POST /authenticate',
  ])
})
