import { savedOf } from '@bindery/state/library/saved.ts'
import { describe, expect, test } from 'vitest'
import { openStream, titles } from '../test/stream.ts'

const reader = 'reader@example.com'
const lists = 'GET /api/user/saves/lists'

const asked = async ({ mock }: Awaited<ReturnType<typeof openStream>>) =>
  (await mock.calls()).map(({ method, path }) => `${method} ${path}`)

describe('the stream of saves', () => {
  test('an entry that is removed anywhere on the page leaves the stream and its count', async () => {
    const { settled, view, state } = await openStream({ stream: 'saves' }, { reader })
    const [first, ...others] = (await settled()).rows
    const count = view().count
    expect(count).toMatch(/^8 of \d+$/)
    await savedOf(state).remove([first?.id ?? ''])
    expect(titles(view())).toEqual(others.map(({ title }) => title))
    expect(view().count).toMatch(/^7 of \d+$/)
  })

  test('removed entries do not count towards the pages that are loaded at once', async () => {
    const values = { stream: 'saves', pageSize: 2, pageParam: 'page' } as const
    const { settled, view, state } = await openStream(values, { reader })
    await settled()
    for (const _ of [1, 2]) {
      await savedOf(state).remove([view().rows[0]?.id ?? ''])
      view().loadMore()
      await settled()
      expect(view()).toMatchObject({ rows: { length: 2 }, more: true, further: null })
    }
  })

  test('the stream loads more when all listed entries are removed, and says when nothing is left', async () => {
    const { settled, view, state } = await openStream({ stream: 'saves', pageSize: 4 }, { reader })
    const first = await settled()
    await savedOf(state).remove(first.rows.map(({ id }) => id))
    await expect.poll(() => view().rows.length).toBeGreaterThan(0)
    expect(titles(first).filter((title) => titles(view()).includes(title))).toEqual([])
    while (view().rows.length > 0) {
      await savedOf(state).remove(view().rows.map(({ id }) => id))
      await settled()
    }
    expect(view().empty).not.toBeNull()
  })

  test('the reader alone retries a request that fails after all entries are removed', async () => {
    const here = await openStream({ stream: 'saves', pageSize: 4 }, { reader })
    const { settled, view, state, mock } = here
    const { rows } = await settled()
    await mock.faults([{ method: 'GET', path: '/api/user/saves', status: 404 }])
    await savedOf(state).remove(rows.map(({ id }) => id))
    await expect.poll(() => view().message).not.toBeNull()
    const before = (await asked(here)).length
    await savedOf(state).settled()
    expect(await asked(here)).toHaveLength(before)
  })

  test('a guest is asked to sign in at once, also where the page has brought entries', async () => {
    const { state, view, settled } = await openStream({ stream: 'saves' }, {}, { filled: true })
    await state.session.check()
    expect(view().step).toBe('guest')
    view().signIn()
    await expect
      .poll(() => state.auth.$auth.get())
      .toMatchObject({ step: 'open', screen: 'sign-in' })
    await state.session.signIn({ username: reader, password: 'Bindery#2026' })
    expect((await settled()).rows).toHaveLength(8)
  })
})

describe('another stream', () => {
  test('another stream keeps removed entries, and shows of each entry whether it is saved', async () => {
    const here = await openStream({}, { reader })
    const { settled, view, state } = here
    const { rows } = await settled()
    const saved = () =>
      view()
        .rows.filter((row) => row.saved)
        .map(({ id }) => id)
    const [one = { id: '', title: '' }] = rows.filter(({ id }) => !saved().includes(id))
    await savedOf(state).save({ id: one.id, title: one.title, url: `/${one.id}` })
    expect(saved()).toContain(one.id)
    expect(await asked(here)).toContain(lists)
    await savedOf(state).remove(saved())
    expect([saved(), view().rows.length]).toEqual([[], rows.length])
  })

  test('another stream requests no saves for a guest', async () => {
    const here = await openStream()
    await here.state.session.check()
    await here.settled()
    expect((await asked(here)).filter((call) => /save/.test(call))).toEqual([])
  })

  test('another stream leaves the page’s own entries in place until it has loaded', async () => {
    const { model, settled } = await openStream({}, {}, { filled: true })
    expect(model.$view.get()).toBeNull()
    expect((await settled()).rows).toHaveLength(8)
  })
})
