import { afterAll, expect, test } from 'vitest'
import { createHost } from '../server.ts'
import { makeKit } from '../test-kit.ts'
import { libraryFile, libraryNames } from './libraries.ts'
import { variants } from './variants.ts'

const kit = makeKit()
const host = createHost({ kit: kit.folder })
afterAll(() => {
  host.close()
  kit.remove()
})

const get = async (path: string) => {
  const reply = await host.request(`http://localhost${path}`)
  return { status: reply.status, headers: reply.headers, text: await reply.text() }
}

test.each(variants)(
  'the page /legacy/$name is in quirks mode, and everything it loads exists',
  async (variant) => {
    const { status, text, headers } = await get(`/legacy/${variant.name}`)
    if (variant.needs && libraryFile(variant.needs) === undefined) {
      expect(status).toBe(503)
      expect(text).toContain(`Skipped: libjs-${variant.needs} is not installed`)
      return
    }
    expect(status).toBe(200)
    expect(text).toMatch(/^<HTML>/)
    expect(text).not.toContain('{{')
    expect(headers.has('content-security-policy')).toBe(variant.strict ?? false)
    expect(headers.get('x-frame-options')).toBe('DENY')
    if (variant.strict) expect(text).not.toMatch(/<script(?![^>]*src)|\son\w+=|<style|\sstyle=/i)
    const loads = [...text.matchAll(/(?:src|rel="\w+"(?: type="text\/css")? href)="([^"]+)"/gi)]
    expect(loads.length).toBeGreaterThan(3)
    for (const [, address = ''] of loads) expect((await get(address)).status, address).toBe(200)
  },
)

test('another version is the same build with another version number', async () => {
  const { text, headers } = await get('/legacy/kits/9.0.0/bindery.js')
  expect(text).toContain('"9.0.0"')
  expect(text).not.toContain('1.2.3')
  expect(headers.get('cache-control')).not.toContain('immutable')
  expect((await get(`/legacy/kits/9.0.0/chunks/${kit.chunk}`)).text).toContain('"9.0.0"')
})

test('the host serves an installed library and no other file', async () => {
  for (const name of libraryNames) {
    const { status } = await get(`/legacy/libraries/${name}.js`)
    expect(status, name).toBe(libraryFile(name) ? 200 : 404)
  }
  expect((await get('/legacy/libraries/passwd.js')).status).toBe(404)
  expect((await get('/legacy/nothing')).status).toBe(404)
})

test('the jQuery of the legacy pages is version 1.12', async () => {
  expect((await get('/legacy/libraries/jquery.js')).text).toContain(
    'jQuery JavaScript Library v1.12',
  )
})
