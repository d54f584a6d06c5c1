import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { main } from '../cli.ts'

const code = 'load("core.ab12c.js")'.padEnd(2000)
const page =
  '<!doctype html><html><head><script async src="/bindery/bindery.js"></script></head><body><bindery-cart></bindery-cart></body></html>'

let server: Server
let origin = ''
beforeAll(async () => {
  server = createServer(({ url = '' }, reply) => {
    const isChunk = url.includes('/chunks/')
    if (url === '/data') reply.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    else if (url.startsWith('/page'))
      reply
        .writeHead(200, { 'content-type': 'text/html' })
        .end(url === '/page' ? page : page.replace('/bindery/', '/plain/'))
    else if (url.startsWith('/plain/'))
      reply.writeHead(200, { 'content-type': 'text/javascript' }).end(code)
    else if (url.startsWith('/bindery/'))
      reply
        .writeHead(200, {
          'content-type': 'text/javascript',
          'content-encoding': 'gzip',
          'cache-control': isChunk ? 'public, max-age=31536000, immutable' : 'max-age=300',
        })
        .end(gzipSync(code))
    else reply.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

/** Runs the command line with a page on the standard input. */
async function run(args: readonly string[], input = '') {
  const out: string[] = []
  const errors: string[] = []
  const exit = await main(args, {
    out: (text) => void out.push(text),
    error: (text) => void errors.push(text),
    readFile: () => Promise.reject(Object.assign(new Error('none'), { code: 'ENOENT' })),
    listFiles: () => Promise.resolve([]),
    readStdin: () => Promise.resolve(input),
    writeFile: () => Promise.resolve(),
    pause: () => Promise.resolve(),
    env: {},
  })
  return { exit, out: out.join('\n'), errors: errors.join('\n') }
}

it('a page whose files are served well has exit code 0', async () => {
  expect(await run(['doctor', `${origin}/page`])).toMatchObject({ exit: 0, errors: '' })
})

it('the script and the chunks that it names are fetched, and what is wrong with them is found', async () => {
  const { exit, out } = await run(['doctor', `${origin}/page2`, '--json'])
  const { findings } = JSON.parse(out) as { findings: { name: string; message: string }[] }
  expect(exit).toBe(1)
  expect(findings.map(({ name }) => name)).toEqual([
    'file-compression',
    'file-cache',
    'file-compression',
  ])
})

it('a page on the standard input is read, and findings have line, column and name', async () => {
  const { exit, out } = await run(['doctor', '-'], page.replaceAll('cart>', 'crt>'))
  expect(exit).toBe(1)
  expect(out).toContain(`1:${page.indexOf('<bindery-cart') + 1}  tag-unknown`)
})

it.each([
  [[], 'bindery doctor --help lists the options'],
  [['nothing.html'], 'there is no file nothing.html'],
  [['ftp://publisher.example'], 'is no http(s) address'],
  [['-', '--fast'], 'there is no option --fast'],
  [['-', 'page.html'], 'only one page'],
  [['-', '--url', 'publisher'], '--url needs an address'],
])('doctor %s ends with one line of help and exit code 2', async (args, text) => {
  const { exit, errors } = await run(['doctor', ...args])
  expect(exit).toBe(2)
  expect(errors).toContain(text)
  expect(errors).not.toContain('    at ')
})

it.each([
  ['/data', 'is no HTML page'],
  ['/gone', 'answers 404'],
])('the address %s ends with exit code 2 and the reason', async (path, text) => {
  const { exit, errors } = await run(['doctor', origin + path])
  expect(exit).toBe(2)
  expect(errors).toContain(text)
})

it('an unknown command lists the commands', async () => {
  expect(await run(['docter'])).toMatchObject({
    exit: 2,
    errors: expect.stringContaining('doctor'),
  })
})
