/** The command `bindery check` on a real server. */
import { createScryptHashes } from '@bindery/mock-api/core/scrypt-hashes.ts'
import { createNodeMockApi } from '@bindery/mock-api/node.ts'
import { serve } from '@hono/node-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { main } from '../cli.ts'
import { journeys } from '../journeys/journeys.ts'
import type { Io } from '../process/io.ts'

let site = ''
let page = ''
const stops: (() => void)[] = []
const listen = (fetch: Parameters<typeof serve>[0]['fetch']) =>
  new Promise<string>((resolve) => {
    const server = serve({ fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
      resolve(`http://127.0.0.1:${port}`),
    )
    stops.push(() => server.close())
  })
beforeAll(async () => {
  const mock = createNodeMockApi({ hashes: createScryptHashes(1024) })
  stops.push(() => mock.close())
  site = await listen(mock.fetch)
  page = await listen(
    () => new Response('<!doctype html><h1>Hello', { headers: { 'content-type': 'text/html' } }),
  )
})
afterAll(() => {
  for (const stop of stops) stop()
})

async function run(
  args: readonly string[],
  env: Record<string, string> = {},
  pause: Io['pause'] = () => Promise.resolve(),
  file?: string,
) {
  const out: string[] = []
  const errors: string[] = []
  const files = new Map<string, string>()
  const exit = await main(['check', ...args], {
    out: (text) => void out.push(text),
    error: (text) => void errors.push(text),
    readFile: async () => {
      if (file === undefined) throw new Error('none')
      return file
    },
    listFiles: () => Promise.resolve([]),
    readStdin: () => Promise.resolve(''),
    writeFile: async (path, text) => void files.set(path, text),
    env,
    pause,
  })
  return { exit, out: out.join('\n'), errors: errors.join('\n'), files }
}

test('a server that fits has exit code 0 and three reports', async () => {
  const args = [site, '--product', '501', '--junit', 'a.xml', '--html', 'a.html']
  const { exit, out, errors, files } = await run(args)
  expect(out).toContain('0 findings.')
  expect(exit).toBe(0)
  expect(errors).toContain('saves: passed')
  expect(files.get('a.xml')).toContain(`tests="${journeys.length}" failures="0"`)
  const fits = 'The server fits the contract in what was checked.'
  const skipped = 'Skipped: cors (the pages have the origin of the API).'
  for (const text of [out, files.get('a.html'), files.get('a.xml')]) {
    expect(text).toContain(fits)
    expect(text).toContain(skipped)
    expect(text).not.toContain('Nothing of the cart')
  }
  expect(files.get('a.html')).toContain('None.')
})

test('a check without a product says that nothing of the cart was proven, and which calls', async () => {
  const args = [site, '--only', 'streams,cart', '--junit', 'a.xml', '--html', 'a.html']
  const { exit, out, files } = await run(args)
  expect(exit).toBe(0)
  for (const text of [out, files.get('a.html'), files.get('a.xml')]) {
    expect(text).toContain('The server fits the contract in what was checked.')
    expect(text).toContain('Skipped: cart (it needs --product, the id of a product on sale).')
    expect(text).toContain('Nothing of the cart was proven: it needs --product.')
  }
  expect(files.get('a.xml')).toContain('skipped="1"')
  expect(out).toMatch(/Calls that were not checked: .*addToCart, changeCart/)
  expect(out).toMatch(/Not chosen: \d+ other journeys\./)
})

test('a required journey that was skipped has exit code 1, and fails for a CI server', async () => {
  const args = [site, '--only', 'streams,cart', '--require', 'streams,cart', '--junit', 'a.xml']
  const { exit, out, files } = await run(args)
  expect(exit).toBe(1)
  expect(out).toContain('0 findings.')
  expect(out).toContain('Required, but skipped: cart.')
  expect(files.get('a.xml')).toContain('failures="1" skipped="0"')
  const given = await run([...args, '--product', '501'])
  expect(given.exit).toBe(0)
})

test('a journey says what it leaves out of a test account', async () => {
  const env = { BINDERY_EMAIL: 'reader@example.com', BINDERY_PASSWORD: 'Bindery#2026' }
  const { out } = await run(
    [site, '--only', 'quota,orders', '--product', '501', '--html', 'a.html'],
    env,
  )
  expect(out).toContain(
    'without counting an article (the articles of the test account are its own)',
  )
  expect(out).toMatch(/Calls that were not checked: .*countReading/)
})

test('a finding has exit code 1, and says what readers see and how to fix it', async () => {
  const broken = await listen((request) => {
    const { pathname } = new URL(request.url)
    const headers = { 'cache-control': 'no-store' }
    if (pathname === '/api/user/profile') return Response.json({ status: 'guest' }, { headers })
    return Response.json({ limit: 4, count: '<b>', remaining: 4 }, { headers })
  })
  const { exit, out, files } = await run([broken, '--only', 'guest', '--html', 'a.html'])
  expect(exit).toBe(1)
  expect(out).toContain('reply-shape: The JSON does not have the shape')
  expect(out).toContain('at        count')
  expect(out).toContain('readers   ')
  expect(out).toContain('fix       Send the fields')
  expect(files.get('a.html')).not.toContain('<b>')
  const { out: json } = await run([broken, '--only', 'guest', '--json'])
  expect(JSON.parse(json)).toMatchObject({ findings: [{ name: 'reply-shape', path: 'count' }] })
})

test('--only and --tags choose the journeys', async () => {
  const names = async (...args: string[]) => {
    const { out } = await run([site, '--json', ...args])
    return (JSON.parse(out) as { journeys: { name: string }[] }).journeys.map(({ name }) => name)
  }
  expect(await names('--only', 'search,streams')).toEqual(['streams', 'search'])
  expect(await names('--tags', 'bindery-quota-meter')).toEqual([
    ...['cors', 'guest', 'profile', 'quota', 'reads', 'write-guard', 'limits'],
  ])
  expect(await names('--tags', 'bindery-archive-picker')).toEqual(['cors', 'reads'])
})

test.each([
  ['an object of paths by call', '{"readQuota": "meter"}'],
  ['settings', '{"api-paths": {"readQuota": "meter"}, "language": "en"}'],
])('--api-paths reads %s', async (_what, text) => {
  const paths: string[] = []
  const moved = await listen((request) => {
    const { pathname } = new URL(request.url)
    paths.push(pathname)
    const headers = { 'cache-control': 'no-store' }
    if (pathname === '/api/user/profile') return Response.json({ status: 'guest' }, { headers })
    return Response.json({ limit: 4, count: 0, remaining: 4 }, { headers })
  })
  const args = [moved, '--only', 'guest', '--api-paths', 'paths.json']
  const { exit } = await run(args, {}, undefined, text)
  expect(exit).toBe(0)
  expect(paths).toContain('/api/meter')
})

test('the test account may come from the environment', async () => {
  const env = { BINDERY_EMAIL: 'reader@example.com', BINDERY_PASSWORD: 'Bindery#2026' }
  const { exit, out } = await run([site, '--only', 'profile', '--read-only'], env)
  expect(out).toContain('✓ A page tells whether a cached profile is stale')
  expect(exit).toBe(0)
})

test('a test account that the server refuses is one clear line and exit code 2', async () => {
  const env = { BINDERY_EMAIL: 'reader@example.com', BINDERY_PASSWORD: 'Wrong#Horse9' }
  const { exit, errors } = await run([site, '--only', 'profile'], env)
  expect(errors).toContain('The test account was refused: 401 invalid_credentials.')
  expect(exit).toBe(2)
})

test('a tag that makes no call is a note', async () => {
  const { exit, out } = await run([site, '--tags', 'bindery-carousel'])
  expect(out).toContain('bindery-carousel makes no call.')
  expect(exit).toBe(0)
})

test.each([
  ['no address', [], 'Name one address'],
  ['two addresses', ['https://a.example', 'https://b.example'], 'Name one address'],
  ['no URL', ['publisher.example'], 'is no http or https address'],
  ['an unknown option', ['https://a.example', '--fast'], '--fast'],
  ['an unknown journey', ['https://a.example', '--only', 'chess'], 'There is no journey "chess"'],
  [
    'a required journey that is not chosen',
    ['https://a.example', '--only', 'saves', '--require', 'cart'],
    'leave this journey out',
  ],
  ['an unknown tag', ['https://a.example', '--tags', 'my-tag'], 'There is no tag "my-tag"'],
  [
    'a mistyped tag',
    ['https://a.example', '--tags', 'bindery-save-buton'],
    'Did you mean bindery-save-button? docs/tags.md',
  ],
  ['no tag', ['https://a.example', '--tags', ''], 'There is no tag named'],
  ['no journey', ['https://a.example', '--only', ','], 'There is no journey named'],
  ['an unknown dialect', ['https://a.example', '--dialect', 'soap'], 'neither api nor service'],
  ['no time-out', ['https://a.example', '--timeout', 'long'], 'is no number of seconds'],
  [
    'half a subscriber',
    ['https://a.example', '--subscriber-email', 'a@b.example'],
    '--subscriber-number',
  ],
  ['a price in words', ['https://a.example', '--price', 'ten'], 'is no price such as 19.99'],
  ['a token without an order', ['https://a.example', '--payment-token', 'x'], 'is for --orders'],
  ['half an account', ['https://a.example', '--email', 'a@example.com'], 'a password'],
] as const)('%s is one clear line and exit code 2', async (_what, args, line) => {
  const { exit, out, errors } = await run(args)
  expect({ exit, out }).toEqual({ exit: 2, out: '' })
  expect(errors).toContain(line)
  expect(errors.split('\n')).toHaveLength(1)
})

test('no server, and a page in place of an API, are one clear line and exit code 2', async () => {
  const nobody = await run(['http://127.0.0.1:9', '--timeout', '5'])
  expect(nobody.errors).toMatch(/^bindery check: http:\/\/127\.0\.0\.1:9 cannot be reached/)
  expect(nobody.exit).toBe(2)
  const html = await run([page])
  expect(html.errors).toContain('answers 200 with a page of HTML')
  expect(html.exit).toBe(2)
})

test('a server that accepts connections and answers nothing is one clear line and exit code 2', async () => {
  const silent = await listen(() => new Promise<Response>(() => {}))
  const { exit, out, errors } = await run([silent, '--timeout', '0.3'])
  expect({ exit, out }).toEqual({ exit: 2, out: '' })
  expect(errors).toBe(`bindery check: ${silent} gives no answer within 0.3 s.`)
})

test('--watch goes on while the server is away, and ends with wrong arguments', async () => {
  const pauses: number[] = []
  const pause = async (ms: number) => {
    pauses.push(ms)
    if (pauses.length === 2) throw new Error('interrupted')
  }
  const away = await run(['http://127.0.0.1:9', '--watch'], {}, pause)
  expect(away.errors.match(/127\.0\.0\.1:9 cannot be reached/g)).toHaveLength(2)
  expect(pauses).toEqual([60_000, 60_000])
  const wrong = await run(['http://127.0.0.1:9', '--watch', '--only', 'chess'], {}, pause)
  expect(wrong.exit).toBe(2)
  expect(pauses).toHaveLength(2)
})
