import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { createHost } from '../server.ts'
import { makeKit } from '../test-kit.ts'
import { chartOf, charts } from './charts.ts'

const kit = makeKit()
const origin = 'http://localhost'

let host: ReturnType<typeof createHost>
beforeEach(() => {
  host = createHost({ kit: kit.folder })
})
afterEach(() => host.close())
afterAll(kit.remove)

const get = (path: string, cookie = '') =>
  host.request(origin + path, { headers: cookie ? { cookie } : {} })
const signIn = async (email: string) => {
  const reply = await host.request(`${origin}/authenticate`, {
    method: 'POST',
    headers: { origin, 'x-requested-with': 'bindery' },
    body: new URLSearchParams({
      username: email,
      password: 'Bindery#2026',
      deviceType: 'WEB_SITE',
    }),
  })
  const cookie = reply.headers.get('set-cookie')?.split(';')[0] ?? ''
  const profile = await (await get('/api/user/profile', cookie)).json()
  return { cookie, id: (profile.subscriber?.digest || profile.guid || profile.id) as string }
}
const file = (id: string, asset = 'where-the-hours-go.csv') =>
  `/visual-library/download/${id}/${asset}`

test('the visual library has ten charts in two formats each', async () => {
  const { entry } = await (await get('/api/visual-library/0/20?format=json')).json()
  expect(entry).toHaveLength(10)
  for (const { content } of entry) {
    expect(content.downloads.map(({ format }: { format: string }) => format)).toEqual([
      'SVG',
      'CSV',
    ])
    expect((await get(content.src)).status).toBe(200)
  }
})

test('the words of a chart are legible on a phone, and inside it', () => {
  for (const chart of charts) {
    const svg = chartOf(chart)
    const width = Number(/viewBox="0 0 (\d+) /.exec(svg)?.[1])
    // The text of a page is 288 px wide in a window of 320.
    for (const [, size] of svg.matchAll(/font-size="(\d+)"/g))
      expect((Number(size) * 288) / width).toBeGreaterThanOrEqual(11)
    for (const [, x, words = ''] of svg.matchAll(/<text x="(\d+)"[^>]*>([^<]+)/g))
      expect(Number(x) + words.length * 8.5, words).toBeLessThanOrEqual(width)
  }
})

test('the bars of a chart are at least 3:1 against the paper by day and by night', async () => {
  const css = await (await get('/assets/base.css')).text()
  const papers = [...css.matchAll(/--(?:paper|raised): (#\w{6})/g)].map(([, color = '']) => color)
  expect(papers).toHaveLength(4)
  const { entry } = await (await get('/api/visual-library/0/20?format=json')).json()
  const page = await (await get(entry[0].content.src)).text()
  const [, bar = ''] = /<rect [^>]*fill="(#\w{6})"/.exec(page) ?? []
  const luminance = (color: string) =>
    [0.2126, 0.7152, 0.0722].reduce((sum, weight, at) => {
      const share = Number.parseInt(color.slice(1 + 2 * at, 3 + 2 * at), 16) / 255
      return sum + weight * (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4)
    }, 0)
  for (const paper of papers) {
    const [dark = 0, light = 0] = [luminance(bar), luminance(paper)].sort((a, b) => a - b)
    expect((light + 0.05) / (dark + 0.05), paper).toBeGreaterThanOrEqual(3)
  }
})

test('a subscriber downloads both formats by their own id only', async () => {
  const { cookie, id } = await signIn('good@example.com')
  const csv = await get(file(id), cookie)
  expect([csv.status, csv.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
  expect(csv.headers.get('content-disposition')).toContain('where-the-hours-go.csv')
  expect(csv.headers.get('cache-control')).toContain('no-store')
  expect(await csv.text()).toBe(
    'what,hours a week\r\nOwn work,14\r\nMeetings,12\r\nHanding over,11\r\nWaiting,3\r\n',
  )
  const svg = await get(file(id, 'where-the-hours-go.svg'), cookie)
  expect(svg.headers.get('content-type')).toBe('image/svg+xml')

  const { id: another } = await signIn('better@example.com')
  const refused = await get(file(another), cookie)
  expect(refused.status).toBe(403)
  expect(await refused.text()).toContain('belongs to somebody else')
  expect((await get(file(id, 'nothing.pdf'), cookie)).status).toBe(404)
})

test('a guest and a reader without a subscription are told why a download is refused', async () => {
  const { id } = await signIn('good@example.com')
  const guest = await get(file(id))
  expect([guest.status, (await guest.text()).includes('Sign in at the top')]).toEqual([403, true])
  const { cookie, id: own } = await signIn('reader@example.com')
  const reader = await get(file(own), cookie)
  expect([reader.status, (await reader.text()).includes('has no subscription')]).toEqual([
    403,
    true,
  ])
})
