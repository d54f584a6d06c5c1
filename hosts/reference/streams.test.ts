import { afterAll, expect, test } from 'vitest'
import { createHost } from '../server.ts'
import { makeKit } from '../test-kit.ts'

const kit = makeKit()
const host = createHost({ kit: kit.folder })
afterAll(() => {
  host.close()
  kit.remove()
})

const get = async (path: string) => {
  const reply = await host.request(`http://localhost${path}`)
  const html = await reply.text()
  const stream = /<bindery-stream[\s\S]*?<\/bindery-stream>/.exec(html)?.[0] ?? ''
  return { status: reply.status, html, tag: /<.*?>/.exec(stream)?.[0], rows: linksOf(stream) }
}
const linksOf = (html: string) => [...html.matchAll(/<h3><a href="(.+?)"/g)].map(([, href]) => href)
const api = async (path: string) => {
  const { entry } = await (await host.request(`http://localhost/api/${path}`)).json()
  return entry.map(({ content }: { content: { src: string } }) => content.src)
}

test.each([
  ['/the-latest', 'latest', 'latest/0/10'],
  ['/webinars', 'webinars', 'webinars/0/8'],
  ['/archive-toc', 'magazine', 'magazine/0/8'],
  ['/hbr-analytic-services', 'hbr-analytic-services', 'hbr-analytic-services/0/8'],
  ['/ascend', 'ascend', 'ascend/0/8'],
])('the page %s has the first page of the stream %s in its tag', async (path, stream, call) => {
  const { tag, rows } = await get(path)
  expect(tag).toContain(` stream="${stream}"`)
  expect(rows).toEqual(await api(call))
})

test("the magazine's list continues under its own page numbers", async () => {
  const second = await get('/archive-toc?page=2')
  expect(second.rows).toEqual(await api('magazine/1/8'))
  expect(second.html).toContain('<a rel="prev" href="/archive-toc">')
  for (const page of ['0', '99', 'x']) {
    expect((await get(`/archive-toc?page=${page}`)).status).toBe(404)
  }
})

test('reports and Ascend can be browsed by topic without the script', async () => {
  for (const [path, stream] of [
    ['/hbr-analytic-services', 'hbr-analytic-services'],
    ['/ascend', 'ascend'],
  ] as const) {
    const all = await get(path)
    const [, slug = ''] = /<option value="([\w-]+)">/.exec(all.html) ?? []
    expect(all.html).toContain(`id="browse-reports" action="${path}"`)
    expect(all.tag).toContain(' form="browse-reports"')
    const some = await get(`${path}?topic=${slug}`)
    expect(some.html).toContain(`<option value="${slug}" selected>`)
    expect(some.rows).toEqual(await api(`${stream}/0/8?topic=${slug}`))
    expect(some.rows.length).toBeGreaterThan(0)
    expect((await get(`${path}?topic=`)).rows).toEqual(all.rows)
    expect((await get(`${path}?topic=nothing-of-ours`)).status).toBe(404)
  }
})
