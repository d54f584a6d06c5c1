import { maxTextLength } from '@bindery/contract/share-text-rule.ts'
import { describe, expect, test } from 'vitest'
import { sampleContent } from '../../seed/content.ts'
import { createTestServer, origin } from '../../test/server.ts'

const article = '/2026/10/handing-over-without-hovering'
const mail = (fields: object = {}) => ({
  url: `${origin}${article}`,
  description: 'This one is for you.',
  provider: 'email',
  sharedWith: ['ann@example.com', 'ben@example.com'],
  ...fields,
})

describe.for(['/api/user/share', '/service/shared'])('%s', (path) => {
  test('a share mails each recipient the URL and the message', async () => {
    const server = createTestServer()
    const one = await server.reader()
    expect((await one.post(path, mail())).status).toBe(200)
    expect(server.mailbox.list().map(({ to }) => to)).toEqual([
      'ann@example.com',
      'ben@example.com',
    ])
    for (const { text } of server.mailbox.list()) {
      expect(text).toContain(`${origin}${article}`)
      expect(text).toContain('This one is for you.')
      expect(text).toContain('Robin Reader (reader@example.com)')
    }
    // No recipient sees the others.
    expect(server.mailbox.list()[0]?.text).not.toContain('ben@example.com')
    expect(server.reports).toEqual([])
  })

  test('a guest names the sender, a reader cannot', async () => {
    const server = createTestServer()
    const guest = server.visitor()
    expect((await guest.post(path, mail())).body).toMatchObject({ code: 'unauthenticated' })
    expect((await guest.post(path, mail({ from: 'nobody' }))).status).toBe(400)
    expect((await guest.post(path, mail({ from: 'gus@example.com' }))).status).toBe(200)
    const one = await server.reader()
    await one.post(path, mail({ from: 'gus@example.com' }))
    const texts = server.mailbox.list().map(({ text }) => text)
    expect(texts).toHaveLength(4)
    expect(texts[0]).toContain('gus@example.com')
    expect(texts[3]).not.toContain('gus@example.com')
  })

  test('a share on a network sends no mail', async () => {
    const server = createTestServer()
    const one = await server.reader()
    const shared = mail({ provider: 'Twitter', sharedWith: [] })
    expect((await one.post(path, shared)).status).toBe(200)
    expect((await server.visitor().post(path, shared)).status).toBe(200)
    expect(server.mailbox.list()).toEqual([])
  })
})

test.for([
  [{ sharedWith: [] }, 'sharedWith'],
  [{ sharedWith: ['ann'] }, 'sharedWith.0'],
  [{ sharedWith: ['ann@example.com\nbcc: ben@example.com'] }, 'sharedWith.0'],
  [{ sharedWith: Array(21).fill('ann@example.com') }, 'sharedWith'],
  [{ provider: 'MySpace' }, 'provider'],
  [{ description: 'x'.repeat(maxTextLength + 1) }, 'description'],
  [{ url: '' }, 'url'],
] as const)('a share with %o is refused on its field', async ([fields, field]) => {
  const server = createTestServer()
  const one = await server.reader()
  const { status, body } = await one.post('/api/user/share', mail(fields))
  expect([status, body]).toMatchObject([400, { code: 'invalid_fields', errors: [{ field }] }])
  expect(server.mailbox.list()).toEqual([])
})

test('a message of maximum length is mailed', async () => {
  const server = createTestServer()
  const one = await server.reader()
  const description = '字'.repeat(maxTextLength)
  expect((await one.post('/api/user/share', mail({ description }))).status).toBe(200)
  expect(server.mailbox.list()[0]?.text).toContain(description)
})

test('a recipient in two cases gets one mail', async () => {
  const server = createTestServer()
  const one = await server.reader()
  await one.post('/api/user/share', mail({ sharedWith: ['ann@example.com', 'Ann@Example.com'] }))
  expect(server.mailbox.list()).toHaveLength(1)
})

test.for([
  'https://evil.example/',
  'javascript:alert(1)',
  '//evil.example',
  'http://a:b@site.test/',
])('%s is refused as a foreign URL', async (url) => {
  const server = createTestServer()
  const one = await server.reader()
  expect((await one.post('/api/user/share', mail({ url }))).body).toMatchObject({
    code: 'foreign_url',
  })
  const short = await one.post('/api/integration/url/shorten', { url })
  expect([short.status, short.body['code']]).toEqual([422, 'foreign_url'])
  expect(server.mailbox.list()).toEqual([])
})

test('a sender over the limit gets Retry-After, and other senders do not', async () => {
  const server = createTestServer()
  const one = await server.reader()
  const twenty = [...Array(20).keys()].map((at) => `a${at}@example.com`)
  for (const status of [200, 200, 200, 429]) {
    expect((await one.post('/api/user/share', mail({ sharedWith: twenty }))).status).toBe(status)
  }
  const refused = await one.post('/api/user/share', mail())
  expect(refused.headers.get('retry-after')).toBe('3600')
  expect(server.mailbox.list()).toHaveLength(60)
  const other = await server.reader('good@example.com')
  expect((await other.post('/api/user/share', mail())).status).toBe(200)
  server.clock.advance(3_600_001)
  expect((await one.post('/api/user/share', mail())).status).toBe(200)
})

test('all guests together have a limit, which no reader shares', async () => {
  const server = createTestServer()
  const guest = server.visitor()
  const write = async (at: number) => {
    const sharedWith = [...Array(20).keys()].map((to) => `a${at}-${to}@example.com`)
    const from = `gus${at}@example.com`
    return (await guest.post('/api/user/share', mail({ from, sharedWith }))).status
  }
  for (let at = 0; at < 15; at += 1) expect(await write(at)).toBe(200)
  expect(await write(15)).toBe(429)
  const one = await server.reader()
  expect((await one.post('/api/user/share', mail())).status).toBe(200)
  expect(server.mailbox.list()[0]?.text).toContain(
    'Somebody who gives the address gus0@example.com',
  )
})

test('mails to one recipient are limited across senders', async () => {
  const server = createTestServer()
  const guest = server.visitor()
  const write = (one: typeof guest, fields: object) =>
    one.post('/api/user/share', mail({ sharedWith: ['ann@example.com'], ...fields }))
  for (let at = 0; at < 10; at += 1) {
    expect((await write(guest, { from: `gus${at}@example.com` })).status).toBe(200)
  }
  const refused = await write(guest, { from: 'gus@example.com', sharedWith: ['Ann@Example.com'] })
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600'])
  const one = await server.reader()
  expect((await write(one, {})).status).toBe(429)
  expect((await write(one, { sharedWith: ['ben@example.com'] })).status).toBe(200)
  server.clock.advance(3_600_001)
  expect((await write(one, {})).status).toBe(200)
})

test('the mail of a folder lists its items, for its owner only', async () => {
  const server = createTestServer()
  const one = await server.reader()
  const { listurl } = (await one.get('/api/user/list/url/Strategy%202026')).body
  await one.post('/api/user/share', mail({ url: listurl, sharedWith: ['ann@example.com'] }))
  const other = await server.reader('good@example.com')
  await other.post('/api/user/share', mail({ url: listurl, sharedWith: ['ben@example.com'] }))
  const [first, second] = server.mailbox.list()
  expect(first?.subject).toBe('A reading list for you')
  expect(first?.text).toContain('Strategy 2026')
  expect(first?.text).toMatch(/\n- .+\n {2}http:\/\/site\.test\/2026\//)
  expect(first?.text).toContain(String(listurl))
  expect(second?.text).not.toContain('Strategy 2026')
})

test('a line break in a name writes no line of its own in a mail', async () => {
  const server = createTestServer()
  const one = await server.reader()
  await one.post('/api/user/profile', { displayName: 'Robin\n\nYour account is locked' })
  await one.post('/api/user/share', mail())
  const [first] = server.mailbox.list()
  expect(first?.text).toContain('Robin Your account is locked (reader@example.com) wants you')
})

test('the mail of an article contains its title', async () => {
  const server = createTestServer()
  const one = await server.reader()
  const [item] = sampleContent
  await one.post('/api/user/share', mail({ url: item?.url }))
  expect(server.mailbox.list()[0]?.text).toContain(`${item?.title}\n${origin}${item?.url}`)
})

test('a short URL redirects to the long one, and stays the same', async () => {
  const server = createTestServer()
  const guest = server.visitor()
  const shorten = async (url: string) =>
    String((await guest.post('/api/integration/url/shorten', { url })).body['shortUrl'])
  const short = await shorten(`${origin}${article}?a=1#end`)
  expect(short).toMatch(/^http:\/\/site\.test\/s\/\w+$/)
  expect(await shorten(`${article}?a=1#end`)).toBe(short)
  const there = await guest.get(new URL(short).pathname)
  expect([there.status, there.headers.get('location')]).toEqual([302, `${article}?a=1#end`])
  expect((await guest.get('/s/nothing')).status).toBe(404)
})

test.for(['//evil.example/a', '///evil.example', '/.//evil.example', '/\\/evil.example'])(
  'a short URL never redirects to another site: %s',
  async (path) => {
    const guest = createTestServer().visitor()
    const { body } = await guest.post('/api/integration/url/shorten', { url: `${origin}${path}` })
    const there = await guest.get(new URL(String(body['shortUrl'])).pathname)
    const location = there.headers.get('location') ?? ''
    expect([there.status, new URL(location, origin).origin]).toEqual([302, origin])
  },
)
