import { describe, expect, test } from 'vitest'
import type { Settings } from '../settings/settings.ts'
import { holdAnswers } from '../test/calls.ts'
import { reader, replaced, until, type Visit, visit } from '../test/state.ts'
import { type FolderState, folderAction, foldersOf } from './folders.ts'

const names = (now: FolderState) =>
  now.status === 'known' ? now.folders.map(({ name }) => name) : []
const shown = ({ state }: Visit) => names(foldersOf(state).$folders.value ?? { status: 'unknown' })
const has =
  (...wanted: string[]) =>
  (now: FolderState) =>
    now.status === 'known' && names(now).join() === wanted.join()
const seeded = ['Strategy 2026', 'Team reading', 'hbrgift']

const opened = async (settings: Partial<Settings> = {}) => {
  const here = visit(settings)
  await here.server.control.signIn(reader.username)
  return listened(here)
}
/** Opens a page that shows the folders. */
const listened = async (here: Visit) => {
  const { $folders, ...folders } = foldersOf(here.state)
  $folders.listen(() => {})
  here.page.settle()
  here.page.settle()
  const known = await until($folders, ({ status }) => status === 'known')
  const idOf = (name: string) =>
    (known.status === 'known' && known.folders.find((one) => one.name === name)?.id) || ''
  return { here, $folders, ...folders, idOf }
}
const listCalls = async (here: Visit, method = 'GET') =>
  (await here.calls()).filter((call) => call === `${method} /service/lists`).length

describe('the folders of the page', () => {
  test('the folders load once for all tags', async () => {
    const { here } = await opened()
    expect(shown(here)).toEqual(seeded)
    foldersOf(here.state).$folders.listen(() => {})
    here.page.settle()
    expect(foldersOf(here.state)).toBe(foldersOf(here.state))
    expect(await listCalls(here)).toBe(1)
  })

  test('the folders do not load for a guest', async () => {
    const here = visit()
    foldersOf(here.state).$folders.listen(() => {})
    here.page.settle()
    here.page.settle()
    await until(here.state.session.$session, ({ status }) => status === 'guest')
    expect(await listCalls(here)).toBe(0)
    await here.state.session.signIn(reader)
    await until(foldersOf(here.state).$folders, has(...seeded))
  })

  test('the folders clear when the reader signs out', async () => {
    const { here } = await opened()
    await here.state.session.signOut()
    expect(foldersOf(here.state).$folders.get()).toEqual({ status: 'unknown' })
  })

  test('a failed load shows its failure and can be retried', async () => {
    const here = visit()
    await here.server.control.signIn(reader.username)
    await here.server.control.faults([{ method: 'GET', path: '/service/lists', status: 404 }])
    const { $folders, load } = foldersOf(here.state)
    $folders.listen(() => {})
    here.page.settle()
    here.page.settle()
    const failed = await until($folders, (now) => 'failure' in now)
    expect(failed).toMatchObject({ failure: { kind: 'unexpected' } })
    await here.server.control.faults([])
    await load()
    expect(shown(here)).toEqual(seeded)
    await here.server.control.faults([{ method: 'GET', path: '/service/lists', status: 404 }])
    expect((await load()).ok).toBe(false)
    expect(shown(here)).toEqual(seeded)
  })
})

describe('a change of folders', () => {
  test('a new folder shows at once, with a temporary id until the server confirms it', async () => {
    const { here, create, $folders } = await opened()
    const seen: (readonly string[])[] = []
    $folders.listen((now) => seen.push(names(now)))
    const answer = create({ name: 'Pricing 101', description: 'Margins' })
    expect($folders.get()).toMatchObject({
      folders: [{}, {}, {}, { name: 'Pricing 101', slug: 'pricing-101', pending: true }],
    })
    expect(await answer).toMatchObject({ ok: true, folder: { description: 'Margins' } })
    const now = $folders.get()
    const made = now.status === 'known' ? now.folders.at(-1) : null
    expect(made?.id).not.toContain('new:')
    expect(made).not.toHaveProperty('pending')
    expect(await listCalls(here)).toBe(1)
    expect(seen.filter((all) => new Set(all).size < all.length)).toEqual([])
  })

  test('a refused change is rolled back and returns the text of the server', async () => {
    const { here, update, remove, idOf } = await opened()
    await here.server.control.faults([
      { method: 'POST', path: '/service/lists', status: 422, body: '{"message":"Not today."}' },
      { method: 'DELETE', path: '/api/user/lists', status: 503 },
    ])
    const id = idOf('Team reading')
    const answer = update({ id, name: 'Other' })
    expect(shown(here)).toEqual(['Strategy 2026', 'Other', 'hbrgift'])
    expect(await answer).toMatchObject({
      ok: false,
      failure: { errors: [{ field: '', message: 'Not today.' }] },
    })
    expect(shown(here)).toEqual(seeded)
    await here.server.control.faults([
      { method: 'POST', path: '/service/lists', status: 500, body: '{"errors":["Not now."]}' },
      { method: 'DELETE', path: '/api/user/lists', status: 503 },
    ])
    expect(await update({ id, name: 'Other' })).toMatchObject({
      failure: { errors: [{ field: '', message: 'Not now.' }] },
    })
    expect(shown(here)).toEqual(seeded)
    const removal = remove(id)
    expect(shown(here)).toEqual(['Strategy 2026', 'hbrgift'])
    expect(await removal).toMatchObject({ ok: false, failure: { kind: 'server' } })
    expect(shown(here)).toEqual(seeded)
  })

  test('identical changes share one request', async () => {
    const { here, create } = await opened()
    const both = [create({ name: 'Twice' }), create({ name: 'Twice' })]
    expect(shown(here)).toEqual([...seeded, 'Twice'])
    expect((await Promise.all(both)).map(({ ok }) => ok)).toEqual([true, true])
    expect(await listCalls(here, 'POST')).toBe(1)
    expect(shown(here)).toEqual([...seeded, 'Twice'])
  })

  test('a change stays when another one is refused', async () => {
    const { here, create, remove, idOf } = await opened()
    const answers = await Promise.all([
      create({ name: 'One' }),
      create({ name: 'strategy2026' }),
      remove(idOf('Team reading')),
    ])
    expect(answers.map((answer) => answer.ok || Object(answer.failure).status)).toEqual([
      true,
      409,
      true,
    ])
    await until(foldersOf(here.state).$folders, has('Strategy 2026', 'hbrgift', 'One'))
  })

  test('a change shows in the other tabs', async () => {
    const { here, create } = await opened()
    const other = await listened(here.tab())
    await create({ name: 'Shown there' })
    await until(other.$folders, has(...seeded, 'Shown there'))
  })

  test('a change of a previous reader does not show for the next one', async () => {
    const { here, create, $folders } = await opened()
    const late = holdAnswers(here.page, 'POST /service/lists')
    const answer = create({ name: 'Mine' })
    await late.made
    await replaced(here)
    await until($folders, (now) => now.status === 'known')
    expect(shown(here)).not.toContain('Mine')
    late.come()
    await answer
    expect(shown(here)).not.toContain('Mine')
  })

  test('a change of another folder does not wait', async () => {
    const { here, create, update, idOf } = await opened()
    const late = holdAnswers(here.page, 'POST /service/lists', 1)
    const first = create({ name: 'One' })
    await late.made
    expect(await create({ name: 'Two' })).toMatchObject({ ok: true })
    expect(await update({ id: idOf('Team reading'), name: 'Ours' })).toMatchObject({ ok: true })
    late.come()
    expect(await first).toMatchObject({ ok: true })
    expect(shown(here)).toEqual(['Strategy 2026', 'Ours', 'hbrgift', 'Two', 'One'])
  })
})

test('a folder change after the end of the session runs once after sign-in', async () => {
  const { here, create } = await opened()
  await here.server.control.faults([
    { method: 'POST', path: '/service/lists', status: 401, times: 1 },
  ])
  expect(await create({ name: 'Kept' })).toMatchObject({ failure: { kind: 'signed-out' } })
  expect(here.state.pendingActions.$action.get()?.name).toBe('Make the folder “Kept”')
  await here.state.session.signIn(reader)
  const after = await listened(here.reloaded())
  await until(after.$folders, has(...seeded, 'Kept'))
  expect(await listCalls(here, 'POST')).toBe(2)
})

test('the parser rejects an incomplete stored change', () => {
  const made = { act: 'create', name: 'x' }
  expect(folderAction.parse(made)).toEqual(made)
  for (const wrong of [null, 7, {}, { act: 'update', name: 'x' }, { ...made, description: 7 }]) {
    expect(folderAction.parse(wrong)).toBeNull()
  }
})

test.each(['before', 'after'])(
  'a late response does not overwrite a newer name from another tab: refetch %s it',
  async (order) => {
    const { here, $folders, update, load, idOf } = await opened()
    const other = await listened(here.tab())
    const id = idOf('Team reading')
    const late = holdAnswers(here.page, 'POST /service/lists')
    const mine = update({ id, name: 'Mine' })
    await late.made
    expect(await other.update({ id, name: 'Theirs' })).toMatchObject({ ok: true })
    if (order === 'before') await load()
    late.come()
    expect(await mine).toMatchObject({ ok: true })
    await until($folders, has('Strategy 2026', 'Theirs', 'hbrgift'))
  },
)

test('the last of several names for a folder stays, even if it equals the first', async () => {
  const { here, $folders, update, idOf } = await opened()
  const id = idOf('Team reading')
  const late = holdAnswers(here.page, 'POST /service/lists')
  const names = ['Mine', 'Ours', 'Mine']
  const answers = names.map((name) => update({ id, name }))
  expect(shown(here)).toContain('Mine')
  await late.made
  expect(await listCalls(here, 'POST')).toBe(1)
  late.come()
  await answers[0]
  expect(shown(here)).toContain('Mine')
  expect((await Promise.all(answers)).every(({ ok }) => ok)).toBe(true)
  expect(await listCalls(here, 'POST')).toBe(3)
  await until($folders, has('Strategy 2026', 'Mine', 'hbrgift'))
  const other = await listened(here.tab())
  expect(shown(other.here)).toContain('Mine')
})
