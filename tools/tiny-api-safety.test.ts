/** What a server must hold against, on the small back end: hostile bodies, many requests at once, foreign pages. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addAccount } from '../hosts/tiny-api/accounts.js'
import { startTinyApi } from '../hosts/tiny-api/server.js'

const pages = 'http://www.site.localhost:4999'
const password = 'Bindery#2026'
const mails: string[] = []
let api: { readonly origin: string; close(): Promise<void> }
beforeAll(async () => {
  api = await startTinyApi({
    port: 0,
    origins: [pages],
    mail: (to, path) => void mails.push(`${to} ${path}`),
  })
})
afterAll(() => api.close())

let made = 0
/** A new account, signed in. */
const newReader = async () => {
  made += 1
  const email = `safety-${made}@example.com`
  await addAccount({ firstName: 'Ada', lastName: 'Obi', emailAddress: email, password })
  const answer = await signIn(email)
  return { email, cookie: cookieOf(answer) }
}

const cookieOf = (answer: Response): string => answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''

const send = (
  path: string,
  body: unknown,
  { method = 'POST', ...headers }: Record<string, string> = {},
) =>
  fetch(`${api.origin}${path}`, {
    method,
    headers: { 'content-type': 'application/json', 'x-requested-with': 'bindery', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

const signIn = (username: string, secret = password, headers = {}) =>
  fetch(`${api.origin}/authenticate`, {
    method: 'POST',
    headers: { 'x-requested-with': 'bindery', ...headers },
    body: new URLSearchParams({ username, password: secret }),
  })

const get = async (path: string, cookie: string) => {
  const answer = await fetch(`${api.origin}${path}`, { headers: { cookie } })
  return (await answer.json()) as Record<string, unknown>
}

describe('bodies and addresses', () => {
  // One reader for all: two password hashes for each body take most of the time.
  let cookie = ''
  beforeAll(async () => {
    cookie = (await newReader()).cookie
  })

  test.each([
    ['/authenticate', 'null'],
    ['/authenticate', '"text"'],
    ['/api/user/register', '{"emailAddress": {}, "password": 5, "firstName": ["a"]}'],
    ['/api/user/register', '{'],
    ['/api/user/reset-password', 'null'],
    ['/api/user/profile', '{"attributes": 5}'],
    ['/api/user/profile', '{"attributes": [null]}'],
    ['/api/user/profile', '{"attributes": [{"name": "constructor", "value": "x"}]}'],
    ['/api/user/profile', '{"emailAddress": "no address"}'],
    ['/api/user/lists/bulk-update', '{"id": "a", "listIds": "b"}'],
    ['/api/user/lists/bulk-update', '{}'],
    ['/service/saved', '{"id": {}, "title": "x"}'],
    ['/service/saved', '{"id": "x", "title": "x", "authors": "Ada"}'],
    ['/service/lists', '{"name": "!"}'],
    ['/api/shopping-cart/items', '{"productId": "501"}'],
    ['/api/shopping-cart/items', '[]'],
    ['/api/shopping-cart/items', '[null]'],
    ['/api/shopping-cart/items', '[{"productId": "501", "quantity": "2"}]'],
  ])('the small back end refuses %s with the body %s', async (path, body) => {
    const answer = await send(path, body, { cookie })
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(500)
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
  })

  test.each([
    '/api/latest/%E0%A4%A/2',
    '/api/latest/x/y',
    '/api/user/saves/lists?ids=%25E0%25',
    '//',
  ])('the small back end survives the address %s', async (path) => {
    const answer = await fetch(`${api.origin}${path}`, { headers: { cookie } })
    expect(answer.status).toBeLessThan(500)
  })

  test('the small back end answers 413 to a body that is larger than what it has read', async () => {
    const answer = await send('/api/user/register', 'x'.repeat(20_000_000))
    expect(answer.status).toBe(413)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })
})

describe('passwords', () => {
  test('many wrong passwords at once get no further try', async () => {
    const { email } = await newReader()
    const guesses = Array.from({ length: 8 }, (_, at) => signIn(email, `Wrong#Horse${at}`))
    const answers = await Promise.all(guesses.map(async (guess) => (await guess).json()))
    const left = answers.flatMap(({ tries_left }) => tries_left ?? [])
    expect(left.sort()).toEqual([1, 2, 3, 4])
    expect((await signIn(email)).status).toBe(401)
  })

  test('an unknown address is answered like a known one, up to the lock', async () => {
    const { email } = await newReader()
    const answersFor = async (address: string) => {
      const texts: string[] = []
      for (let at = 0; at < 6; at += 1) {
        const answer = await signIn(address, 'Wrong#Horse9')
        texts.push(`${answer.status} ${await answer.text()}`.replace(/89\d|900/, '900'))
      }
      return texts
    }
    expect(await answersFor('nobody@example.com')).toEqual(await answersFor(email))
  })

  test('an address that two readers register at once belongs to one of them', async () => {
    const form = { firstName: 'Ada', lastName: 'Obi', emailAddress: 'twice@example.com', password }
    const answers = await Promise.all([1, 2, 3].map(() => send('/api/user/register', form)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  test('the mailed token sets a new password once, and ends the old sessions', async () => {
    const { email, cookie } = await newReader()
    await send('/api/user/forgotpassword', { emailAddress: email })
    await send('/api/user/forgotpassword', { emailAddress: email })
    const [first, second] = mails.slice(-2).map((mail) => mail.split('token=')[1])
    const reset = async (token: string | undefined, secret: string) =>
      (await send('/api/user/reset-password', { token, password: secret })).status
    expect(await reset(first, 'weak')).toBe(400)
    expect(await reset(first, 'Correct#Horse9')).toBe(200)
    expect(await reset(first, 'Correct#Horse9')).toBe(410)
    expect(await reset(second, 'Another#Horse9')).toBe(410)
    expect((await send('/api/user/profile', {}, { cookie })).status).toBe(401)
    expect((await signIn(email)).status).toBe(401)
    expect((await signIn(email, 'Correct#Horse9')).status).toBe(200)
  })
})

describe('sessions', () => {
  test('a new sign-in ends the session that the browser had', async () => {
    const { email, cookie } = await newReader()
    await signIn(email, password, { cookie })
    expect((await fetch(`${api.origin}/api/user/profile`, { headers: { cookie } })).status).toBe(
      401,
    )
  })

  test.each([
    ['/articles?page=2', '/articles?page=2'],
    ['//evil.example/x', '/'],
    ['/\t/evil.example', '/'],
    ['https://evil.example', '/'],
    ['/..//evil.example', '/evil.example'],
  ])('signing out with the return %j leads to %s of the site', async (to, path) => {
    const address = `${api.origin}/logout?return=${encodeURIComponent(to)}`
    const answer = await fetch(address, { redirect: 'manual' })
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe(pages + path)
  })

  test('a foreign page cannot sign a reader out', async () => {
    const { cookie } = await newReader()
    const headers = { cookie, 'sec-fetch-site': 'cross-site' }
    await fetch(`${api.origin}/logout`, { headers, redirect: 'manual' })
    expect((await get('/api/user/profile', cookie))['status']).toBe('registered')
  })

  test('behind a proxy with https, a page of the same origin may write', async () => {
    const { cookie } = await newReader()
    const own = api.origin.replace('http:', 'https:')
    const headers = { cookie, origin: own, 'x-forwarded-proto': 'https' }
    expect((await send('/api/user/profile', {}, headers)).status).toBe(200)
    expect((await send('/api/user/profile', {}, { cookie, origin: own })).status).toBe(403)
  })
})

describe('metered articles', () => {
  const slug = '/2026/11/the-long-view'
  const read = async (path: string, cookie: string) => {
    const answer = await fetch(`${api.origin}/api/components/article${path}`, {
      headers: { cookie },
    })
    const code = answer.ok ? 'open' : ((await answer.json()) as { code: string }).code
    return { code, headers: answer.headers }
  }
  const count = async (url: string, cookie: string) =>
    (await (await send('/api/user/quota', { url }, { cookie })).json()) as object

  test('the text of an article is sent once the meter has counted it, and to that reader only', async () => {
    const { cookie } = await newReader()
    const other = await newReader()
    expect((await read(slug, cookie)).code).toBe('article_closed')
    expect((await read(slug, '')).code).toBe('article_closed')
    expect((await read('/2026/11/none', cookie)).code).toBe('article_unknown')
    const counted = { count: 1, remaining: 3, granted: true }
    expect(await count(`${pages}${slug}?from=mail`, cookie)).toMatchObject(counted)
    expect(await count(slug, cookie)).toMatchObject(counted)
    const { code, headers } = await read(slug, cookie)
    expect(code).toBe('open')
    expect(headers.get('content-type')).toMatch(/^text\/html/)
    expect(headers.get('cache-control')).toBe('no-store')
    expect((await read(slug, other.cookie)).code).toBe('article_closed')
  })

  test('the fifth article is not granted, and its text is not sent', async () => {
    const { cookie } = await newReader()
    for (const at of [1, 2, 3, 4]) await count(`/2026/10/article-${at}`, cookie)
    expect(await count(slug, cookie)).toMatchObject({ count: 4, remaining: 0, granted: false })
    expect((await read(slug, cookie)).code).toBe('article_closed')
    expect(await count('/2026/10/article-1', cookie)).toMatchObject({ granted: true })
  })
})

describe('what readers write', () => {
  test('the profile keeps a new name and e-mail, with which the reader signs in', async () => {
    const { email, cookie } = await newReader()
    const next = `new-${email}`
    const changes = { displayName: 'Ada O.', emailAddress: next }
    expect((await send('/api/user/profile', changes, { cookie })).status).toBe(200)
    const profile = await get('/api/user/profile', cookie)
    expect(profile).toMatchObject({ displayName: 'Ada O.', emailAddress: next, username: next })
    expect((await signIn(next)).status).toBe(200)
    expect((await signIn(email)).status).toBe(401)
    const other = await newReader()
    const taken = await send('/api/user/profile', { emailAddress: next }, { cookie: other.cookie })
    expect(taken.status).toBe(409)
  })

  test('an item that the server does not know is saved with its own address, on the site', async () => {
    const { cookie } = await newReader()
    for (const [id, url] of [
      ['a', '/2026/11/a?x=1'],
      ['b', 'https://evil.example/b'],
    ]) {
      await send('/service/saved', { id, url, title: `Item ${id}`, authors: ['Bo'] }, { cookie })
    }
    expect(await get('/api/user/saves/0/10', cookie)).toMatchObject({
      entry: [
        { id: 'b', content: { src: '/' } },
        { id: 'a', title: 'Item a', author: ['Bo'], content: { src: '/2026/11/a?x=1' } },
      ],
    })
  })

  test('a product that one request names twice is added twice, and a digital one once', async () => {
    const { cookie } = await newReader()
    const items = ['501', '501', '502', '502'].map((productId) => ({ productId, quantity: 1 }))
    const cart = await (await send('/api/shopping-cart/items', items, { cookie })).json()
    expect(cart).toMatchObject({
      line_items: { physical_items: 2, digital_items: 1 },
      grandTotal: 52.4,
    })
  })

  test('nothing is added if one product of a request is unknown', async () => {
    const { cookie } = await newReader()
    const items = ['501', 'none'].map((productId) => ({ productId, quantity: 1 }))
    expect((await send('/api/shopping-cart/items', items, { cookie })).status).toBe(404)
    expect(await get('/api/shopping-cart', cookie)).toMatchObject({ items: [], grandTotal: 0 })
  })

  test('a page whose reader’s session is over changes no guest’s cart', async () => {
    const items = [{ productId: '501', quantity: 1 }]
    const answer = await send('/api/shopping-cart/items?signedIn=true', items)
    expect(answer.status).toBe(401)
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  test('a digital product in a guest’s cart and in the reader’s is one after the sign-in', async () => {
    const { email, cookie } = await newReader()
    const items = [{ productId: '502', quantity: 1 }]
    await send('/api/shopping-cart/items', items, { cookie })
    const guest = cookieOf(await send('/api/shopping-cart/items', items))
    const again = cookieOf(await signIn(email, password, { cookie: guest }))
    expect(await get('/api/shopping-cart', again)).toMatchObject({
      line_items: { physical_items: 0, digital_items: 1 },
    })
  })
})
