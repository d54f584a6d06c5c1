/** Forms of pages whose script has not run, on the small back end. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addAccount } from '../hosts/tiny-api/accounts.js'
import { startTinyApi } from '../hosts/tiny-api/server.js'

const pages = 'http://www.site.localhost:4999'
const password = 'Bindery#2026'
let api: { readonly origin: string; close(): Promise<void> }
beforeAll(async () => {
  api = await startTinyApi({ port: 0, origins: [pages], mail: () => {} })
})
afterAll(() => api.close())

const cookieOf = (answer: Response): string => answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''

const get = async (path: string, cookie: string) => {
  const answer = await fetch(`${api.origin}${path}`, { headers: { cookie } })
  return (await answer.json()) as Record<string, unknown>
}

let made = 0
/** A new account, signed in. */
const newReader = async () => {
  made += 1
  const email = `forms-${made}@example.com`
  await addAccount({ firstName: 'Ada', lastName: 'Obi', emailAddress: email, password })
  const answer = await fetch(`${api.origin}/authenticate`, {
    method: 'POST',
    headers: { 'x-requested-with': 'bindery' },
    body: new URLSearchParams({ username: email, password }),
  })
  return { email, cookie: cookieOf(answer) }
}

describe('forms without the script', () => {
  const post = (name: string, fields: Record<string, string>, headers = {}) =>
    fetch(`${api.origin}/api/forms/${name}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: pages, referer: `${pages}/sign-in?from=mail`, ...headers },
      body: new URLSearchParams(fields),
    })
  const noticeOf = (answer: Response) => {
    const line = answer.headers.getSetCookie().find((each) => each.startsWith('bindery_notice='))
    const [, encoded = ''] = /=([^;]*)/.exec(line ?? '') ?? []
    return JSON.parse(Buffer.from(encoded, 'base64url').toString())
  }

  test('a sign-in leads back to its page with a session, and a wrong password with the reason', async () => {
    const { email } = await newReader()
    const wrong = await post('sign-in', { email, password: 'Wrong#Horse9' })
    expect([wrong.status, wrong.headers.get('location')]).toEqual([
      303,
      `${pages}/sign-in?from=mail`,
    ])
    expect(noticeOf(wrong)).toMatchObject({ ok: false, values: { email } })
    expect(JSON.stringify(noticeOf(wrong))).not.toContain('Horse')
    const right = await post('sign-in', { email, password, return: '/the-latest' })
    expect(right.headers.get('location')).toBe(`${pages}/the-latest`)
    expect((await get('/api/user/profile', cookieOf(right)))['emailAddress']).toBe(email)
  })

  test('a form of the cart and one of the profile change what they name, and log-out ends the session', async () => {
    const { email, cookie } = await newReader()
    await post('add-to-cart', { productId: '501', quantity: '2' }, { cookie })
    await post('cart-quantity', { itemid: '501', quantity: '3' }, { cookie })
    expect(await get('/api/shopping-cart', cookie)).toMatchObject({ items: [{ quantity: 3 }] })
    await post('cart-quantity', { itemid: '501', remove: 'yes' }, { cookie })
    expect(await get('/api/shopping-cart', cookie)).toMatchObject({ items: [] })
    await post('profile', { displayName: 'Ada O.', email, jobTitle: 'Analyst' }, { cookie })
    const changed = { displayName: 'Ada O.', jobTitle: 'Analyst' }
    expect(await get('/api/user/profile', cookie)).toMatchObject(changed)
    expect(noticeOf(await post('register', { email, password: 'x' })).errors).toEqual({
      firstName: 'This field is required.',
    })
    await post('log-out', { return: '/' }, { cookie })
    expect(await get('/api/user/profile', cookie)).toEqual({ code: 'unauthenticated' })
  })

  test('a form of another site, or one that is not urlencoded, is refused', async () => {
    const { email } = await newReader()
    const fields = { email, password }
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null', 'sec-fetch-site': 'cross-site' },
      { origin: 'null' },
    ])
      expect((await post('sign-in', fields, headers)).status).toBe(403)
    const own = { origin: 'null', 'sec-fetch-site': 'same-origin' }
    expect((await post('sign-in', fields, own)).status).toBe(303)
    expect((await post('sign-in', fields, { 'content-type': 'application/json' })).status).toBe(415)
    expect((await post('constructor', fields)).status).toBe(404)
    const away = await post('sign-in', { ...fields, return: 'https://evil.example/x' })
    expect(away.headers.get('location')).toBe(`${pages}/`)
  })
})
