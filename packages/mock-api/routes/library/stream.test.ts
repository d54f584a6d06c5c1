import { describe, expect, test } from 'vitest'
import { sampleContent } from '../../seed/content.ts'
import { sampleProducts } from '../../seed/products.ts'
import { createTestServer, type Visitor } from '../../test/server.ts'

interface Entry {
  id: string
  title: string
  published: string
  content: { selectable?: boolean; readOnly?: boolean; activity?: string }
  orderStatus?: string
}
const read = async (visitor: Visitor, path: string) => {
  const { status, body } = await visitor.get(path)
  expect(status).toBe(200)
  return body as unknown as { entry: Entry[]; page: { last: boolean; total: number } }
}

describe('the streams of a library', () => {
  test.each([
    ['/api/user/saves', (number: number, size: number) => `/${number}/${size}?format=json`],
    ['/service/user/saves', (number: number, size: number) => `?number=${number}&size=${size}`],
  ])('%s responds page by page', async (path, at) => {
    const one = await createTestServer().reader()
    const first = await read(one, path + at(0, 8))
    const second = await read(one, path + at(1, 8))
    expect([first.entry.length, second.entry.length]).toEqual([8, 6])
    expect([first.page, second.page]).toEqual([
      { last: false, total: 14 },
      { last: true, total: 14 },
    ])
    expect(new Set([...first.entry, ...second.entry].map(({ id }) => id)).size).toBe(14)
    expect(first.entry.every(({ content }) => content.selectable)).toBe(true)
  })

  test('the stream of a folder has its items, for its owner only', async () => {
    const server = createTestServer()
    const [one, other] = [await server.reader(), await server.reader('reader.de@example.com')]
    const list = await read(one, '/api/user/list/f-1001-1/0/50')
    expect(list.page.total).toBe(5)
    expect((await read(one, '/service/user/list/f-1001-1?number=0&size=2')).entry).toEqual(
      list.entry.slice(0, 2),
    )
    const foreign = await other.get('/api/user/list/f-1001-1/0/50')
    expect([foreign.status, foreign.body['code']]).toEqual([404, 'folder_unknown'])
    expect((await server.visitor().get('/api/user/saves/0/8')).status).toBe(401)
  })

  test('the library is searched and sorted', async () => {
    const one = await createTestServer().reader()
    const { entry } = await read(one, '/api/user/saves/0/50?sort=title')
    const titles = entry.map(({ title }) => title)
    expect(titles).toEqual([...titles].sort((a, b) => a.localeCompare(b, 'en')))
    const [first] = titles
    const found = await read(one, `/api/user/saves/0/50?query=${encodeURIComponent(first ?? '')}`)
    expect(found.entry.map(({ title }) => title)).toContain(first)
    expect(found.page.total).toBeLessThan(14)
    expect((await one.get('/api/user/saves/0/50?sort=price')).status).toBe(400)
  })

  test.each([
    ['', ['read', 'watched', 'ordered']],
    ['?filter=read', ['read']],
    ['?filter=watched', ['watched']],
    ['?filter=ordered', ['ordered']],
    ['?filter=shared', []],
  ])('the history%s lists %j', async (query, kinds) => {
    const one = await createTestServer().reader()
    const { entry } = await read(one, `/api/user/history/0/50${query}`)
    expect(new Set(entry.map(({ content }) => content.activity))).toEqual(new Set(kinds))
    expect(entry.every(({ content }) => content.readOnly)).toBe(true)
  })

  test('one of three orders is cancelled', async () => {
    const one = await createTestServer().reader()
    const { entry } = await read(one, '/api/user/history/0/50?filter=ordered')
    expect(entry.map(({ orderStatus }) => orderStatus)).toEqual([
      'COMPLETED',
      'CANCELLED',
      'COMPLETED',
    ])
  })

  test('a counted article appears in the history', async () => {
    const one = await createTestServer().reader('reader.de@example.com')
    expect((await read(one, '/api/user/history/0/50')).entry).toEqual([])
    await one.post('/api/user/quota', { url: '/2026/11/the-plan-nobody-read' })
    const { entry } = await read(one, '/api/user/history/0/50')
    expect(entry.map(({ id }) => id)).toEqual(['read-the-plan-nobody-read'])
  })
})

describe('the streams of the site', () => {
  test('a page with a metered item has isPaywallEnabled', async () => {
    const one = createTestServer().visitor()
    const flag = async (path: string) => (await one.get(path)).body['isPaywallEnabled']
    expect(await flag('/api/magazine/0/8')).toBe(true)
    expect(await flag('/api/webinars/0/8')).toBe(false)
    // The flag is about the requested page, not about the whole stream.
    const { entry } = await read(one, '/api/latest/0/50')
    for (const [at, { id }] of entry.entries()) {
      const { metered = false } = sampleContent.find((item) => item.id === id) ?? {}
      expect([id, await flag(`/api/latest/${at}/1`)]).toEqual([id, metered])
    }
    const found = await one.post('/api/search', { query: 'quiet people' })
    expect(found.body['isPaywallEnabled']).toBe(true)
  })

  test.each([
    ['latest', (item: { contentType: string }) => /article|podcast/i.test(item.contentType)],
    ['webinars', (item: { contentType: string }) => item.contentType === 'Webinar'],
    ['magazine', (item: { contentType: string }) => item.contentType === 'Magazine Article'],
    ['hbr-analytic-services', (item: { contentType: string }) => /Report/.test(item.contentType)],
  ])('the stream %s is open to guests, in both dialects', async (stream, fits) => {
    const one = createTestServer().visitor()
    const { entry, page } = await read(one, `/api/${stream}/0/50?format=json`)
    const wanted = sampleContent.filter(fits)
    expect(entry.map(({ id }) => id)).toEqual(wanted.map(({ id }) => id))
    expect(page).toEqual({ last: true, total: wanted.length })
    expect((await read(one, `/service/${stream}?number=0&size=50`)).entry).toEqual(entry)
  })

  test('the search stream has products as well', async () => {
    const { entry, page } = await read(createTestServer().visitor(), '/api/search/0/100')
    expect(page.total).toBe(sampleContent.length + sampleProducts.length)
    const [sold] = sampleProducts
    expect(entry.find(({ id }) => id === sold?.id)).toMatchObject({
      content: { src: sold?.url },
      listPrice: (sold?.listPrice ?? 0) / 100,
    })
  })

  test('the streams filter by topic, type and all words of a query', async () => {
    const one = createTestServer().visitor()
    const byName = await read(one, '/api/latest/0/50?topic=Leading%20Teams')
    expect(byName.page.total).toBeGreaterThan(1)
    expect(await read(one, '/api/latest/0/50?topic=leading-teams')).toEqual(byName)
    const podcasts = await read(one, '/api/latest/0/50?type=podcast&format=json')
    expect(podcasts.page.total).toBe(
      sampleContent.filter(({ contentType }) => contentType === 'Podcast').length,
    )
    expect((await read(one, '/api/search/0/8?query=plan%20nobody%20obi')).entry[0]?.id).toBe(
      'the-plan-nobody-read',
    )
    expect((await read(one, '/api/search/0/8?query=plan%20zebra')).page.total).toBe(0)
  })
})
