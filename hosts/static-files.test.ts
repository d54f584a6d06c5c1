import { utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { fileServer } from './static-files.ts'
import { makeKit } from './test-kit.ts'

const kit = makeKit()
const serve = fileServer(kit.folder)
afterAll(kit.remove)

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  serve(new Request(`http://localhost${path}`, { method, headers }), path)

const bytes = async (reply: Response | undefined) =>
  Buffer.from((await reply?.arrayBuffer()) ?? new ArrayBuffer(0))

test('a file is sent in the encoding that the browser accepts', async () => {
  const plain = await bytes(ask('/bindery.js'))
  const br = ask('/bindery.js', { 'accept-encoding': 'gzip, deflate, br' })
  expect(br?.headers.get('content-encoding')).toBe('br')
  expect(brotliDecompressSync(await bytes(br))).toEqual(plain)
  const gzip = ask('/bindery.js', { 'accept-encoding': 'gzip, br;q=0' })
  expect(gzip?.headers.get('content-encoding')).toBe('gzip')
  expect(gunzipSync(await bytes(gzip))).toEqual(plain)
  expect(gzip?.headers.get('vary')).toBe('Accept-Encoding')
})

test('a large file, which is compressed more quickly, arrives whole', async () => {
  const text = Array.from({ length: 20_000 }, (_, line) => `line ${line}\n`).join('')
  writeFileSync(join(kit.folder, 'large.js'), text)
  const br = ask('/large.js', { 'accept-encoding': 'br' })
  expect(String(brotliDecompressSync(await bytes(br)))).toBe(text)
})

test('a hashed chunk is cached as immutable, the script for five minutes', () => {
  expect(ask(`/chunks/${kit.chunk}`)?.headers.get('cache-control')).toContain('immutable')
  expect(ask('/bindery.js')?.headers.get('cache-control')).toBe('public, max-age=300')
  expect(ask('/bindery.js')?.headers.get('content-type')).toMatch(/^text\/javascript/)
})

test('a style sheet is sent with its imports in order, also after a change', async () => {
  const write = (name: string, text: string) => writeFileSync(join(kit.folder, name), text)
  write('one.css', 'p { color: red }\n')
  write('two.css', 'p { color: blue }\n')
  write('all.css', '/* All. */\n@import "one.css";\n@import "two.css";\n')
  const text = async () => String(await bytes(ask('/all.css')))
  expect(await text()).toBe('/* All. */\np { color: red }\n\np { color: blue }\n\n')
  write('two.css', 'p { color: green }\n')
  utimesSync(join(kit.folder, 'two.css'), new Date(), new Date(Date.now() + 5000))
  expect(await text()).toContain('green')
})

test('an unchanged file answers 304, and a HEAD request has no body', async () => {
  const etag = ask('/bindery.js')?.headers.get('etag') ?? ''
  expect(ask('/bindery.js', { 'if-none-match': etag })?.status).toBe(304)
  expect(await bytes(ask('/bindery.js', {}, 'HEAD'))).toHaveLength(0)
})

test.each([
  '/nothing.js',
  '/chunks',
  '/../server.ts',
  '/chunks/../../../etc/passwd',
  '/',
  '/a\0.js',
  `/${'long'.repeat(100)}.js`,
])('the path %j serves no file', (path) => expect(ask(path)).toBeUndefined())
