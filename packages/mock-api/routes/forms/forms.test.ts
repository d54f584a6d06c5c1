import { formPosts } from '@bindery/contract/form-posts.ts'
import { describe, expect, test } from 'vitest'
import { fallbacks } from '../../../../tests/support/fallbacks.ts'
import { createTestServer, origin, type Visitor } from '../../test/server.ts'
import { forms } from './forms.ts'

type TestServer = ReturnType<typeof createTestServer>

const page = `${origin}/sign-in`
const own = { origin, referer: page }

/** Posts a form as a browser does, and stores its cookies. */
const postForm = async (
  { app }: TestServer,
  one: Visitor,
  name: string,
  fields: Record<string, string>,
  headers: Record<string, string> = own,
) => {
  const reply = await app.request(`${origin}/api/forms/${name}`, {
    method: 'POST',
    headers: { ...headers, ...(one.cookie ? { cookie: one.cookie } : {}) },
    body: new URLSearchParams(fields),
  })
  const pairs = reply.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
  const notice = pairs.find((pair) => pair.startsWith('bindery_notice='))?.split('=')[1] ?? ''
  const kept = pairs.filter((pair) => !pair.startsWith('bindery_notice='))
  one.cookie = [one.cookie, ...kept].filter(Boolean).join('; ')
  return {
    status: reply.status,
    to: reply.headers.get('location'),
    notice: notice
      ? JSON.parse(new TextDecoder().decode(Buffer.from(notice, 'base64url')))
      : undefined,
  }
}

const account = { email: 'reader@example.com', password: 'Bindery#2026' }

test('the mock answers each form of the contract, which has the fields of the plain forms', () => {
  expect(Object.keys(forms).toSorted()).toEqual(Object.keys(formPosts).toSorted())
  for (const html of Object.values(fallbacks)) {
    const name = /\/api\/forms\/([\w-]+)/.exec(html)?.[1]
    if (!name) continue
    const known = Object.keys(Object(formPosts[name]?.fields._zod.def).shape)
    const fields = [...html.matchAll(/ name="(\w+)"/g)].map(([, field]) => field)
    expect(known, name).toEqual(expect.arrayContaining(fields))
  }
})

describe('a form without the script', () => {
  test('a sign-in leads back with a session and a message', async () => {
    const server = createTestServer()
    const one = server.visitor()
    const { status, to, notice } = await postForm(server, one, 'sign-in', account)
    expect([status, to]).toEqual([303, '/sign-in'])
    expect(notice).toEqual({ form: 'sign-in', ok: true, text: 'You are signed in.' })
    expect((await one.get('/api/user/profile')).body['emailAddress']).toBe(account.email)
    expect(server.reports).toEqual([])
  })

  test('a wrong password leads back with the reason and what was typed, but no password', async () => {
    const server = createTestServer()
    const one = server.visitor()
    const wrong = await postForm(server, one, 'sign-in', { ...account, password: 'Wrong' })
    expect([wrong.status, wrong.to]).toEqual([303, '/sign-in'])
    expect(wrong.notice).toEqual({
      form: 'sign-in',
      ok: false,
      text: 'You have entered an invalid email and password combination. Please try again. You have 4 tries left.',
      values: { email: account.email },
    })
    expect(one.cookie).toBe('')
  })

  test('five wrong passwords lock the account for forms and JSON alike', async () => {
    const server = createTestServer()
    const one = server.visitor()
    for (let time = 0; time < 4; time++)
      await postForm(server, one, 'sign-in', { ...account, password: 'Wrong' })
    expect((await one.signIn(account.email, 'Wrong')).body['lockout_duration']).toBe(900)
    const { notice } = await postForm(server, one, 'sign-in', account)
    expect(notice.text).toContain('Your account is blocked, please wait 15 minutes')
  })

  test('a registration opens an account, and each field has its own message', async () => {
    const server = createTestServer()
    const one = server.visitor()
    const reader = { firstName: 'Nora', lastName: 'New', email: 'nora@example.com' }
    const short = await postForm(server, one, 'register', { ...reader, password: 'short' })
    expect(short.notice.ok).toBe(false)
    expect(Object.keys(short.notice.errors)).toEqual(['password'])
    expect(short.notice.values).toEqual(reader)
    const good = await postForm(server, one, 'register', {
      ...reader,
      password: 'Bindery#2026',
      optIn: 'on',
    })
    expect(good.notice.text).toBe('Your account has been created.')
    expect((await one.get('/api/user/profile')).body['firstName']).toBe('Nora')
  })

  test('a reset is mailed, and its token sets the password', async () => {
    const server = createTestServer()
    const one = server.visitor()
    const asked = await postForm(server, one, 'request-reset', { email: account.email })
    expect(asked.notice).toMatchObject({
      ok: true,
      text: expect.stringContaining('a link to reset'),
    })
    const token = /token=(\S+)/.exec(server.mailbox.list()[0]?.text ?? '')?.[1] ?? ''
    const set = { token, password: 'Harbour#2027' }
    expect((await postForm(server, one, 'reset-password', set)).to).toBe('/sign-in')
    const again = await postForm(server, one, 'reset-password', set)
    expect(again.notice.ok).toBe(false)
    await postForm(server, one, 'sign-in', { ...account, password: 'Harbour#2027' })
    expect((await one.get('/api/user/profile')).body['emailAddress']).toBe(account.email)
  })

  test('a log-out ends the session', async () => {
    const server = createTestServer()
    const one = await server.reader()
    const secret = one.cookie
    const { to } = await postForm(server, one, 'log-out', { return: '/the-latest' })
    expect(to).toBe('/the-latest')
    one.cookie = secret
    expect((await one.get('/api/user/profile')).body['status']).toBe('guest')
  })

  test('a newsletter, the mails of an author and a subscription take a form', async () => {
    const server = createTestServer()
    const one = server.visitor()
    const offered = (await one.get('/api/newsletters')).body['newsletters'] as { id: string }[]
    const choice = `newsletter ${offered[0]?.id}`
    const mail = { email: 'guest@example.com' }
    expect((await postForm(server, one, 'newsletter', { choice, ...mail })).notice.ok).toBe(true)
    expect(
      (await postForm(server, one, 'newsletter', { choice, email: 'x' })).notice,
    ).toMatchObject({ ok: false, errors: { email: expect.any(String) } })
    expect((await postForm(server, one, 'mb-signup', { ...mail, source: 'A' })).notice.ok).toBe(
      true,
    )
    const printed = { email: 'print@example.com', accountNumber: '1234567890' }
    const found = await postForm(server, one, 'subscriber-lookup', printed)
    expect(found.to).toBe(
      `/subscriber-registration?emailAddress=${encodeURIComponent(btoa(printed.email))}`,
    )
    const lapsed = { email: 'lapsed@example.com', accountNumber: '2222222222' }
    expect((await postForm(server, one, 'subscriber-lookup', lapsed)).notice.text).toBe(
      'No Active Subscriptions Found',
    )
    const created = { ...printed, password: 'Bindery#2026' }
    expect((await postForm(server, one, 'subscriber-registration', created)).notice.ok).toBe(true)
  })

  test('a profile takes a form of its reader', async () => {
    const server = createTestServer()
    const one = await server.reader()
    const values = { displayName: 'Rosa R.', email: account.email, jobTitle: 'Analyst' }
    expect((await postForm(server, one, 'profile', values)).notice.ok).toBe(true)
    expect((await one.get('/api/user/profile')).body).toMatchObject({
      displayName: 'Rosa R.',
      jobTitle: 'Analyst',
    })
    const guest = await postForm(server, server.visitor(), 'profile', values)
    expect(guest.notice).toMatchObject({ ok: false, text: 'Please sign in first.' })
  })

  test('a cart is filled, changed and discounted by forms', async () => {
    const server = createTestServer()
    const one = server.visitor()
    const item = { productId: '501-HBK-ENG', quantity: '2' }
    const items = async () => (await one.get('/api/shopping-cart')).body['items'] as object[]
    const added = await postForm(server, one, 'add-to-cart', item)
    expect([added.to, added.notice.ok]).toEqual(['/shopping-cart', true])
    expect(await items()).toMatchObject([{ quantity: 2 }])
    const [line] = (await items()) as { itemid: string }[]
    const itemid = line?.itemid ?? ''
    await postForm(server, one, 'cart-quantity', { itemid, quantity: '3' })
    expect(await items()).toMatchObject([{ quantity: 3 }])
    expect((await postForm(server, one, 'promo-code', { promoCode: 'NOPE' })).notice.ok).toBe(false)
    await postForm(server, one, 'cart-quantity', { itemid, quantity: '3', remove: 'yes' })
    expect(await items()).toEqual([])
  })
})

describe('the guard of form routes', () => {
  test.for([
    { origin: 'http://evil.test' },
    { origin: 'http://site.test:81' },
    { origin: 'null' },
    { origin: 'null', 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { referer: 'http://evil.test/x' },
    {},
  ] as Record<string, string>[])(
    'a form that another site may have sent is refused: %o',
    async (headers) => {
      const server = createTestServer()
      const one = server.visitor()
      const { status } = await postForm(server, one, 'sign-in', account, headers)
      expect([status, one.cookie]).toEqual([403, ''])
    },
  )

  test.for([
    { origin },
    { origin: 'null', 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'same-origin' },
    { referer: page },
  ] as Record<string, string>[])('a form of the own site is accepted: %o', async (headers) => {
    const server = createTestServer()
    const { status } = await postForm(server, server.visitor(), 'sign-in', account, headers)
    expect(status).toBe(303)
  })

  test.for([
    '//evil.test/',
    'https://evil.test/',
    '/\\evil.test',
    'javascript:alert(1)',
    '/%5cevil',
  ])('the redirect stays on the site for return=%s', async (to) => {
    const server = createTestServer()
    const fields = { ...account, return: to, page: to }
    const good = await postForm(server, server.visitor(), 'sign-in', fields)
    const bad = await postForm(server, server.visitor(), 'sign-in', { ...fields, password: 'x' })
    for (const each of [good, bad]) expect(new URL(each.to ?? '', origin).origin).toBe(origin)
  })

  test('a form route reads urlencoded bodies alone, and small ones', async () => {
    const { app } = createTestServer()
    const send = (body: BodyInit, type: string) =>
      app.request(`${origin}/api/forms/sign-in`, {
        method: 'POST',
        headers: { ...own, 'content-type': type },
        body,
      })
    expect((await send('email=x', 'text/plain')).status).toBe(415)
    const form = 'application/x-www-form-urlencoded'
    expect((await send(`email=${'x'.repeat(70_000)}`, form)).status).toBe(413)
  })
})
