import { expect, test } from 'vitest'
import { origin, signedIn, visit } from '../test/state.ts'
import { articleAt, readArticle } from './article.ts'
import { articleUrl, giftAction, giveGift } from './gift.ts'
import { readArchive, readIssue } from './issue.ts'
import { shareEntryPanel } from './share-panel.ts'

test.each([
  ['/2026/11/the-plan', { year: '2026', month: '11', seo: 'the-plan' }],
  ['/2026/11/the-plan/', { year: '2026', month: '11', seo: 'the-plan' }],
  ['/2026/11/', null],
  ['/2026/11', null],
  ['/2026/1/the-plan', null],
  ['/26/11/the-plan', null],
  ['/yyyy/11/the-plan', null],
  ['/2026/mm/the-plan', null],
  ['/2026/11/the-plan/print', null],
  ['/2026/11/?page=2', null],
  ['/archive/2026/11/the-plan', null],
])('the path %s has the article %j', (path, article) => {
  expect(articleAt(path)).toEqual(article)
})

test('an article that is open is read as HTML, and another one is refused by name', async () => {
  const { state } = visit()
  const read = (seo: string) => readArticle(state, { year: '2026', month: '11', seo })
  expect(await read('the-plan-nobody-read')).toEqual({
    ok: true,
    html: expect.stringContaining('<h2>What to do</h2>'),
  })
  expect(await read('quiet-people-in-loud-rooms')).toMatchObject({
    failure: { code: 'article_closed' },
  })
})

test('the archive has the newest year first, from the API or from the given address', async () => {
  const { state, server } = visit()
  const years = async (src?: string) => {
    const answer = await readArchive(state, src)
    return answer.ok ? answer.years.map(({ yearId }) => yearId) : answer
  }
  expect(await years()).toEqual([2025, 1958, 1956])
  const year = [2001, 2003, 2002].map((yearId) => ({ yearId, issue: [] }))
  await server.control.faults([
    { path: '/api/archive/old', status: 200, body: { year } },
    { path: '/api/archive', status: 404 },
  ])
  expect(await years('archive/old')).toEqual([2003, 2002, 2001])
  expect(await years()).toEqual({ ok: false, failure: { kind: 'unexpected' } })
})

test('an issue is read by its code, and an unknown one is refused by name', async () => {
  const { state } = visit()
  expect(await readIssue(state, 'BR2511')).toMatchObject({
    ok: true,
    issue: { id: 'BR2511', title: 'November 2025' },
  })
  expect(await readIssue(state, 'BR9999')).toMatchObject({ failure: { code: 'issue_unknown' } })
})

test('a gift is a link with what is left, and the page hears of it', async () => {
  const { state, page } = await signedIn()
  const first = await giveGift(state, `${origin}/2026/11/a`)
  expect(first).toEqual({
    ok: true,
    url: expect.stringMatching(/^https:\/\/publisher\.example\/2026\/11\/a\?gift=\w+$/),
    left: 1,
  })
  await giveGift(state, `${origin}/2026/11/b`)
  expect(await giveGift(state, `${origin}/2026/11/c`)).toMatchObject({
    failure: { code: 'gifts_spent' },
  })
  const gifts = page.events.filter(({ type }) => type === 'bindery-gifted')
  expect(gifts.map(({ detail }) => detail.left)).toEqual([1, 0])
})

test('a gift that waits for the sign-in is stored as its address, and nothing else is taken for one', () => {
  const url = `${origin}/2026/11/a`
  const stored: unknown = JSON.parse(JSON.stringify(giftAction.serialize({ url })))
  expect(giftAction.parse(stored)).toEqual({ url })
  for (const other of [null, 'x', {}, { url: 7 }]) expect(giftAction.parse(other)).toBeNull()
})

test.each([
  ['/2026/11/a?gift=abc&page=2#notes', `${origin}/2026/11/a?page=2`],
  ['http://publisher.example/a', 'http://publisher.example/a'],
  ['javascript:alert(1)', null],
  ['httpx://publisher.example/', null],
  ['xhttps://publisher.example/', null],
  ['https://', null],
])('the article of the address %s is %s', (text, url) => {
  expect(articleUrl(text, `${origin}/`)).toBe(url)
})

test('an entry is shared by the address of its content, else by that of its product', () => {
  const anchor = {} as HTMLElement
  const entry = { title: 'A plan', summary: 'Short.', productLink: '/product/1' }
  const addressOf = (src: string) =>
    shareEntryPanel(anchor, { ...entry, content: { src } } as Parameters<typeof shareEntryPanel>[1])
  expect(addressOf('/2026/11/a')).toEqual({
    tag: 'bindery-share-flyout',
    anchor,
    about: { itemUrl: '/2026/11/a', itemTitle: 'A plan', summary: 'Short.', networks: [] },
  })
  expect(addressOf('').about).toMatchObject({ itemUrl: '/product/1' })
})
