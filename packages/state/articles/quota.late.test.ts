/** Answers about a quota that come when their reader has gone, and what other tabs hear. */
import { expect, test } from 'vitest'
import { holdAnswers } from '../test/calls.ts'
import { idle, reader, until, visit } from '../test/state.ts'
import { quotasOf } from './quota.ts'

const unknown = { status: 'unknown' }
const signedIn = async () => {
  const here = visit({ reload: 'never' })
  await here.server.control.signIn(reader.username)
  await here.state.session.check()
  return here
}
const reads = (calls: readonly string[]) => calls.filter((call) => call === 'GET /api/user/quota')

test('a quota that arrives after its reader has signed out is not shown', async () => {
  const here = await signedIn()
  const { $quota } = quotasOf(here.state)
  const answer = holdAnswers(here.page, 'GET /api/user/quota')
  $quota.listen(() => {})
  await answer.made
  await here.state.session.signOut()
  answer.come()
  await idle()
  expect($quota.get()).toEqual(unknown)
})

test('a count that is answered after its reader has signed out grants the article, and shows nothing', async () => {
  const here = await signedIn()
  const { $quota, read } = quotasOf(here.state)
  const answer = holdAnswers(here.page, 'POST /api/user/quota')
  const count = read('quota', '/2025/03/new')
  await answer.made
  await here.state.session.signOut()
  answer.come()
  expect(await count).toEqual({ ok: true, granted: true })
  expect($quota.get()).toEqual(unknown)
})

test('the quota ignores the late answer of a server without counts after the reader has signed out', async () => {
  const here = await signedIn()
  const { $quota, read } = quotasOf(here.state)
  await here.server.control.faults([{ method: 'POST', path: '/api/user/quota', status: 404 }])
  const answer = holdAnswers(here.page, 'GET /api/user/quota')
  const count = read('quota', '/2025/03/new')
  await answer.made
  await here.state.session.signOut()
  answer.come()
  expect(await count).toMatchObject({ ok: true })
  expect($quota.get()).toEqual(unknown)
})

test('a server that neither counts nor says how many are left answers with the first failure', async () => {
  const here = await signedIn()
  await here.server.control.faults([
    { method: 'POST', path: '/api/user/quota', status: 404 },
    { method: 'GET', path: '/api/user/quota', status: 500 },
  ])
  expect(await quotasOf(here.state).read('quota', '/2025/03/new')).toMatchObject({
    ok: false,
    failure: { kind: 'unexpected' },
  })
})

test('a page that the site may have counted makes the other tabs read the quota again, once', async () => {
  const one = await signedIn()
  const { $quota } = quotasOf(one.state)
  const isKnown = ({ status }: { status: string }) => status === 'known'
  $quota.listen(() => {})
  await until($quota, isKnown)
  const two = one.tab()
  quotasOf(two.state).$quota.listen(() => {})
  await until(quotasOf(two.state).$quota, isKnown)
  await expect.poll(async () => reads(await one.calls())).toHaveLength(3)
  await idle()
  expect(reads(await one.calls())).toHaveLength(3)
  // The number is the same: the page hears of no change.
  expect(one.page.events).toEqual([])
})

test('the quota of an earlier read does not replace that of a later one', async () => {
  const one = await signedIn()
  const { $quota } = quotasOf(one.state)
  const two = one.tab()
  await two.state.session.check()
  const early = holdAnswers(one.page, 'GET /api/user/quota', 1)
  $quota.listen(() => {})
  await early.made
  await quotasOf(two.state).read('quota', '/2025/03/new')
  await until($quota, (now) => 'count' in now && now.count === 1)
  early.come()
  await idle()
  expect($quota.get()).toMatchObject({ count: 1, remaining: 3 })
})

test('a quota that is known stays as it is when a later read fails', async () => {
  const here = await signedIn()
  const { $quota, read } = quotasOf(here.state)
  await read('quota', '/2025/03/new')
  const before = $quota.get()
  await here.server.control.faults([{ path: '/api/user/quota', status: 200, body: '[]' }])
  $quota.listen(() => {})
  await expect.poll(async () => reads(await here.calls())).not.toHaveLength(0)
  await idle()
  expect($quota.get()).toEqual(before)
})
