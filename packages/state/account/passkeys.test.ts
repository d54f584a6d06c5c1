import { describe, expect, test } from 'vitest'
import { testPasskeys } from '../test/passkeys.ts'
import { createServer, origin, visit } from '../test/state.ts'
import {
  addPasskey,
  listPasskeys,
  provePasskey,
  removePasskey,
  signInWithPasskey,
} from './passkeys.ts'

const asks = () => ({ signal: new AbortController().signal, offered: false })
const good = <T extends { ok: boolean }>(answer: T) => {
  if (!answer.ok) throw new Error(JSON.stringify(answer))
  return answer as Extract<T, { ok: true }>
}

/** A reader with a passkey; `leave` ends the session on the server. */
const stand = async () => {
  const server = createServer()
  const device = testPasskeys(origin)
  await server.control.signIn('reader@example.com')
  const here = visit({}, { passkeys: async () => device }, server)
  const { passkey } = good(await addPasskey(here.state, 'Laptop', asks().signal))
  const leave = () =>
    server.fetch(`${origin}/user-service/logout`, {
      method: 'POST',
      headers: { 'x-requested-with': 'bindery' },
    })
  const enter = async () =>
    signInWithPasskey(here.state, good(await provePasskey(here.state, asks())))
  return { ...here, device, passkey, leave, enter }
}

describe('signing in with a passkey', () => {
  test('a passkey sign-in notifies other tabs, resolves open(), reloads and closes the modal', async () => {
    const { state, page, leave, device } = await stand()
    await leave()
    const order: string[] = []
    page.browser.channels.get('bindery')?.add((message) => void order.push(`told ${message}`))
    const waiting = state.auth.open().then(({ firstName }) => order.push(`answered ${firstName}`))
    const from = new EventTarget()
    const proof = good(await provePasskey(state, asks()))
    const answer = await signInWithPasskey(state, proof, { from })
    await waiting
    expect(answer).toMatchObject({ ok: true, reloading: true, user: { status: 'registered' } })
    expect(order).toEqual(['told signed-in', 'answered Robin'])
    expect(page.journeys).toEqual(['reload'])
    expect(state.auth.$auth.get()).toMatchObject({ step: 'closed' })
    expect(page.events.map(({ type }) => type)).toEqual([
      'bindery-signed-in',
      'bindery-reload-request',
    ])
    expect(device.asked).toEqual(['make', 'prove'])
  })

  test('the server refuses a removed passkey, and the device is asked to forget it', async () => {
    const { state, passkey, leave, enter, device } = await stand()
    expect(await removePasskey(state, passkey)).toEqual({ ok: true })
    await expect.poll(() => device.disowned).toEqual([passkey.id])
    await leave()
    expect(await enter()).toMatchObject({ failure: { kind: 'refused', code: 'passkey_unknown' } })
    await expect.poll(() => device.disowned).toEqual([passkey.id, passkey.id])
    expect(state.session.$session.get().status).not.toBe('registered')
  })

  test('the server refuses an expired challenge with challenge_over', async () => {
    const { state, server, leave } = await stand()
    await leave()
    const proof = good(await provePasskey(state, asks()))
    await server.control.advance(7 * 60_000)
    expect(await signInWithPasskey(state, proof)).toMatchObject({
      failure: { code: 'challenge_over' },
    })
  })

  test('a passkey sign-in to a locked account fails with the lockout time', async () => {
    const { state, leave, enter } = await stand()
    await leave()
    for (let tries = 0; tries < 5; tries += 1) {
      await state.session.signIn({ username: 'reader@example.com', password: 'Wrong#1' })
    }
    expect(await enter()).toMatchObject({ failure: { code: 'locked', lockoutSeconds: 900 } })
  })
})

describe('WebAuthn errors', () => {
  test.for([
    ['AbortError', 'stopped'],
    ['NotAllowedError', 'cancelled'],
    ['TimeoutError', 'late'],
    ['InvalidStateError', 'known'],
    ['SecurityError', 'address'],
    ['NotSupportedError', 'unsupported'],
    ['ConstraintError', 'unsupported'],
    ['UnknownError', 'broken'],
    ['constructor', 'broken'],
  ])('the browser error %s becomes the failure %s', async ([name = '', why]) => {
    const { state, device } = await stand()
    device.fails(name)
    const failure = { kind: 'passkey', why }
    expect(await provePasskey(state, asks())).toEqual({ ok: false, failure })
    device.fails(name)
    expect(await addPasskey(state, '', asks().signal)).toEqual({ ok: false, failure })
  })

  test('a passkey request that is aborted after its time limit fails as late, not cancelled', async () => {
    const { state, page, device } = await stand()
    device.waits()
    const stop = new AbortController()
    const proving = provePasskey(state, { signal: stop.signal, offered: false })
    await expect.poll(() => device.asked.at(-1)).toBe('prove')
    page.advance(5 * 60_000)
    stop.abort(new DOMException('Over', 'NotAllowedError'))
    expect(await proving).toMatchObject({ failure: { why: 'late' } })
  })

  test.for(['unsupported', 'framed'] as const)(
    'a passkey request fails without a prompt where access is %s',
    async (access) => {
      const { state, device } = await stand()
      device.access = access
      expect(await provePasskey(state, asks())).toMatchObject({ failure: { why: access } })
      expect(device.asked).toEqual(['make'])
    },
  )

  test('a passkey request fails as offline when its code does not load', async () => {
    const here = visit({}, { passkeys: () => Promise.reject(new TypeError('Failed')) })
    expect(await provePasskey(here.state, asks())).toEqual({
      ok: false,
      failure: { kind: 'offline' },
    })
  })

  test('a request stopped before its challenge arrives shows no passkey prompt', async () => {
    const { state, device } = await stand()
    const stop = new AbortController()
    const proving = provePasskey(state, { signal: stop.signal, offered: false })
    stop.abort()
    expect(await proving).toMatchObject({ failure: { why: 'stopped' } })
    expect(device.asked).toEqual(['make'])
  })
})

describe('the passkeys of a reader', () => {
  test('the list has each passkey, and an expired session fails as signed-out', async () => {
    const { state, leave, passkey } = await stand()
    expect(await listPasskeys(state)).toMatchObject({ ok: true, passkeys: [passkey] })
    await leave()
    for (const answer of [
      await listPasskeys(state),
      await addPasskey(state, '', asks().signal),
      await removePasskey(state, passkey),
    ]) {
      expect(answer).toEqual({ ok: false, failure: { kind: 'signed-out' } })
    }
  })
})
