import { expect, test } from 'vitest'
import { visit } from '../test/state.ts'
import { completeActivation, reportTransaction } from './activation.ts'

const signedIn = async () => {
  const here = visit()
  await here.server.control.signIn('good@example.com')
  const state = await here.state.session.check()
  if (!('user' in state)) throw new Error('nobody is signed in')
  return { ...here, user: state.user }
}

test('an activation is completed, and the profile asked for anew', async () => {
  const { state, calls } = await signedIn()
  const before = await calls()
  expect(await completeActivation(state)).toEqual({ ok: true })
  expect((await calls()).slice(before.length)).toEqual([
    'POST /api/user/subscribe/checkoutComplete',
    'GET /api/user/profile',
  ])
})

test('a transaction is told to analytics without the uid, and to its own reader alone', async () => {
  const { state, page, user } = await signedIn()
  expect(await reportTransaction(state, user.guid)).toEqual({ ok: true })
  expect(page.dataLayer).toEqual([
    {
      event: 'bindery-analytics',
      name: 'transaction-complete',
      data: { status: 'subscribers', subscriptions: ['CDS_US'] },
    },
  ])
  expect(await reportTransaction(state, 'somebody-else')).toMatchObject({
    failure: { code: 'not_found' },
  })
})

test('what has an address of somebody in it is not told', async () => {
  const { server, state, page } = await signedIn()
  const path = '/api/digitaldata/piano/transactionComplete'
  const body = { term: 'Digital', buyer: { email: 'good@example.com' }, mail: ['a@b.example'] }
  await server.control.faults([{ path, status: 200, body }])
  expect(await reportTransaction(state, 'x')).toEqual({ ok: true })
  expect(page.dataLayer).toMatchObject([{ data: { term: 'Digital' } }])
  expect(JSON.stringify([page.dataLayer, page.adobeDataLayer])).not.toContain('@')
})

test('a guest has none of this', async () => {
  const { state } = visit()
  const signedOut = { ok: false, failure: { kind: 'signed-out' } }
  expect(await completeActivation(state)).toEqual(signedOut)
  expect(await reportTransaction(state, 'x')).toEqual(signedOut)
})
