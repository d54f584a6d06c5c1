import { sampleContent } from '@bindery/mock-api/seed/content.ts'
import type { ReadableAtom } from 'nanostores'
import { describe, expect, test } from 'vitest'
import { updateProfile } from '../account/profile-update.ts'
import { quotasOf } from '../articles/quota.ts'
import { cartOf } from '../cart/cart.ts'
import { type Followable, followsOf } from '../follows/follows.ts'
import { foldersOf } from '../library/folders.ts'
import { savedOf } from '../library/saved.ts'
import { chooseAddress, submitOrder } from '../orders/order.ts'
import { notificationsOf } from '../page/notifications.ts'
import { createStream } from '../streams/stream.ts'
import { holdAnswers, holdCalls } from '../test/calls.ts'
import { item, opened } from '../test/saved.ts'
import {
  idle,
  known,
  leave,
  origin,
  reader,
  replaced,
  signedIn,
  until,
  type Visit,
  visit,
  writes,
} from '../test/state.ts'
import { watchReader } from './reader-guard.ts'

const seeded = sampleContent[0]?.id ?? ''
const strategy: Followable = { type: 'topic', id: 'strategy', name: 'Strategy' }
const long = item('a-long-view')

const failing = { method: 'POST', path: '/service/saved', status: 500 } as const

const readerChanges = [
  ['leaves', leave],
  ['makes room for another', replaced],
] as const

const left = ({ state }: Visit) => [state.pendingActions.$action.get(), state.auth.$auth.get().step]
const user = ({ state }: Visit) => Object(state.session.$session.get()).user?.emailAddress

describe.each(readerChanges)('a reader who %s in the middle of a change', (_, go) => {
  test('a late 401 opens no sign-in and leaves no pending action to the next reader', async () => {
    const here = await signedIn()
    await here.server.control.faults([{ method: 'POST', path: '/service/saved', status: 401 }])
    const late = holdAnswers(here.page, 'POST /service/saved')
    const answer = savedOf(here.state).save(long)
    await late.made
    await go(here)
    const before = user(here)
    late.come()
    expect(await answer).toEqual({ ok: false, failure: { kind: 'signed-out' } })
    expect(left(here)).toEqual([null, 'closed'])
    expect(user(here)).toBe(before)
  })

  test('the queued saves of the reader are not sent', async () => {
    const { here, store } = await opened()
    const late = holdAnswers(here.page, 'POST /service/saved')
    const first = store.save(long)
    await late.made
    const next = store.remove([long.id])
    await go(here)
    late.come()
    await first
    expect(await next).toEqual({ ok: false, failure: { kind: 'signed-out' } })
    expect(await writes(here)).toEqual(['POST /service/saved'])
    expect(left(here)).toEqual([null, 'closed'])
  })

  test.each([
    ['followed', (here: Visit) => followsOf(here.state).follow(strategy)],
    [
      'changed of their profile',
      (here: Visit) => updateProfile(here.state, { jobTitle: 'Analyst' }),
    ],
  ])('the session is not refetched by what the reader had %s', async (_what, act) => {
    const here = await signedIn()
    const late = holdAnswers(here.page, 'POST ')
    const answer = act(here)
    await late.made
    await go(here)
    const [before, asked] = [user(here), (await here.calls()).length]
    late.come()
    await answer
    await idle()
    expect(user(here)).toBe(before)
    expect(await here.calls()).toHaveLength(asked)
  })

  test('the queued follows of the reader are not sent', async () => {
    const here = await signedIn()
    const store = followsOf(here.state)
    store.$follows.listen(() => {})
    const late = holdAnswers(here.page, 'POST ')
    const first = store.follow(strategy)
    await late.made
    const next = store.unfollow(strategy)
    await go(here)
    late.come()
    await first
    expect(await next).toEqual({ ok: false, failure: { kind: 'signed-out' } })
    expect(await writes(here)).toHaveLength(1)
    expect(left(here)).toEqual([null, 'closed'])
  })

  test.each([[[]], [[failing]]])(
    'the outcome of a pending action of the reader is not shown: %j',
    async (faults) => {
      const guest = visit()
      await known(guest)
      await savedOf(guest.state).save(long)
      await guest.state.session.signIn(reader)
      const here = guest.reloaded()
      await here.server.control.faults(faults)
      const late = holdAnswers(here.page, 'POST /service/saved')
      await known(here)
      await late.made
      await go(here)
      late.come()
      await savedOf(here.state).settled()
      await idle()
      expect(notificationsOf(here.state).$notices.get()).toEqual([])
      expect(here.state.pendingActions.$outcome.get()).toBeNull()
    },
  )
})

test('a late order response sets no order cookie for the next reader', async () => {
  const here = await signedIn()
  await cartOf(here.state).add([{ productId: '502', availabilityId: '502-PDF-ENG', quantity: 1 }])
  const chosen = await chooseAddress(here.state, 'a-1001-1')
  if (!chosen.ok) throw new Error(chosen.failure.kind)
  const { modifiedTime, grandTotal, currency } = chosen.checkout.cart
  const paid = await here.server.fetch(`${origin}/__pay/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ number: '4242424242424242', expiry: '12/34', cvc: '123' }),
  })
  const { token: paymentToken } = await paid.json()
  const late = holdAnswers(here.page, 'POST ')
  const wish = { idempotencyKey: 'order-0001', modifiedTime, grandTotal, currency, paymentToken }
  const answer = submitOrder(here.state, wish)
  await late.made
  await leave(here)
  late.come()
  expect(await answer).toMatchObject({ ok: true })
  expect(here.page.jar.get('bindery-order')).toBeUndefined()
})

test('a reader who signs in again in another tab sees what this tab has saved meanwhile', async () => {
  const { here, of } = await opened()
  const asked = holdCalls(here.page, '/service/saved')
  const answer = savedOf(here.state).save(long)
  const other = here.tab()
  await known(other)
  await other.state.session.signIn(reader)
  await expect.poll(() => of(long.id)).toBeNull()
  asked()
  expect(await answer).toEqual({ ok: true })
  await expect.poll(() => of(long.id)).toEqual([])
})

test('a reader who signs in again counts as the same reader', async () => {
  const here = await signedIn()
  const hasChanged = watchReader(here.state.session)
  await leave(here)
  expect(hasChanged()).toBe(true)
  await here.state.session.signIn(reader)
  expect(hasChanged()).toBe(false)
})

const isThere = (value: unknown) => {
  const { status, step, size } = Object(value)
  return status === 'known' || step === 'shown' || size > 0
}
const later = {
  'what is saved': {
    call: 'GET /api/user/saves/lists',
    show: ({ state }: Visit) => savedOf(state).$saved,
    ask: ({ state }: Visit) => void savedOf(state).want([seeded]),
  },
  'the folders': {
    call: 'GET /service/lists',
    show: ({ state }: Visit) => foldersOf(state).$folders,
  },
  'the quota': {
    call: 'GET /api/user/quota',
    show: ({ state }: Visit) => quotasOf(state).$quota,
  },
  'the topics': {
    call: 'GET /service/topic',
    show: ({ state }: Visit) => followsOf(state).$follows,
    ask: ({ state }: Visit) => void followsOf(state).loadTopics(),
  },
  'a stream': {
    call: 'GET /api/user/saves/0/8',
    show: ({ state }: Visit) => {
      const { $feed, show } = createStream(state)
      show({ stream: 'saves' })
      return $feed
    },
  },
}

type Late = (typeof later)[keyof typeof later]
const look = (here: Visit, { show, ...more }: Late) => {
  const store: ReadableAtom = show(here)
  store.listen(() => {})
  if ('ask' in more) more.ask(here)
  return store
}
/** A page on which it is asked for, and not answered; and what the one sees who comes then. */
const asking = async (what: Late) => {
  const here = await signedIn()
  const late = holdAnswers(here.page, what.call, 1)
  const store = look(here, what)
  here.page.settle()
  await late.made
  const theirs = async () => {
    const shown = await until(look(visit({}, {}, here.server), what), isThere)
    await expect.poll(() => store.get()).toEqual(shown)
  }
  return { here, store, late, theirs }
}

describe.each(Object.entries(later))('%s of a reader who has left', (name, what) => {
  test('the late response is not shown after that of the next reader', async () => {
    const { here, store, late, theirs } = await asking(what)
    await replaced(here)
    await theirs()
    const shown = store.get()
    late.come()
    await idle()
    expect(store.get()).toEqual(shown)
  })

  // What is followed is in the user record besides.
  if (name === 'the topics') return
  test('the late response is not shown before that of the next reader', async () => {
    const { here, store, late, theirs } = await asking(what)
    const next = holdAnswers(here.page, what.call)
    await replaced(here)
    late.come()
    await idle()
    expect(isThere(store.get())).toBe(false)
    next.come()
    await theirs()
  })
})
