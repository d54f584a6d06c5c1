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

test('a file is sent as the browser likes it packed', async () => {
  const plain = await bytes(ask('/bindery.js'))
  const br = ask('/bindery.js', { 'accept-encoding': 'gzip, deflate, br' })
  expect(br?.headers.get('content-encoding')).toBe('br')
  expect(brotliDecompressSync(await bytes(br))).toEqual(plain)
  const gzip = ask('/bindery.js', { 'accept-encoding': 'gzip, br;q=0' })
  expect(gzip?.headers.get('content-encoding')).toBe('gzip')
  expect(gunzipSync(await bytes(gzip))).toEqual(plain)
  expect(gzip?.headers.get('vary')).toBe('Accept-Encoding')
})

test('a hashed chunk is kept for ever, the script for five minutes', () => {
  expect(ask(`/chunks/${kit.chunk}`)?.headers.get('cache-control')).toContain('immutable')
  expect(ask('/bindery.js')?.headers.get('cache-control')).toBe('public, max-age=300')
  expect(ask('/bindery.js')?.headers.get('content-type')).toMatch(/^text\/javascript/)
})

test('a style sheet comes with what it imports, in that order, also when that was changed', async () => {
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

test('what the browser has is not sent again, and a HEAD has no body', async () => {
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
])('there is no file %j', (path) => expect(ask(path)).toBeUndefined())
