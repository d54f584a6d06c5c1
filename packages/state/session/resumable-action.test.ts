import { describe, expect, test } from 'vitest'
import { profileUpdate, updateProfile } from '../account/profile-update.ts'
import { giftMessages } from '../articles/gift.messages.ts'
import { createSafeStorage } from '../environment/safe-storage.ts'
import { reader, until, type Visit, visit } from '../test/state.ts'
import type { ResumableAction } from './resumable-action.ts'

const over = (here: Visit, times = 1) =>
  here.server.control.faults([{ method: 'POST', path: '/api/user/profile', status: 401, times }])
const signedIn = async (settings = {}) => {
  const here = visit(settings)
  await here.server.control.signIn(reader.username)
  await here.state.session.check()
  return here
}

describe('an action whose session has expired', () => {
  test('the action runs after a sign-in without a reload and reports its outcome', async () => {
    const here = await signedIn({ reload: 'never' })
    await over(here)
    await updateProfile(here.state, { jobTitle: 'Analyst' })
    expect(here.state.pendingActions.$outcome.get()).toBeNull()
    await here.state.session.signIn(reader)
    const outcome = await until(here.state.pendingActions.$outcome, (now) => now !== null)
    expect(outcome).toEqual({ kind: 'profile', data: { jobTitle: 'Analyst' }, failure: null })
    expect(here.state.session.$session.get()).toMatchObject({ user: { jobTitle: 'Analyst' } })
    await here.state.session.signOut()
    expect(here.state.pendingActions.$outcome.get()).toBeNull()
  })

  test('a failed retry is announced and keeps its data', async () => {
    const here = await signedIn()
    await over(here)
    await updateProfile(here.state, { jobTitle: 'Analyst' })
    await here.state.session.signIn(reader)
    await here.server.control.faults([{ method: 'POST', path: '/api/user/profile', status: 500 }])
    const after = here.reloaded()
    const { text } = await until(after.state.liveRegion.$announcement, ({ count }) => count > 0)
    expect(text).toBe('Something went wrong. Please try again.')
    expect(after.state.pendingActions.$outcome.get()).toEqual({
      kind: 'profile',
      data: { jobTitle: 'Analyst' },
      failure: { kind: 'server' },
    })
  })

  test('a second 401 keeps the pending action and opens the modal again', async () => {
    const here = await signedIn({ reload: 'never' })
    await over(here, 2)
    await updateProfile(here.state, { jobTitle: 'Analyst' })
    await here.state.session.signIn(reader)
    await until(here.state.pendingActions.$outcome, (now) => now?.failure?.kind === 'signed-out')
    expect(here.state.pendingActions.$action.get()).toMatchObject({ kind: 'profile' })
    expect(here.state.auth.$auth.get()).toMatchObject({ step: 'open', screen: 'sign-in' })
  })

  test('an action with a secret stores nothing in the tab', async () => {
    const here = await signedIn()
    const secret: ResumableAction<{ password: string }> = {
      kind: 'secret',
      name: () => 'Change your password',
      serialize: () => null,
      parse: () => null,
      run: async () => ({ ok: false, failure: { kind: 'signed-out' } }),
      successText: () => '',
    }
    await here.state.server.run(secret, { password: 'Bindery#2026' })
    expect(here.page.session.get('bindery:intent')).toBeNull()
    expect(here.state.auth.$auth.get()).toMatchObject({ step: 'open', screen: 'sign-in' })
  })

  test('an action called twice runs once', async () => {
    const here = await signedIn()
    const answers = await Promise.all([
      updateProfile(here.state, { jobTitle: 'Analyst' }),
      updateProfile(here.state, { jobTitle: 'Analyst' }),
    ])
    expect(answers.map(({ ok }) => ok)).toEqual([true, true])
    expect((await here.calls()).filter((call) => call === 'POST /api/user/profile')).toHaveLength(1)
  })

  test('an action with other data of the same kind runs at the same time', async () => {
    const here = await signedIn()
    const begun: string[] = []
    const open = Promise.withResolvers<void>()
    const mark: ResumableAction<{ id: string }> = {
      kind: 'mark',
      name: () => 'Mark',
      serialize: (input) => input,
      parse: () => null,
      run: async (_, { id }) => {
        begun.push(id)
        await open.promise
        return { ok: true }
      },
      successText: () => '',
    }
    const all = Promise.all(['one', 'two', 'one'].map((id) => here.state.server.run(mark, { id })))
    await expect.poll(() => begun).toEqual(['one', 'two'])
    open.resolve()
    expect((await all).every(({ ok }) => ok)).toBe(true)
    expect(begun).toEqual(['one', 'two'])
  })
})

describe('the pending action of a duplicated tab', () => {
  const cart = '/api/shopping-cart/items'
  const duplicated = async () => {
    const one = visit({ reload: 'never' })
    one.state.pendingActions.keep({
      kind: 'cart',
      name: 'Cart',
      data: {
        act: 'add',
        items: [{ productId: '501', availabilityId: '501-HBK-ENG', quantity: 1 }],
      },
    })
    const stored = one.page.session.get('bindery:intent') ?? ''
    const tab = new Map([['bindery:intent', stored]])
    const session = createSafeStorage(() => ({
      getItem: (key) => tab.get(key) ?? null,
      setItem: (key, value) => void tab.set(key, value),
      removeItem: (key) => void tab.delete(key),
    }))
    await one.server.control.signIn(reader.username)
    const two = visit({}, { browser: one.page.browser, session }, one.server)
    const outcomes = () =>
      Promise.all(
        [one, two].map(({ state }) => until(state.pendingActions.$outcome, (now) => now !== null)),
      )
    const added = async () => (await one.calls()).filter((call) => call === `POST ${cart}`).length
    return { one, two, outcomes, added }
  }

  test('the action runs in one of the tabs only', async () => {
    const { one, two, outcomes, added } = await duplicated()
    await Promise.all([one, two].map(({ state }) => state.session.check()))
    const failures = (await outcomes()).map((outcome) => outcome?.failure?.kind)
    expect(failures.sort()).toEqual(['signed-out', undefined])
    expect(await added()).toBe(1)
  })

  test.each([
    ['busy', 429, {}],
    ['refused', 422, { code: 'not_available' }],
  ] as const)('the other tab runs an action that failed as %s', async (kind, status, body) => {
    const { one, two, outcomes, added } = await duplicated()
    await one.server.control.faults([{ method: 'POST', path: cart, status, body, times: 1 }])
    await Promise.all([one, two].map(({ state }) => state.session.check()))
    const failures = (await outcomes()).map((outcome) => outcome?.failure?.kind)
    expect(failures.sort()).toEqual([kind, undefined])
    expect(await added()).toBe(2)
  })

  test('the other tab does not repeat an action that may have happened', async () => {
    const { one, two, outcomes, added } = await duplicated()
    await one.server.control.faults([{ method: 'POST', path: cart, abort: true }])
    await Promise.all([one, two].map(({ state }) => state.session.check()))
    const failures = (await outcomes()).map((outcome) => outcome?.failure?.kind)
    expect(failures.sort()).toEqual(['offline', 'signed-out'])
    expect(await added()).toBe(1)
  })
})

test('a refused pending action is announced in its own words', async () => {
  const here = visit()
  here.state.pendingActions.keep({
    kind: 'gift',
    name: 'Gift',
    data: { url: '/2025/03/an-article' },
  })
  const body = { code: 'gifts_spent' }
  await here.server.control.faults([
    { method: 'POST', path: '/api/article-gift', status: 403, body },
  ])
  await here.server.control.signIn(reader.username)
  await here.state.session.check()
  const { text } = await until(here.state.liveRegion.$announcement, ({ count }) => count > 0)
  expect(text).toBe(giftMessages.spent)
})

test('a pending action of an unknown version fails and is announced', async () => {
  const here = visit()
  here.state.pendingActions.keep({ kind: 'cart', name: 'Cart', data: { act: 'fill' } })
  await here.server.control.signIn(reader.username)
  await here.state.session.check()
  const { text } = await until(here.state.liveRegion.$announcement, ({ count }) => count > 0)
  expect(text).toBe('Something went wrong. Please try again.')
  expect(here.state.pendingActions.$outcome.get()).toMatchObject({
    failure: { kind: 'unexpected' },
  })
  expect((await here.calls()).filter((call) => /cart/.test(call))).toEqual([])
})

test.each([[null], [7], ['{}'], [[]], [{}], [{ jobTitle: 7 }], [{ status: 'subscribers' }]])(
  'a stored value that is no profile is dropped: %j',
  (kept) => {
    expect(profileUpdate.parse(kept)).toBeNull()
  },
)
