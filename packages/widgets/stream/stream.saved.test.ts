import { savedOf } from '@bindery/state/saved.ts'
import { describe, expect, test } from 'vitest'
import { openStream, titles } from './test-stream.ts'

const reader = 'reader@example.com'
const lists = 'GET /api/user/saves/lists'

const asked = async ({ mock }: Awaited<ReturnType<typeof openStream>>) =>
  (await mock.calls()).map(({ method, path }) => `${method} ${path}`)

describe('what the reader has saved', () => {
  test('loses what is discarded anywhere on the page, and counts what is left', async () => {
    const { settled, view, state } = await openStream({ stream: 'saves' }, { reader })
    const [first, ...others] = (await settled()).rows
    const count = view().count
    expect(count).toMatch(/^8 of \d+$/)
    await savedOf(state).remove([first?.id ?? ''])
    expect(titles(view())).toEqual(others.map(({ title }) => title))
    expect(view().count).toMatch(/^7 of \d+$/)
  })

  test('counts what is left, not what was discarded, towards the pages that are loaded at once', async () => {
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

  test('goes on with more when all that was listed has been discarded, and says when nothing is left', async () => {
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

  test('that cannot be had when all has been discarded is asked for again by the reader only', async () => {
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
  test('keeps what is discarded, and shows of each entry whether it is saved', async () => {
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

  test('asks for a guest what is saved as little as anything else', async () => {
    const here = await openStream()
    await here.state.session.check()
    await here.settled()
    expect((await asked(here)).filter((call) => /save/.test(call))).toEqual([])
  })

  test('shows nothing in place of what the page has brought until it has come', async () => {
    const { model, settled } = await openStream({}, {}, { filled: true })
    expect(model.$view.get()).toBeNull()
    expect((await settled()).rows).toHaveLength(8)
  })
})
