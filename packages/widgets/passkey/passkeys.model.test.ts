import type { Settings } from '@bindery/state/settings.ts'
import { testPasskeys } from '@bindery/state/test-passkeys.ts'
import { describe, expect, test } from 'vitest'
import { holdAnswers, password, stand } from '../test/page.ts'
import { createPasskeysModel } from './passkeys.model.ts'
import type { PasskeysView } from './passkeys.view.ts'

const origin = 'https://publisher.example'
const email = 'reader@example.com'

type ListView = Extract<PasskeysView, { readonly step: 'list' }>

const account = async (
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

const added = async (...names: string[]) => {
  const page = await account()
  for (const name of names) await (await page.list()).add({ name })
  return page
}

describe('who sees it', () => {
  test('a guest, and a page without the setting, see what stood there', async () => {
    const guest = await account({ passkeys: true }, testPasskeys(origin), null)
    await guest.state.session.check()
    expect(guest.model.$view.get()).toBeNull()
    const off = await account({})
    await off.state.session.check()
    expect(off.model.$view.get()).toBeNull()
    expect(off.environment.warnings).toEqual([expect.stringContaining('setting "passkeys"')])
    expect(await off.mock.calls()).not.toContainEqual(
      expect.objectContaining({ path: '/api/user/passkeys' }),
    )
  })

  test('a reader sees the list; nothing is asked of the browser', async () => {
    const { list, device } = await account()
    expect(await list()).toMatchObject({ rows: [], barred: null, problem: null })
    expect(device.asked).toEqual([])
  })

  test('when the reader signs out nothing of it is left', async () => {
    const { state, model, list } = await added('Laptop')
    await list()
    await state.session.signOut()
    expect(model.$view.get()).toBeNull()
  })
})

describe('adding', () => {
  test('asks the browser, lists it with name and dates, and says so', async () => {
    const { list, device, state } = await account()
    const { add } = await list()
    await add({ name: ' Laptop ' })
    expect(device.asked).toEqual(['make'])
    const view = await list()
    expect(view).toMatchObject({ note: 'The passkey was added.', drafts: {}, sending: false })
    expect(view.rows).toMatchObject([{ name: 'Laptop', used: 'Not used yet' }])
    expect(view.rows[0]?.added).toMatch(/^Added on \w+ \d+, 20\d\d$/)
    expect(state.status.$announcement.get().text).toBe('The passkey was added.')
  })

  test('one without a name has one all the same', async () => {
    const { list } = await added('')
    expect((await list()).rows).toMatchObject([{ name: 'Passkey' }])
  })

  test('a reader who cancels is not told off, and what was typed stays', async () => {
    const { list, device } = await account()
    device.fails('NotAllowedError')
    const { add, draft } = await list()
    draft({ name: 'Laptop' })
    await add({ name: 'Laptop' })
    expect(await list()).toMatchObject({
      rows: [],
      problem: null,
      note: 'No passkey was added. You can try again.',
      drafts: { name: 'Laptop' },
    })
  })

  test.for([
    ['InvalidStateError', 'This device already has a passkey for your account.'],
    ['SecurityError', 'Passkeys do not work at this address of the site.'],
    ['ConstraintError', 'This browser or device cannot use passkeys here.'],
    ['TimeoutError', 'That took too long. Please try again.'],
  ])('%s is put into words', async ([name = '', message]) => {
    const { list, device } = await account()
    device.fails(name)
    await (await list()).add({ name: '' })
    expect(await list()).toMatchObject({ problem: { message }, rows: [] })
  })

  test.for([
    ['unsupported', 'This browser or device cannot use passkeys here.'],
    ['framed', /shown inside another site/],
  ] as const)('%s: says so in place of the form', async ([access, words]) => {
    const device = testPasskeys(origin)
    device.access = access
    const { list } = await account({ passkeys: true }, device)
    expect((await list()).barred).toMatch(words)
  })

  test('two presses in one task are one question', async () => {
    const { list, device } = await account()
    const { add } = await list()
    await Promise.all([add({ name: 'A' }), add({ name: 'A' })])
    expect(device.asked).toEqual(['make'])
    expect((await list()).rows).toHaveLength(1)
  })

  test('a session that has ended: the reader is asked to sign in', async () => {
    const { list, environment, state } = await account()
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
    'a name that was typed when the session ended is there for who typed it: %s',
    async (who, drafts) => {
      const { list, environment, state, model } = await account({ passkeys: true, reload: 'never' })
      const { add, draft } = await list()
      draft({ name: 'Laptop' })
      await environment.fetch(`${origin}/user-service/logout`, {
        method: 'POST',
        headers: { 'x-requested-with': 'bindery' },
      })
      await add({ name: 'Laptop' })
      await expect.poll(() => model.$view.get()).toBeNull()
      await state.session.signIn({ username: who, password })
      expect((await list()).drafts).toEqual(drafts)
      await state.session.signOut()
      await state.session.signIn({ username: email, password })
      expect((await list()).drafts).toEqual({})
    },
  )
})

describe('removing', () => {
  test('asks first; then it is gone here, on the server and for who keeps it', async () => {
    const { list, device, posts } = await added('Laptop', 'Phone')
    const [laptop] = (await list()).rows
    const id = laptop?.id ?? ''
    ;(await list()).ask(id)
    expect(await list()).toMatchObject({ asked: id })
    ;(await list()).ask(null)
    await (await list()).remove()
    expect(await posts('/api/user/passkeys/remove')).toEqual([])
    ;(await list()).ask(id)
    const { remove } = await list()
    await Promise.all([remove(), remove()])
    expect((await list()).rows).toMatchObject([{ name: 'Phone' }])
    expect(await list()).toMatchObject({ asked: null, removing: false, note: /Delete it on/ })
    expect(await posts('/api/user/passkeys/remove')).toHaveLength(1)
    await expect.poll(() => device.disowned).toEqual([id])
  })

  test('that failed: the line stays, and why', async () => {
    const { list, mock } = await added('Laptop')
    const [laptop] = (await list()).rows
    await mock.faults([{ path: '/api/user/passkeys/remove', abort: true }])
    ;(await list()).ask(laptop?.id ?? '')
    await (await list()).remove()
    expect(await list()).toMatchObject({
      rows: [{ name: 'Laptop' }],
      removing: false,
      removal: { message: 'No connection. Check your network and try again.' },
    })
  })
})

test('a list that cannot be had says why, and is asked for again', async () => {
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

test('a session that has ended: who only came by is told, who asks again is asked to sign in', async () => {
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
  'a session that ends while one is %s, heard of late, is not that of who came then',
  async (_, path, act) => {
    const { list, mock, environment, state } = await added('Laptop')
    const [laptop] = (await list()).rows
    const { ask } = await list()
    ask(laptop?.id ?? null)
    await mock.faults([{ method: 'POST', path, status: 401, times: 1 }])
    const late = holdAnswers(environment, 'POST /api/user/passkeys')
    const done = act(await list())
    await late.made
    await mock.signIn('good@example.com')
    await state.session.refresh()
    late.come()
    await done
    expect(state.auth.$auth.get().step).toBe('closed')
    expect(state.session.$session.get()).toMatchObject({
      user: { emailAddress: 'good@example.com' },
    })
  },
)
