import { sampleContent } from '@bindery/mock-api/seed/content.ts'
import { describe, expect, test } from 'vitest'
import { notificationsOf } from '../page/notifications.ts'
import { count, long, opened, shows, strategy, team } from '../test/saved.ts'
import { reader, until, visit } from '../test/state.ts'
import { savedAction } from './saved-action.ts'

/** An item that the seed has saved in the first folder. */
const seeded = { id: sampleContent[0]?.id ?? '' }
const post = 'POST /service/saved'
const fault = { method: 'POST', path: '/service/saved', status: 500 } as const

describe('a pending save action', () => {
  test('the action of a guest opens the registration, which names it, and runs once after the reload', async () => {
    const here = visit()
    const store = await shows(here, long.id)
    const answer = await store.save(long, { folder: { name: 'Pricing' } })
    expect(answer).toEqual({ ok: false, failure: { kind: 'signed-out' } })
    expect(store.$saved.get().size).toBe(0)
    const name = 'To save “Title of a-long-view”'
    expect(here.state.auth.$auth.get()).toMatchObject({ screen: 'registration', reason: name })
    expect(here.state.pendingActions.$action.get()).toMatchObject({ kind: 'saved', name })
    expect(await count(here, post)).toBe(0)
    await here.state.session.signIn(reader)
    const after = here.reloaded()
    const shown = await shows(after, long.id)
    await until(shown.$saved, (map) => !!map.get(long.id)?.length)
    await until(after.state.pendingActions.$outcome, (outcome) => outcome?.failure === null)
    expect(await count(after, post)).toBe(1)
    const again = after.reloaded()
    await shows(again, long.id)
    expect(await count(again, post)).toBe(1)
  })

  test('the notification of a completed action offers an undo', async () => {
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
    const said = await until(after.state.liveRegion.$announcement, ({ text }) =>
      text.startsWith('1 item'),
    )
    expect(said.text).toBe('1 item(s) removed from My Library')
  })

  test('an undo keeps an item that was saved before the action', async () => {
    const here = visit()
    await (await shows(here, seeded.id)).save(seeded, { add: [team] })
    await here.state.session.signIn(reader)
    const after = here.reloaded()
    const shown = await shows(after, seeded.id)
    const { $notices, undo } = notificationsOf(after.state)
    const [notice] = await until($notices, ([first]) => first !== undefined)
    const map = await until(shown.$saved, (all) => all.get(seeded.id)?.length === 2)
    expect(map.get(seeded.id)).toEqual([strategy, team])
    if (notice) undo(notice)
    await until(shown.$saved, (map) => map.get(seeded.id)?.length === 1)
    expect(shown.$saved.get().get(seeded.id)).toEqual([strategy])
  })

  test('a failed action shows a notification with a retry', async () => {
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

  test('an action refused by a busy server shows the waiting time', async () => {
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

  test('the action runs without a reload if the page signs the guest in', async () => {
    const here = visit()
    const store = await shows(here, long.id)
    await store.save(long)
    here.state.auth.close()
    await here.server.control.signIn(reader.username)
    await here.state.session.refresh()
    await until(store.$saved, (map) => map.get(long.id)?.length === 0)
    expect(await count(here, post)).toBe(1)
  })

  test('an action that runs before the saved items have loaded shows its result', async () => {
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

  test('an action after the end of the session runs once, with its folders', async () => {
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
  ])('the parser rejects an invalid stored action: %j', (stored) => {
    expect(savedAction.parse(stored)).toBeNull()
  })
})
