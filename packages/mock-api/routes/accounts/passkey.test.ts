import type { PasskeyCreation, PasskeyRequest } from '@bindery/contract/passkey.ts'
import { describe, expect, test } from 'vitest'
import { createMemoryStore } from '../../core/memory-store.ts'
import { createTestAuthenticator, type Lies } from '../../test/authenticator.ts'
import { createTestServer, origin, type Visitor } from '../../test/server.ts'

const base = '/api/user/passkeys'
const minute = 60_000

const stand = async (email?: string) => {
  const store = createMemoryStore()
  const server = createTestServer({ store })
  const device = createTestAuthenticator(origin)
  const reader = await server.reader(email)
  const guest = server.visitor()
  const creation = async (by: Visitor) =>
    (await by.post(`${base}/options`)).body as unknown as PasskeyCreation
  const request = async () =>
    (await guest.post(`${base}/sign-in-options`)).body as unknown as PasskeyRequest
  const add = async (lies?: Lies, name = 'Laptop') =>
    reader.post(base, { name, credential: await device.create(await creation(reader), lies) })
  const enter = async (lies?: Lies) =>
    guest.post(`${base}/sign-in`, await device.get(await request(), lies))
  return {
    ...server,
    store,
    readerOf: server.reader,
    device,
    reader,
    guest,
    creation,
    request,
    add,
    enter,
  }
}

describe('adding a passkey', () => {
  test('a new passkey is stored, listed and confirmed by mail', async () => {
    const { add, reader, mailbox, device, reports } = await stand()
    const added = await add({}, '  Laptop ')
    expect(added).toMatchObject({
      status: 200,
      body: { id: device.held[0]?.id, name: 'Laptop', createdDate: '2026-11-20T12:00:00.000Z' },
    })
    const { body } = await reader.get(base)
    expect(body).toEqual({ passkeys: [added.body] })
    expect(mailbox.list()).toMatchObject([
      { to: 'reader@example.com', subject: 'A passkey was added' },
    ])
    expect(reports).toEqual([])
  })

  test('the options require a discoverable credential and user verification, and exclude existing passkeys', async () => {
    const { add, creation, reader, device } = await stand()
    await add()
    const options = await creation(reader)
    expect(options).toMatchObject({
      rp: { id: 'site.test' },
      user: { name: 'reader@example.com' },
      attestation: 'none',
      timeout: 5 * minute,
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ type: 'public-key', id: device.held[0]?.id }],
    })
    // The device reveals the user handle to any site, so it must not contain the e-mail.
    expect(atob(options.user.id)).not.toContain('reader')
  })

  test.for<[string, Lies, string]>([
    ['another origin', { origin: 'https://evil.test' }, 'passkey_refused'],
    ['another relying party', { rpId: 'evil.test' }, 'passkey_refused'],
    ['a cross-origin frame', { crossOrigin: true }, 'passkey_refused'],
    ['another type', { type: 'webauthn.get' }, 'passkey_refused'],
    ['an unverified user', { unverified: true }, 'passkey_refused'],
    ['another credential id', { id: 'c29tZWJvZHkgZWxzZQ' }, 'passkey_refused'],
    ['a made-up challenge', { challenge: 'AAAA' }, 'challenge_over'],
  ])('a device with %s is refused', async ([, lies, code]) => {
    const { add, reader, mailbox } = await stand()
    expect(await add(lies)).toMatchObject({ status: 400, body: { code } })
    expect((await reader.get(base)).body).toEqual({ passkeys: [] })
    expect(mailbox.list()).toEqual([])
  })

  test('a challenge works once, for its reader and until it expires', async () => {
    const { reader, device, creation, clock, readerOf } = await stand()
    const options = await creation(reader)
    const other = await readerOf('good@example.com')
    const stolen = await other.post(base, { credential: await device.create(options) })
    expect(stolen.body).toMatchObject({ code: 'challenge_over' })
    const again = await reader.post(base, { credential: await device.create(options) })
    expect(again.body).toMatchObject({ code: 'challenge_over' })
    const late = await creation(reader)
    clock.advance(7 * minute)
    const answer = await reader.post(base, { credential: await device.create(late) })
    expect(answer.body).toMatchObject({ code: 'challenge_over' })
  })

  test('a guest cannot add a passkey, and invalid fields are named', async () => {
    const { guest, reader, creation, device } = await stand()
    for (const path of ['/options', '', '/remove']) {
      expect((await guest.post(base + path, {})).body).toMatchObject({ code: 'unauthenticated' })
    }
    expect((await guest.get(base)).status).toBe(401)
    const credential = await device.create(await creation(reader))
    const long = await reader.post(base, { name: 'x'.repeat(61), credential })
    expect(long).toMatchObject({ status: 400, body: { errors: [{ field: 'name' }] } })
    const broken = await reader.post(base, { credential: { ...credential, rawId: '<script>' } })
    expect(broken.status).toBe(400)
  })
})

test('the mail about a new password says that passkeys can still sign in', async () => {
  const { add, reader, mailbox } = await stand()
  const change = (current: string, password: string) =>
    reader.post('/api/user/password', { current, password })
  expect((await change('Bindery#2026', 'Another#One2')).status).toBe(200)
  expect(mailbox.list().at(-1)).toMatchObject({
    to: 'reader@example.com',
    subject: 'Your password was changed',
    text: expect.not.stringContaining('passkey'),
  })
  await add()
  expect((await change('Another#One2', 'Third#Word99')).status).toBe(200)
  expect(mailbox.list().at(-1)?.text).toContain(
    'Your passkey can still sign in: remove any that you do not know in your account.',
  )
})

describe('signing in with a passkey', () => {
  test('a passkey signs its owner in and updates the counter', async () => {
    const { add, enter, guest, reader } = await stand()
    await add()
    expect(await enter()).toMatchObject({ status: 200, body: { status: 'registered' } })
    expect((await guest.get('/api/user/profile')).body).toMatchObject({
      emailAddress: 'reader@example.com',
    })
    expect((await reader.get(base)).body).toMatchObject({
      passkeys: [{ lastUsedDate: '2026-11-20T12:00:00.000Z' }],
    })
    expect(await enter()).toMatchObject({ status: 200 })
  })

  test.for<[string, Lies, string]>([
    ['another origin', { origin: 'https://evil.test' }, 'passkey_refused'],
    ['another relying party', { rpId: 'evil.test' }, 'passkey_refused'],
    ['a cross-origin frame', { crossOrigin: true }, 'passkey_refused'],
    ['another type', { type: 'webauthn.create' }, 'passkey_refused'],
    ['an unverified user', { unverified: true }, 'passkey_refused'],
    ['a forged signature', { forged: true }, 'passkey_refused'],
    ['another account', { userHandle: 'c29tZWJvZHk' }, 'passkey_refused'],
    ['no account', { userHandle: null }, 'passkey_refused'],
    ['a made-up challenge', { challenge: 'AAAA' }, 'challenge_over'],
    ['an unknown credential', { id: 'c29tZWJvZHkgZWxzZQ' }, 'passkey_unknown'],
  ])('a device with %s is refused', async ([, lies, code]) => {
    const { add, enter, guest } = await stand()
    await add()
    expect((await enter(lies)).body).toMatchObject({ code })
    expect((await guest.get('/api/user/profile')).body).toMatchObject({ status: 'guest' })
  })

  test('a counter that does not grow is refused as a cloned device', async () => {
    const { add, enter } = await stand()
    await add()
    expect(await enter({ counter: 5 })).toMatchObject({ status: 200 })
    expect((await enter({ counter: 5 })).body).toMatchObject({ code: 'passkey_refused' })
    expect((await enter({ counter: 4 })).body).toMatchObject({ code: 'passkey_refused' })
    expect(await enter({ counter: 6 })).toMatchObject({ status: 200 })
  })

  test('a device without a counter can sign in repeatedly', async () => {
    const { add, enter } = await stand()
    await add()
    for (let round = 0; round < 2; round += 1) {
      expect(await enter({ counter: 0 })).toMatchObject({ status: 200 })
    }
  })

  test('a signature works once, also for two requests at a time, and expires', async () => {
    const { add, request, device, guest, clock } = await stand()
    await add()
    const proof = await device.get(await request())
    const answers = await Promise.all([1, 2].map(() => guest.post(`${base}/sign-in`, proof)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    const options = await request()
    clock.advance(7 * minute)
    const late = await guest.post(`${base}/sign-in`, await device.get(options))
    expect(late.body).toMatchObject({ code: 'challenge_over' })
  })

  test('a passkey of one account cannot sign in to another', async () => {
    const { add, device, creation, request, guest, readerOf } = await stand()
    await add()
    const [mine] = device.held
    const other = await readerOf('good@example.com')
    const theirs = createTestAuthenticator(origin)
    await other.post(base, { credential: await theirs.create(await creation(other)) })
    const [good] = theirs.held
    const proof = await device.get(await request(), {
      id: good?.id ?? '',
      userHandle: good?.userHandle ?? '',
    })
    expect((await guest.post(`${base}/sign-in`, proof)).body).toMatchObject({
      code: 'passkey_refused',
    })
    expect(mine?.userHandle).not.toBe(good?.userHandle)
    const shared = await other.post(`${base}/remove`, { id: mine?.id })
    expect(shared.body).toMatchObject({ code: 'passkey_unknown' })
  })

  test('a removed passkey cannot sign in', async () => {
    const { add, enter, reader, device, guest } = await stand()
    await add()
    const id = device.held[0]?.id
    expect(await reader.post(`${base}/remove`, { id })).toMatchObject({ status: 200 })
    expect((await reader.get(base)).body).toEqual({ passkeys: [] })
    expect((await enter()).body).toMatchObject({ code: 'passkey_unknown' })
    expect((await guest.get('/api/user/profile')).body).toMatchObject({ status: 'guest' })
    expect((await reader.post(`${base}/remove`, { id })).status).toBe(404)
  })

  test('an account locked by wrong passwords stays locked', async () => {
    const { add, enter, guest, clock } = await stand()
    await add()
    for (let tries = 0; tries < 5; tries += 1) await guest.signIn('reader@example.com', 'Wrong#1')
    expect(await enter()).toMatchObject({ status: 423, body: { lockout_duration: 900 } })
    clock.advance(901_000)
    expect(await enter()).toMatchObject({ status: 200 })
  })

  test('a restricted and an always locked account are refused as with a password', async () => {
    const { add, enter, store, guest } = await stand()
    await add()
    const [account] = store.list('account')
    if (!account) throw new Error('nobody is there')
    store.put('account', account.id, { ...account.value, restricted: true })
    expect(await enter()).toMatchObject({ status: 403, body: { code: 'user_restricted' } })
    store.put('account', account.id, { ...account.value, lockedFor: 5400 })
    expect(await enter()).toMatchObject({ status: 423, body: { lockout_duration: 5400 } })
    expect((await guest.get('/api/user/profile')).body).toMatchObject({ status: 'guest' })
  })

  test('a passkey sign-in without X-Requested-With is refused', async () => {
    const { guest } = await stand()
    expect((await guest.post(`${base}/sign-in-options`, {}, {})).body).toMatchObject({
      code: 'cross_site',
    })
  })
})
