/** The stream survives any response of a server (reliability cases 2 and 17). */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { place } from '../../../tests/support/mount.tsx'
import { onPage } from '../test/on-page.ts'
import './stream.element.ts'

const tag = 'bindery-stream'
const generic = page.getByText('Something went wrong. Please try again.')
const again = page.getByRole('button', { name: 'Try again' })
const titles = () =>
  page
    .getByRole('article')
    .elements()
    .map((one) => one.querySelector('h3')?.textContent)

const broken = [
  ['invalid JSON', { body: '{"entry": ' }],
  ['an empty 200', { status: 200, body: '' }],
  ['a 204', { status: 204 }],
  ['null', { body: 'null' }],
  ['[]', { body: '[]' }],
  ['HTML', { body: '<!doctype html><h1>Hello</h1>', headers: { 'content-type': 'text/html' } }],
  ['a wrong content type', { body: '{}', headers: { 'content-type': 'text/plain' } }],
  ['no entries where entries are', { body: '{"entry": {"length": 2}, "page": {"last": false}}' }],
] as const

test.each(broken)(
  '%s is an error that can be tried again; what was there stays',
  async (_, reply) => {
    const { mock } = await onPage({})
    await mock.faults([{ path: '/api/latest', ...reply }])
    place(tag, {})
    await expect.element(generic).toBeVisible()
    await mock.faults([])
    await again.click()
    await expect.poll(() => titles().length).toBe(8)
    const before = titles()
    await mock.faults([{ path: '/api/latest', ...reply }])
    await page.getByRole('button', { name: 'Load more items' }).click()
    await expect.element(generic).toBeVisible()
    expect(titles()).toEqual(before)
  },
)

const payload = '"><img src=/stolen onerror="document.title=1"><script>document.title=1</script>'
const lie = 'javascript:document.title=1'

test('every text is text, and every link leads to this site or nowhere', async () => {
  const { mock } = await onPage({}, { reader: 'good@example.com' })
  const content = {
    ...{ src: lie, image: lie, seriesLabel: payload, provider: payload, sharedWith: [payload] },
    ...{ hasDownloads: true, downloads: [{ link: '../../../../stolen', format: payload }] },
    ...{ activity: payload, asset: payload, itemCount: 1, grandTotalIncTax: 1e300 },
  }
  const texts = { title: payload, summary: payload, published: payload, contentType: payload }
  const entry = {
    ...texts,
    ...{ id: payload, category: { term: payload }, author: [payload], content },
    ...{ productLink: '//evil.example', image: '\\\\evil.example', listPrice: -1 },
    ...{ productStatus: payload, orderStatus: payload, lineItems: [{ title: payload }] },
  }
  const body = JSON.stringify({ entry: [entry], page: { last: true }, type: payload })
  await mock.faults([{ path: '/api/latest', body }])
  const { title } = document
  place(tag, {})
  await expect.poll(titles).toEqual([payload])
  const article = page.getByRole('article')
  const element = article.element()
  expect(element.textContent).toContain(`${payload} · ${payload} · ${payload}`)
  expect(element.textContent).toContain(`Shared with ${payload}`)
  const links = [...(element.closest('li')?.querySelectorAll('[href], [src]') ?? [])]
  for (const link of links) {
    const to = new URL(link.getAttribute('href') ?? link.getAttribute('src') ?? '', location.href)
    expect([to.origin, to.pathname.split('/').slice(0, 3).join('/')]).toEqual([
      'https://publisher.example',
      '/visual-library/download',
    ])
  }
  expect(element.querySelector('script, img[src*=stolen]')).toBeNull()
  expect(document.title).toBe(title)
})

test('long words, overrides of the direction and floods of marks stay inside their entry', async () => {
  const { mock } = await onPage({})
  const long = 'Donaudampfschifffahrtsgesellschaftskapitaenswitwenrentenkasse'
  const entry = {
    id: 'a',
    title: long,
    summary: `${long} ${`x${'\u0301\u0489'.repeat(5000)}`}`,
    contentType: `\u202e${long}`,
    category: { term: 'Strategy' },
    published: '2026-11-05',
    author: ['\u202eAmara Obi'],
    content: { src: '/a' },
    listPrice: 24.95,
  }
  const body = JSON.stringify({ entry: [entry], page: { last: true } })
  await mock.faults([{ path: '/api/latest', body }])
  await page.viewport(320, 700)
  place(tag, {})
  await expect.poll(titles).toEqual([long])
  const element = page.getByRole('article').element()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  const facts = [...element.querySelectorAll('bdi')]
  expect(facts.map((one) => one.textContent)).toEqual(['Amara Obi', 'November 05, 2026', '$24.95'])
  const [by, date, price] = facts.map((one) => one.getBoundingClientRect())
  expect([by, date, price].map((box) => box?.top)).toEqual(Array(3).fill(by?.top))
  expect((by?.left ?? 0) < (date?.left ?? 0) && (date?.left ?? 0) < (price?.left ?? 0)).toBe(true)
  expect(element.textContent).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/)
  await page.viewport(1280, 800)
})
