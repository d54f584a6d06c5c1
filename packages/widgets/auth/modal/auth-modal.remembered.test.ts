import { addPasskey, provePasskey } from '@bindery/state/account/passkeys.ts'
import { lastEmail } from '@bindery/state/session/storage-keys.ts'
import type { Settings } from '@bindery/state/settings/settings.ts'
import { createTestBrowser } from '@bindery/state/test/browser.ts'
import { testPasskeys } from '@bindery/state/test/passkeys.ts'
import { describe, expect, test } from 'vitest'
import { password, stand } from '../../test/page.ts'
import { createAuthModel } from './auth-modal.model.ts'
import type { AuthAttributes } from './modal-owner.ts'

const origin = 'https://publisher.example'
const attributes: AuthAttributes = {
  open: false,
  screen: undefined,
  fromPaywall: false,
  inline: false,
}
const email = 'reader@example.com'

interface Options {
  readonly settings?: Partial<Settings>
  /** Belongs to reader@example.com, who has signed out. */
  readonly device?: ReturnType<typeof testPasskeys>
  readonly remembered?: string
}

const modal = async ({
  settings = {},
  device = testPasskeys(origin),
  remembered,
}: Options = {}) => {
  const browser = createTestBrowser()
  if (remembered) browser.local.set('bindery:email', remembered)
  const page = await stand(createAuthModel, attributes, {
    settings,
    browser,
    passkeys: async () => device,
  })
  const open = async () => {
    void page.state.auth.open().catch(() => {})
    await expect.poll(() => page.view().remembered).not.toBeUndefined()
    await expect.poll(() => page.view()).toMatchObject({ step: 'filling', screen: 'sign-in' })
  }
  return { ...page, device, open }
}

/** A page with passkeys. Its reader has one and has signed out. */
const withPasskey = async (options: Options = {}) => {
  const page = await modal({ settings: { passkeys: true }, ...options })
  await page.mock.signIn(email)
  const added = await addPasskey(page.state, 'Laptop', new AbortController().signal)
  await page.environment.fetch(`${origin}/user-service/logout`, {
    method: 'POST',
    headers: { 'x-requested-with': 'bindery' },
  })
  page.device.asked.length = 0
  return { ...page, id: added.ok ? added.passkey.id : '' }
}

describe('a site without the setting passkeys', () => {
  test('a site without passkeys shows the plain screen at once and asks for no passkey', async () => {
    const { state, view, device, posts } = await modal()
    void state.auth.open().catch(() => {})
    expect(view()).toMatchObject({ step: 'filling', remembered: null })
    expect(device.asked).toEqual([])
    expect(await posts('/api/user/passkeys')).toEqual([])
  })
})

describe('passkeys', () => {
  test('the field offers a passkey without opening the dialog of the browser', async () => {
    const { open, device, view } = await withPasskey()
    await open()
    await expect.poll(device.offering).toBe(1)
    expect(device.asked).toEqual(['offer'])
    expect(view().remembered?.passkey).toEqual({ asking: false, note: null })
  })

  test('a passkey chosen in the field signs the reader in', async () => {
    const { open, device, environment, state } = await withPasskey()
    await open()
    await expect.poll(device.offering).toBe(1)
    device.take()
    await expect.poll(() => environment.journeys).toEqual(['reload'])
    expect(state.session.$session.get().status).toBe('registered')
    expect(state.auth.$auth.get()).toMatchObject({ step: 'closed' })
    const { type } = environment.events.find((event) => event.type === 'bindery-signed-in') ?? {}
    expect(type).toBe('bindery-signed-in')
  })

  test('the button aborts the offer in the field and signs in', async () => {
    const { open, device, view, environment } = await withPasskey()
    await open()
    await expect.poll(device.offering).toBe(1)
    await view().remembered?.press()
    expect(device.asked).toEqual(['offer', 'prove'])
    await expect.poll(() => environment.journeys).toEqual(['reload'])
    expect(device.offering()).toBe(0)
  })

  test('a reader who cancels sees a neutral note, and the field offers the passkey again', async () => {
    const { open, device, view, environment } = await withPasskey()
    await open()
    device.fails('NotAllowedError')
    await view().remembered?.press()
    expect(view()).toMatchObject({
      step: 'filling',
      problem: null,
      remembered: { passkey: { asking: false, note: 'No passkey was used. You can try again.' } },
    })
    await expect.poll(device.offering).toBe(1)
    expect(environment.journeys).toEqual([])
  })

  test.for([
    ['SecurityError', 'Passkeys do not work at this address of the site.'],
    ['NotSupportedError', 'This browser or device cannot use passkeys here.'],
    ['TimeoutError', 'That took too long. Please try again.'],
    ['UnknownError', 'Something went wrong. Please try again.'],
  ])('a %s of the browser shows its message', async ([name = '', message]) => {
    const { open, device, view } = await withPasskey()
    await open()
    device.fails(name)
    await view().remembered?.press()
    await expect.poll(view).toMatchObject({ step: 'filling', problem: { message } })
  })

  test('refusals of the server show their message: an unknown passkey, a locked account, no server', async () => {
    const { open, view, mock, environment, id, state } = await withPasskey()
    await open()
    const said = async () => {
      await view().remembered?.press()
      const now = view()
      return now.step === 'filling' ? now.problem?.message : now.step
    }
    await mock.faults([{ path: '/api/user/passkeys/sign-in-options', status: 503, times: 9 }])
    expect(await said()).toBe('Something went wrong. Please try again.')
    await mock.faults([{ path: '/api/user/passkeys', abort: true }])
    expect(await said()).toBe('No connection. Check your network and try again.')
    await mock.faults([])
    for (let tries = 0; tries < 5; tries += 1) {
      await state.session.signIn({ username: email, password: 'Wrong#1' })
    }
    expect(await said()).toMatch(/^Your account is blocked, please wait 15 minutes/)
    await mock.advance(901_000)
    await mock.signIn(email)
    await environment.fetch(`${origin}/api/user/passkeys/remove`, {
      method: 'POST',
      headers: { 'x-requested-with': 'bindery', 'content-type': 'application/json' },
      body: JSON.stringify({ id }),
    })
    expect(await said()).toMatch(/^This passkey is not known here any more/)
  })

  test('closing, changing the screen and sending the password abort the offer and the dialog', async () => {
    const { open, device, view, state } = await withPasskey()
    await open()
    await expect.poll(device.offering).toBe(1)
    view().go('forgot-password')
    await expect.poll(device.offering).toBe(0)
    view().go('sign-in')
    await expect.poll(device.offering).toBe(1)
    device.waits()
    const pressed = view().remembered?.press()
    await expect.poll(() => device.asked.at(-1)).toBe('prove')
    expect(view().remembered?.passkey).toMatchObject({ asking: true })
    state.auth.close()
    await pressed
    expect(view().remembered?.passkey).toEqual({ asking: false, note: null })
    await open()
    await expect.poll(device.offering).toBe(1)
    const wrong = view().submit({ email, password: 'Wrong#1' })
    await expect.poll(device.offering).toBe(0)
    await wrong
    await expect.poll(device.offering).toBe(1)
  })

  test('the field renews its offer before the challenge expires', async () => {
    const { open, device, environment, mock } = await withPasskey()
    await open()
    await expect.poll(device.offering).toBe(1)
    await mock.advance(4.5 * 60_000)
    environment.advance(4.5 * 60_000)
    await expect.poll(() => device.asked).toEqual(['offer', 'offer'])
    await expect.poll(device.offering).toBe(1)
    await mock.advance(3 * 60_000)
    device.take()
    await expect.poll(() => environment.journeys).toEqual(['reload'])
  })

  test('a closed modal does not renew its offer', async () => {
    const { open, device, environment, state } = await withPasskey()
    await open()
    await expect.poll(device.offering).toBe(1)
    state.auth.close()
    await expect.poll(device.offering).toBe(0)
    environment.advance(60 * 60_000)
    // A renewal would have reached the device before this proof.
    await provePasskey(state, { signal: new AbortController().signal, offered: false })
    expect(device.asked).toEqual(['offer', 'prove'])
  })

  test('the screen has no passkeys in a browser or frame that does not support them', async () => {
    for (const access of ['unsupported', 'framed'] as const) {
      const device = testPasskeys(origin)
      device.access = access
      const { open, view } = await modal({ settings: { passkeys: true }, device })
      await open()
      expect(view().remembered?.passkey).toBeNull()
      expect(device.asked).toEqual([])
    }
  })

  test('a browser without offers in fields still has the button', async () => {
    const { open, device, view, environment } = await withPasskey({
      device: testPasskeys(origin, false),
    })
    await open()
    await view().remembered?.press()
    expect(device.asked).toEqual(['prove'])
    await expect.poll(() => environment.journeys).toEqual(['reload'])
  })

  test('two presses in one task open one dialog', async () => {
    const { open, device, view } = await withPasskey()
    await open()
    const { remembered } = view()
    await Promise.all([remembered?.press(), remembered?.press()])
    expect(device.asked.filter((what) => what === 'prove')).toHaveLength(1)
  })
})

describe('the remembered e-mail', () => {
  test('the remembered e-mail is filled in and forget() deletes it', async () => {
    const { open, view, environment, state } = await modal({ remembered: email })
    await open()
    expect(view().remembered).toMatchObject({ email, passkey: null })
    view().remembered?.forget()
    expect(view().remembered?.email).toBeNull()
    expect(lastEmail(environment)).toBeNull()
    expect(state.liveRegion.$announcement.get()?.text).toBe('The email address was forgotten.')
  })

  test('an invalid remembered e-mail is ignored', async () => {
    const { open, view } = await modal({ remembered: 'javascript:alert(1)' })
    await open()
    expect(view().remembered?.email).toBeNull()
  })

  test('the e-mail is filled in again after the session has expired', async () => {
    const { open, view, state } = await modal()
    await state.session.signIn({ username: email, password })
    state.session.expired()
    await open()
    expect(view().remembered?.email).toBe(email)
  })
})
