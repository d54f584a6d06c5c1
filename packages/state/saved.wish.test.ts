import { sampleContent } from '@bindery/mock-api/seed/content.ts'
import { describe, expect, test } from 'vitest'
import { notificationsOf } from './notification.ts'
import { savedVerb } from './saved-verbs.ts'
import { count, long, opened, shows, strategy, team } from './test-saved.ts'
import { reader, until, visit } from './test-state.ts'

/** One that the seed has saved, in the first folder. */
const seeded = { id: sampleContent[0]?.id ?? '' }
const post = 'POST /service/saved'
const fault = { method: 'POST', path: '/service/saved', status: 500 } as const

describe('a wish', () => {
  test('of a guest is named, asks for registration, and is done once after the reload', async () => {
    const here = visit()
    const store = await shows(here, long.id)
    const answer = await store.save(long, { folder: { name: 'Pricing' } })
    expect(answer).toEqual({ ok: false, failure: { kind: 'signed-out' } })
    expect(store.$saved.get().size).toBe(0)
    const name = 'To save “Title of a-long-view”'
    expect(here.state.auth.$auth.get()).toMatchObject({ screen: 'registration', reason: name })
    expect(here.state.intent.$kept.get()).toMatchObject({ kind: 'saved', name })
    expect(await count(here, post)).toBe(0)
    await here.state.session.signIn(reader)
    const after = here.reloaded()
    const shown = await shows(after, long.id)
    await until(shown.$saved, (map) => !!map.get(long.id)?.length)
    await until(after.state.intent.$outcome, (outcome) => outcome?.failure === null)
    expect(await count(after, post)).toBe(1)
    const again = after.reloaded()
    await shows(again, long.id)
    expect(await count(again, post)).toBe(1)
  })

  test('can be taken back when it was done: the notice says so', async () => {
    const here = visit()
    await (await shows(here, long.id)).save(long)
    await here.state.session.signIn(reader)
    const after = here.reloaded()
    const shown = await shows(after, long.id)
    const { $notices, undo } = notificationsOf(after.state)
    const [notice] = await until($notices, ([first]) => first !== undefined)
    expect(notice?.words).toBe('“Title of a-long-view” was saved to My Library.')
    if (notice) undo(notice)
    await until(shown.$saved, (map) => map.get(long.id) === null)
    const said = await until(after.state.status.$announcement, ({ text }) =>
      text.startsWith('1 item'),
    )
    expect(said.text).toBe('1 item(s) removed from My Library')
  })

  test('for what was saved long ago leaves it saved when it is taken back', async () => {
    const here = visit()
    await (await shows(here, seeded.id)).save(seeded, { add: [team] })
    await here.state.session.signIn(reader)
    const after = here.reloaded()
    const shown = await shows(after, seeded.id)
    const { $notices, undo } = notificationsOf(after.state)
    const [notice] = await until($notices, ([first]) => first !== undefined)
    expect(shown.$saved.get().get(seeded.id)).toEqual([strategy, team])
    if (notice) undo(notice)
    await until(shown.$saved, (map) => map.get(seeded.id)?.length === 1)
    expect(shown.$saved.get().get(seeded.id)).toEqual([strategy])
  })

  test('that fails is told, and may be tried again', async () => {
    const here = visit()
    await (await shows(here, long.id)).save(long)
    await here.state.session.signIn(reader)
    await here.server.control.faults([{ ...fault, times: 1 }])
    const after = here.reloaded()
    const shown = await shows(after, long.id)
    const { $notices, undo } = notificationsOf(after.state)
    const [notice] = await until($notices, ([first]) => first !== undefined)
    expect(notice).toMatchObject({ undo: { words: 'Try again' } })
    if (notice) undo(notice)
    await until(shown.$saved, (map) => map.get(long.id)?.length === 0)
  })

  test('that a busy server has refused says how long to wait', async () => {
    const here = visit()
    await (await shows(here, long.id)).save(long)
    await here.state.session.signIn(reader)
    const headers = { 'Retry-After': '20' }
    await here.server.control.faults([{ ...fault, status: 429, headers, times: 1 }])
    const after = here.reloaded()
    await shows(after, long.id)
    const [notice] = await until(notificationsOf(after.state).$notices, ([first]) => !!first)
    expect(notice).toMatchObject({
      words: 'Please wait 20 seconds and try again.',
      undo: { words: 'Try again' },
    })
  })

  test('of a guest whose page signs them in by itself is done without a reload', async () => {
    const here = visit()
    const store = await shows(here, long.id)
    await store.save(long)
    here.state.auth.close()
    await here.server.control.signIn(reader.username)
    await here.state.session.refresh()
    await until(store.$saved, (map) => map.get(long.id)?.length === 0)
    expect(await count(here, post)).toBe(1)
  })

  test('that begins before the page knows what is saved is shown all the same', async () => {
    const here = visit()
    await (await shows(here, long.id)).save(long)
    await here.state.session.signIn(reader)
    await here.server.control.faults([{ ...fault, status: undefined, delayMs: 60 }])
    const after = here.reloaded()
    await after.state.session.check()
    await expect.poll(() => count(after, post)).toBe(1)
    const shown = await shows(after, long.id)
    await until(shown.$saved, (map) => map.get(long.id)?.length === 0)
  })

  test('whose session ended in the middle is done once, with its folders', async () => {
    const { here, store } = await opened()
    await here.server.control.faults([{ ...fault, status: 401, times: 1 }])
    await store.save(long, { add: [team] })
    expect(here.state.auth.$auth.get()).toMatchObject({ screen: 'sign-in' })
    await here.state.session.signIn(reader)
    const after = here.reloaded()
    const shown = await shows(after, long.id)
    await until(shown.$saved, (map) => map.get(long.id)?.[0] === team)
    expect(await count(after, post)).toBe(2)
  })

  test.each([
    [null],
    [7],
    [{}],
    [{ act: 'save', ids: ['x'] }],
    [{ act: 'x', ids: ['x'] }],
    [{ act: 'remove', ids: [] }],
  ])('that is none is dropped: %j', (kept) => {
    expect(savedVerb.read(kept)).toBeNull()
  })
})
