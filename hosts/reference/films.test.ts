import { afterAll, expect, test } from 'vitest'
import { createHost } from '../server.ts'
import { readTags } from '../test-html.ts'
import { makeKit } from '../test-kit.ts'

const kit = makeKit()
const host = createHost({ kit: kit.folder })
const get = async (path: string) => host.request(`http://localhost${path}`)

afterAll(() => {
  host.close()
  kit.remove()
})

const film = '/video/101/the-quiet-handover'
const embed = '/video/embed/101/the-quiet-handover'

test('the site has six films, each with a page, a named picture, a text and a transcript', async () => {
  const list = await (await get('/video')).text()
  const paths = new Set(list.match(/\/video\/\d+\/[\w-]+/g))
  expect(paths.size).toBe(6)
  for (const path of paths) {
    const page = await get(path)
    expect(page.status, path).toBe(200)
    const html = await page.text()
    const images = readTags(html).filter(({ name }) => name === 'img')
    const posters = images.map(({ attributes }) => attributes['src'] ?? '')
    for (const poster of posters) expect((await get(poster)).status, poster).toBe(200)
    expect(html.match(/<li>.*[.?]/g)?.length).toBeGreaterThan(8)
    const title = /<h1>(.+)<\/h1>/.exec(html)?.[1]
    expect(html, path).toContain(`<figure class="player" aria-label="${title}"`)
    expect(html).toContain('<bindery-video-embed-button video-id=')
  }
})

test('any site may frame the player, and no site any other page', async () => {
  const policyOf = async (path: string) => (await get(path)).headers.get('content-security-policy')
  expect(await policyOf(embed)).toContain('frame-ancestors *')
  expect(await policyOf(embed)).toContain("default-src 'none'")
  for (const path of ['/', '/video', film, '/video/embed/101/wrong', '/account']) {
    expect(await policyOf(path), path).toContain("frame-ancestors 'none'")
  }
  const html = await (await get(embed)).text()
  expect(html).not.toContain('bindery')
  expect(html).toContain(`<a href="${film}" target="_blank" rel="noopener">`)
})

test('an id with another slug is not a film', async () => {
  for (const path of ['/video/101/two-offers-on-a-napkin', '/video/999/x', '/video/embed/101/x']) {
    expect((await get(path)).status, path).toBe(404)
  }
})
