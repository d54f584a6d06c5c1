import type { Settings } from '@bindery/state/settings/settings.ts'
import { testPasskeys } from '@bindery/state/test/passkeys.ts'
import { describe, expect, test } from 'vitest'
import { holdAnswers, password, stand } from '../test/page.ts'
import { createPasskeysModel, type PasskeysView } from './passkeys.model.ts'

const origin = 'https://publisher.example'
const email = 'reader@example.com'

type ListView = Extract<PasskeysView, { readonly step: 'list' }>

const openList = async (
  settings: Partial<Settings> = { passkeys: true },
  device = testPasskeys(origin),
  reader: string | null = email,
) => {
  const page = await stand(
    createPasskeysModel,
    {},
    { settings, passkeys: async () => device, ...(reader ? { reader } : {}) },
  )
  const list = async (): Promise<ListView> => {
    await expect.poll(() => page.model.$view.get()?.step).toBe('list')
    return page.view() as ListView
  }
  return { ...page, device, list }
}

const withPasskeys = async (...names: string[]) => {
  const page = await openList()
  for (const name of names) await (await page.list()).add({ name })
  return page
}

describe('the list of passkeys', () => {
  test('the list is not shown to a guest, or without the setting', async () => {
    const guest = await openList({ passkeys: true }, testPasskeys(origin), null)
    await guest.state.session.check()
    expect(guest.model.$view.get()).toBeNull()
    const off = await openList({})
    await off.state.session.check()
    expect(off.model.$view.get()).toBeNull()
    expect(off.environment.warnings).toEqual([expect.stringContaining('setting "passkeys"')])
    expect(await off.mock.calls()).not.toContainEqual(
      expect.objectContaining({ path: '/api/user/passkeys' }),
    )
  })

  test('the list loads without asking the browser for a passkey', async () => {
    const { list, device } = await openList()
    expect(await list()).toMatchObject({ rows: [], unavailable: null, problem: null })
    expect(device.asked).toEqual([])
  })

  test('the list disappears on sign-out', async () => {
    const { state, model, list } = await withPasskeys('Laptop')
    await list()
    await state.session.signOut()
    expect(model.$view.get()).toBeNull()
  })
})

describe('adding a passkey', () => {
  test('the form asks the browser for a passkey, lists it and announces it', async () => {
    const { list, device, state } = await openList()
    const { add } = await list()
    await add({ name: ' Laptop ' })
    expect(device.asked).toEqual(['make'])
    const view = await list()
    expect(view).toMatchObject({ notice: 'The passkey was added.', drafts: {}, sending: false })
    expect(view.rows).toMatchObject([{ name: 'Laptop', used: 'Not used yet' }])
    expect(view.rows[0]?.added).toMatch(/^Added on \w+ \d+, 20\d\d$/)
    expect(state.liveRegion.$announcement.get().text).toBe('The passkey was added.')
  })

  test('a passkey without a name gets the default name', async () => {
    const { list } = await withPasskeys('')
    expect((await list()).rows).toMatchObject([{ name: 'Passkey' }])
  })

  test('a reader who cancels sees no error, and keeps the draft', async () => {
    const { list, device } = await openList()
    device.fails('NotAllowedError')
    const { add, draft } = await list()
    draft({ name: 'Laptop' })
    await add({ name: 'Laptop' })
    expect(await list()).toMatchObject({
      rows: [],
      problem: null,
      notice: 'No passkey was added. You can try again.',
      drafts: { name: 'Laptop' },
    })
  })

  test.for([
    ['InvalidStateError', 'This device already has a passkey for your account.'],
    ['SecurityError', 'Passkeys do not work at this address of the site.'],
    ['ConstraintError', 'This browser or device cannot use passkeys here.'],
    ['TimeoutError', 'That took too long. Please try again.'],
  ])('the browser error %s shows a text of its own', async ([name = '', message]) => {
    const { list, device } = await openList()
    device.fails(name)
    await (await list()).add({ name: '' })
    expect(await list()).toMatchObject({ problem: { message }, rows: [] })
  })

  test.for([
    ['unsupported', 'This browser or device cannot use passkeys here.'],
    ['framed', /shown inside another site/],
  ] as const)(
    'the list shows why passkeys are unavailable (%s) instead of the form',
    async ([access, words]) => {
      const device = testPasskeys(origin)
      device.access = access
      const { list } = await openList({ passkeys: true }, device)
      expect((await list()).unavailable).toMatch(words)
    },
  )

  test('two presses in one task ask the browser once', async () => {
    const { list, device } = await openList()
    const { add } = await list()
    await Promise.all([add({ name: 'A' }), add({ name: 'A' })])
    expect(device.asked).toEqual(['make'])
    expect((await list()).rows).toHaveLength(1)
  })

  test('a reader whose session has ended is asked to sign in', async () => {
    const { list, environment, state } = await openList()
    const { add } = await list()
    await environment.fetch(`${origin}/user-service/logout`, {
      method: 'POST',
      headers: { 'x-requested-with': 'bindery' },
    })
    await add({ name: '' })
    await expect
      .poll(() => state.auth.$auth.get())
      .toMatchObject({ step: 'open', screen: 'sign-in' })
  })

  test.each([
    [email, { name: 'Laptop' }],
    ['good@example.com', {}],
  ])(
    'the draft stays after the session has ended for the same reader only: %s',
    async (username, drafts) => {
      const { list, environment, state, model } = await openList({
        passkeys: true,
        reload: 'never',
      })
      const { add, draft } = await list()
      draft({ name: 'Laptop' })
      await environment.fetch(`${origin}/user-service/logout`, {
        method: 'POST',
        headers: { 'x-requested-with': 'bindery' },
      })
      await add({ name: 'Laptop' })
      await expect.poll(() => model.$view.get()).toBeNull()
      await state.session.signIn({ username, password })
      expect((await list()).drafts).toEqual(drafts)
      await state.session.signOut()
      await state.session.signIn({ username: email, password })
      expect((await list()).drafts).toEqual({})
    },
  )
})

describe('removing a passkey', () => {
  test('a confirmed removal removes the passkey from the list, the server and the device', async () => {
    const { list, device, posts } = await withPasskeys('Laptop', 'Phone')
    const [laptop] = (await list()).rows
    const id = laptop?.id ?? ''
    ;(await list()).confirm(id)
    expect(await list()).toMatchObject({ confirming: id })
    ;(await list()).confirm(null)
    await (await list()).remove()
    expect(await posts('/api/user/passkeys/remove')).toEqual([])
    ;(await list()).confirm(id)
    const { remove } = await list()
    await Promise.all([remove(), remove()])
    expect((await list()).rows).toMatchObject([{ name: 'Phone' }])
    expect(await list()).toMatchObject({
      confirming: null,
      removing: false,
      notice: /Delete it on/,
    })
    expect(await posts('/api/user/passkeys/remove')).toHaveLength(1)
    await expect.poll(() => device.disowned).toEqual([id])
  })

  test('a failed removal keeps the item and shows the error', async () => {
    const { list, mock } = await withPasskeys('Laptop')
    const [laptop] = (await list()).rows
    await mock.faults([{ path: '/api/user/passkeys/remove', abort: true }])
    ;(await list()).confirm(laptop?.id ?? '')
    await (await list()).remove()
    expect(await list()).toMatchObject({
      rows: [{ name: 'Laptop' }],
      removing: false,
      removalProblem: { message: 'No connection. Check your network and try again.' },
    })
  })
})

test('a list that fails to load shows the error and can be retried', async () => {
  const device = testPasskeys(origin)
  const page = await stand(
    createPasskeysModel,
    {},
    { settings: { passkeys: true }, passkeys: async () => device },
  )
  await page.mock.faults([{ path: '/api/user/passkeys', status: 200, body: '[]' }])
  await page.mock.signIn(email)
  await page.state.session.refresh()
  await expect.poll(() => page.model.$view.get()?.step).toBe('failed')
  await page.mock.faults([])
  await page.view().retry()
  expect(page.view().step).toBe('list')
})

test('a list without a session shows an error, and a retry asks the reader to sign in', async () => {
  const device = testPasskeys(origin)
  const page = await stand(
    createPasskeysModel,
    {},
    { settings: { passkeys: true }, passkeys: async () => device },
  )
  await page.mock.faults([{ path: '/api/user/passkeys', status: 401 }])
  await page.mock.signIn(email)
  await page.state.session.refresh()
  await expect.poll(() => page.model.$view.get()?.step).toBe('failed')
  expect(page.state.auth.$auth.get()).toMatchObject({ step: 'closed' })
  await page.view().retry()
  expect(page.state.auth.$auth.get()).toMatchObject({ step: 'open', screen: 'sign-in' })
})

test.each([
  ['added', '/api/user/passkeys', ({ add }: ListView) => add({ name: 'Phone' })],
  ['removed', '/api/user/passkeys/remove', ({ remove }: ListView) => remove()],
])(
  'a late 401 after a passkey was %s does not end the session of the next reader',
  async (_, path, act) => {
    const { list, mock, environment, state } = await withPasskeys('Laptop')
    const [laptop] = (await list()).rows
    const { confirm } = await list()
    confirm(laptop?.id ?? null)
    await mock.faults([{ method: 'POST', path, status: 401, times: 1 }])
    const held = holdAnswers(environment, 'POST /api/user/passkeys')
    const done = act(await list())
    await held.made
    await mock.signIn('good@example.com')
    await state.session.refresh()
    held.come()
    await done
    expect(state.auth.$auth.get().step).toBe('closed')
    expect(state.session.$session.get()).toMatchObject({
      user: { emailAddress: 'good@example.com' },
    })
  },
)
