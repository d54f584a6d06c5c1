import { describe, expect, test } from 'vitest'
import { giftMessages } from './gift.messages.ts'
import { updateProfile } from './profile-update.ts'
import { profileUpdate } from './profile-update-verbs.ts'
import type { ReaderVerb } from './reader-verb.ts'
import { reader, until, type Visit, visit } from './test-state.ts'

const over = (here: Visit, times = 1) =>
  here.server.control.faults([{ method: 'POST', path: '/api/user/profile', status: 401, times }])
const signedIn = async (settings = {}) => {
  const here = visit(settings)
  await here.server.control.signIn(reader.username)
  await here.state.session.check()
  return here
}

describe('a verb whose session has ended', () => {
  test('is done after signing in without a reload, and says how it ended', async () => {
    const here = await signedIn({ reload: 'never' })
    await over(here)
    await updateProfile(here.state, { jobTitle: 'Analyst' })
    expect(here.state.intent.$outcome.get()).toBeNull()
    await here.state.session.signIn(reader)
    const outcome = await until(here.state.intent.$outcome, (now) => now !== null)
    expect(outcome).toEqual({ kind: 'profile', data: { jobTitle: 'Analyst' }, failure: null })
    expect(here.state.session.$session.get()).toMatchObject({ user: { jobTitle: 'Analyst' } })
    await here.state.session.signOut()
    expect(here.state.intent.$outcome.get()).toBeNull()
  })

  test('and that fails then is told, with the data to offer again', async () => {
    const here = await signedIn()
    await over(here)
    await updateProfile(here.state, { jobTitle: 'Analyst' })
    await here.state.session.signIn(reader)
    await here.server.control.faults([{ method: 'POST', path: '/api/user/profile', status: 500 }])
    const after = here.reloaded()
    const { text } = await until(after.state.status.$announcement, ({ count }) => count > 0)
    expect(text).toBe('Something went wrong. Please try again.')
    expect(after.state.intent.$outcome.get()).toEqual({
      kind: 'profile',
      data: { jobTitle: 'Analyst' },
      failure: { kind: 'server' },
    })
  })

  test('again, after signing in: it is kept again, and the modal asks again', async () => {
    const here = await signedIn({ reload: 'never' })
    await over(here, 2)
    await updateProfile(here.state, { jobTitle: 'Analyst' })
    await here.state.session.signIn(reader)
    await until(here.state.intent.$outcome, (now) => now?.failure?.kind === 'signed-out')
    expect(here.state.intent.$kept.get()).toMatchObject({ kind: 'profile' })
    expect(here.state.auth.$auth.get()).toMatchObject({ step: 'open', screen: 'sign-in' })
  })

  test('may keep nothing: a secret is not written into the tab', async () => {
    const here = await signedIn()
    const secret: ReaderVerb<{ password: string }> = {
      kind: 'secret',
      name: () => 'Change your password',
      keep: () => null,
      read: () => null,
      act: async () => ({ ok: false, failure: { kind: 'signed-out' } }),
      done: () => '',
    }
    await here.state.online(({ forReader }) => forReader(secret, { password: 'Bindery#2026' }))
    expect(here.page.session.get('bindery:intent')).toBeNull()
    expect(here.state.auth.$auth.get()).toMatchObject({ step: 'open', screen: 'sign-in' })
  })

  test('is begun once, however often it is called meanwhile', async () => {
    const here = await signedIn()
    const answers = await Promise.all([
      updateProfile(here.state, { jobTitle: 'Analyst' }),
      updateProfile(here.state, { jobTitle: 'Analyst' }),
    ])
    expect(answers.map(({ ok }) => ok)).toEqual([true, true])
    expect((await here.calls()).filter((call) => call === 'POST /api/user/profile')).toHaveLength(1)
  })

  test('does not keep another thing of its kind from being begun', async () => {
    const here = await signedIn()
    const begun: string[] = []
    const open = Promise.withResolvers<void>()
    const mark: ReaderVerb<{ id: string }> = {
      kind: 'mark',
      name: () => 'Mark',
      keep: (input) => input,
      read: () => null,
      act: async (_, { id }) => {
        begun.push(id)
        await open.promise
        return { ok: true }
      },
      done: () => '',
    }
    const all = Promise.all(
      ['one', 'two', 'one'].map((id) =>
        here.state.online(({ forReader }) => forReader(mark, { id })),
      ),
    )
    await expect.poll(() => begun).toEqual(['one', 'two'])
    open.resolve()
    expect((await all).every(({ ok }) => ok)).toBe(true)
    expect(begun).toEqual(['one', 'two'])
  })
})

test('a wish that is refused later is told in words of its own', async () => {
  const here = visit()
  here.state.intent.keep({ kind: 'gift', name: 'Gift', data: { url: '/2025/03/an-article' } })
  const body = { code: 'gifts_spent' }
  await here.server.control.faults([
    { method: 'POST', path: '/api/article-gift', status: 403, body },
  ])
  await here.server.control.signIn(reader.username)
  await here.state.session.check()
  const { text } = await until(here.state.status.$announcement, ({ count }) => count > 0)
  expect(text).toBe(giftMessages.spent)
})

test('a wish of another version, which nobody understands, is said to have failed', async () => {
  const here = visit()
  here.state.intent.keep({ kind: 'cart', name: 'Cart', data: { act: 'fill' } })
  await here.server.control.signIn(reader.username)
  await here.state.session.check()
  const { text } = await until(here.state.status.$announcement, ({ count }) => count > 0)
  expect(text).toBe('Something went wrong. Please try again.')
  expect(here.state.intent.$outcome.get()).toMatchObject({ failure: { kind: 'unexpected' } })
  expect((await here.calls()).filter((call) => /cart/.test(call))).toEqual([])
})

test.each([[null], [7], ['{}'], [[]], [{}], [{ jobTitle: 7 }], [{ status: 'subscribers' }]])(
  'what was kept and is no profile is dropped: %j',
  (kept) => {
    expect(profileUpdate.read(kept)).toBeNull()
  },
)
