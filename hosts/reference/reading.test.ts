import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { createHost } from '../server.ts'
import { wordsOf } from '../test-html.ts'
import { makeKit } from '../test-kit.ts'

const kit = makeKit()
const origin = 'http://localhost'
const metered = [
  '/2026/11/the-meeting-that-decides-nothing',
  '/2026/11/when-your-best-customer-asks-for-a-discount',
  '/2026/10/the-second-product-is-harder-than-the-first',
  '/2026/09/a-strategy-is-a-list-of-refusals',
  '/2026/09/the-price-that-ends-in-nine',
] as const
const ascend = [
  '/2026/04/the-two-list-morning',
  '/2025/12/the-calendar-is-a-budget',
  '/2025/09/the-hundred-day-silence',
  '/2025/08/give-the-new-hire-a-broken-thing',
] as const
const teaser = 'had been talking about its Leeds workshop for two hours'
const rest = 'Leeds, by the way, is still open'

let host: ReturnType<typeof createHost>
beforeEach(() => {
  host = createHost({ kit: kit.folder, hashCost: 1024 })
})
afterEach(() => host.close())
afterAll(kit.remove)

async function signIn(email: string) {
  const reply = await host.request(`${origin}/authenticate`, {
    method: 'POST',
    headers: { origin, 'x-requested-with': 'bindery' },
    body: new URLSearchParams({
      username: email,
      password: 'Bindery#2026',
      deviceType: 'WEB_SITE',
    }),
  })
  expect(reply.status).toBe(200)
  return reply.headers.get('set-cookie')?.split(';')[0] ?? ''
}

async function open(path: string, cookie = '') {
  const reply = await host.request(origin + path, { headers: cookie ? { cookie } : {} })
  const html = await reply.text()
  return { html, words: wordsOf(html), headers: reply.headers }
}

test('a guest gets the teaser and the gate of a metered article, and none of the rest', async () => {
  const { html, words, headers } = await open(metered[0])
  expect(words).toContain(teaser)
  expect(words).toContain('for readers with an account, which is free')
  expect(html).toContain('<bindery-paywall ')
  expect(html).toMatch(/<bindery-site paywall /)
  expect(html).not.toContain(rest)
  expect(headers.get('cache-control')).toBe('private, no-store')
})

test('a free article has no gate', async () => {
  const { html, words } = await open('/2026/10/handing-over-without-hovering')
  expect(words).toContain('that you are doing it in the wrong order')
  expect(html).toContain('<bindery-quota-meter kind="quota">')
  expect(html).not.toContain('bindery-paywall')
  expect(html).not.toMatch(/<bindery-site paywall/)
})

test('a free article, a film and a subscriber’s article are in the history, and nothing is counted', async () => {
  const free = '/2026/10/handing-over-without-hovering'
  const film = '/video/101/the-quiet-handover'
  for (const [email, paths, titles] of [
    ['reader@example.com', [free, film], [/quiet handover/i, /Handing over without hovering/i]],
    ['good@example.com', [metered[0]], [/The meeting that decides nothing/i]],
  ] as const) {
    const cookie = await signIn(email)
    for (const path of paths)
      expect((await host.request(origin + path, { headers: { cookie } })).status).toBe(200)
    const history = async () => {
      const reply = await host.request(`${origin}/api/user/history/0/5?format=json`, {
        headers: { cookie },
      })
      return (await reply.json()).entry
        .slice(0, titles.length)
        .map(({ title }: { title: string }) => title)
    }
    await expect.poll(history).toEqual(titles.map((title) => expect.stringMatching(title)))
    const profile = await host.request(`${origin}/api/user/quota`, { headers: { cookie } })
    expect(await profile.json()).toMatchObject({ count: 0 })
  }
})

test('a registered reader opens four metered articles a month, each as often as they like', async () => {
  const cookie = await signIn('reader@example.com')
  for (const path of metered.slice(0, 4)) {
    expect((await open(path, cookie)).html, path).not.toContain('bindery-paywall')
  }
  const fifth = await open(metered[4], cookie)
  expect(fifth.html).toContain('<bindery-paywall ')
  expect(fifth.words).toContain('You have read the articles that your account opens this month')
  const again = await open(metered[0], cookie)
  expect(again.words).toContain(rest)
})

test('an Ascend article counts on its own meter of three a month', async () => {
  const cookie = await signIn('reader@example.com')
  for (const path of ascend.slice(0, 3)) {
    const { html } = await open(path, cookie)
    expect(html).toContain('<bindery-quota-meter kind="ascend">')
    expect(html, path).not.toContain('bindery-paywall')
  }
  expect((await open(ascend[3], cookie)).html).toContain('<bindery-paywall kind="ascend" ')
  for (const path of metered.slice(0, 4)) {
    expect((await open(path, cookie)).html, path).not.toContain('bindery-paywall')
  }
})

test("a subscriber's articles are not counted", async () => {
  const cookie = await signIn('good@example.com')
  for (const path of metered) {
    expect((await open(path, cookie)).html, path).not.toContain('bindery-paywall')
  }
})

test('an invalid cookie opens nothing', async () => {
  const { words } = await open(metered[0], 'bindery_session=nonsense')
  expect(words).not.toContain(rest)
  expect(words).toContain('for readers with an account')
})

test('a reader gets the teaser and the reason when the API fails', async () => {
  const cookie = await signIn('reader@example.com')
  await host.request(
    `${origin}/__mock/faults`,
    {
      method: 'POST',
      body: JSON.stringify([{ path: '/api/user/quota', status: 500, body: '<h1>oops' }]),
    },
    { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
  )
  const { words } = await open(metered[0], cookie)
  expect(words).toContain(teaser)
  expect(words).not.toContain(rest)
  expect(words).toContain('could not look your account up')
})

test('a HEAD request for an article does not count it', async () => {
  const cookie = await signIn('reader@example.com')
  for (const path of metered)
    await host.request(origin + path, { method: 'HEAD', headers: { cookie } })
  expect((await open(metered[4], cookie)).html).not.toContain('bindery-paywall')
})

test.each([
  ['a prefetch', { 'sec-purpose': 'prefetch' }, 503],
  ['a prerendered page', { 'sec-purpose': 'prefetch;prerender' }, 503],
  ['a prefetch of an older browser', { purpose: 'prefetch' }, 503],
  ['a picture', { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }, 200],
  ['a frame', { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' }, 200],
  ['a script', { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }, 200],
])('%s of an article does not count it, and shows none of the rest', async (_, sent, status) => {
  const cookie = await signIn('reader@example.com')
  const ask = (path: string, from: string) =>
    host.request(origin + path, { headers: { ...sent, ...(from ? { cookie: from } : {}) } })
  for (const path of metered) {
    const reply = await ask(path, cookie)
    expect(reply.status, path).toBe(status)
    expect(reply.headers.get('cache-control')).toBe('private, no-store')
    expect(await reply.text()).not.toContain(rest)
  }
  expect((await open(metered[4], cookie)).html).not.toContain('bindery-paywall')
  expect((await ask(metered[0], '')).status).toBe(200)
})

test('the page /register opens the form for a guest and greets a signed-in reader', async () => {
  const guest = await open('/register')
  expect(guest.html).toContain('<bindery-auth-modal inline open screen="registration">')
  expect(guest.html).toContain('<form action="/api/forms/register" method="post">')
  const reader = await open('/register', await signIn('reader@example.com'))
  expect(reader.html).toContain('<bindery-auth-modal>')
  expect(reader.words).toContain('You are signed in as Robin Reader')
  expect(reader.headers.get('cache-control')).toBe('private, no-store')
})

test('a gift link opens its article for every reader and is not counted', async () => {
  const give = async (url: string) => {
    const reply = await host.request(`${origin}/api/article-gift/give-gift`, {
      method: 'POST',
      headers: {
        origin,
        'x-requested-with': 'bindery',
        'content-type': 'application/json',
        cookie: await signIn('good@example.com'),
      },
      body: JSON.stringify({ url }),
    })
    return new URL(((await reply.json()) as { articleGiftURL: string }).articleGiftURL)
  }
  const link = await give(metered[0])
  const given = await open(link.pathname + link.search)
  expect(given.words).toContain(rest)
  expect(given.words).toContain('Somebody has given you this article')
  expect(given.html).not.toContain('bindery-paywall')
  expect(given.headers.get('cache-control')).toBe('private, no-store')
  for (const address of [metered[1] + link.search, `${metered[0]}?gift=`, `${metered[0]}?gift=a`])
    expect((await open(address)).html, address).toContain('<bindery-paywall ')
  const cookie = await signIn('reader@example.com')
  await open(link.pathname + link.search, cookie)
  for (const path of metered.slice(1))
    expect((await open(path, cookie)).html, path).not.toContain('bindery-paywall')
})
