import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { createNodeMockApi } from './node.ts'

const folder = mkdtempSync(join(tmpdir(), 'bindery-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const stops: (() => void)[] = []
afterEach(() => {
  vi.unstubAllEnvs()
  for (const stop of stops.splice(0)) stop()
})

/** Mounts the mock in a host's server on a free port. */
const start = async (options: Parameters<typeof createNodeMockApi>[0] = {}) => {
  const mock = createNodeMockApi(options)
  const host = new Hono()
  host.route('/', mock)
  host.get('/page', (c) => c.html('<h1>A page</h1>'))
  const port = await new Promise<number>((resolve) => {
    const server = serve({ fetch: host.fetch, port: 0, hostname: '127.0.0.1' }, (address) =>
      resolve(address.port),
    )
    stops.push(() => {
      server.close()
      mock.close()
    })
  })
  return `http://127.0.0.1:${port}`
}

const signIn = (url: string) =>
  fetch(`${url}/authenticate`, {
    method: 'POST',
    headers: { 'x-requested-with': 'bindery', origin: url },
    body: new URLSearchParams({ username: 'reader@example.com', password: 'Bindery#2026' }),
  })

test('sessions and accounts survive a restart', async () => {
  const file = join(folder, 'site.sqlite')
  const first = await start({ file })
  const cookie = (await signIn(first)).headers.getSetCookie()[0]?.split(';')[0] ?? ''
  await fetch(`${first}/api/user/quota`, {
    method: 'POST',
    headers: { cookie, 'x-requested-with': 'bindery', 'content-type': 'application/json' },
    body: '{"url":"/a"}',
  })
  stops.pop()?.()
  const second = await start({ file })
  const quota = await fetch(`${second}/api/user/quota`, { headers: { cookie } })
  expect(await quota.json()).toEqual({ limit: 4, count: 1, remaining: 3 })
})

test('faults and the call log cover the host’s own pages, and abort cuts the socket', async () => {
  const url = await start()
  const faults = [
    { path: '/page', abort: true, times: 1 },
    { path: '/page', status: 404, times: 1 },
  ]
  await fetch(`${url}/__mock/faults`, { method: 'POST', body: JSON.stringify(faults) })
  await expect(fetch(`${url}/page`)).rejects.toThrow('fetch failed')
  expect((await fetch(`${url}/page`)).status).toBe(404)
  expect(await (await fetch(`${url}/page`)).text()).toBe('<h1>A page</h1>')
  const calls = await (await fetch(`${url}/__mock/calls`)).json()
  expect(calls.map(({ status }: { status: number }) => status)).toEqual([0, 404, 200])
})

test('internalFetch() is not logged and uses up no counted fault', async () => {
  const mock = createNodeMockApi()
  stops.push(() => mock.close())
  const url = 'http://localhost/api/recaptcha/enabled'
  const local = { incoming: { socket: { remoteAddress: '127.0.0.1' } } }
  const set = (list: object[]) =>
    mock.request('/__mock/faults', { method: 'POST', body: JSON.stringify(list) }, local)
  await set([{ path: '/api/', status: 500, times: 1 }])
  expect((await mock.internalFetch(new Request(url))).status).toBe(200)
  expect((await mock.request(url)).status).toBe(500)
  await set([{ path: '/api/', status: 500 }])
  expect((await mock.internalFetch(new Request(url))).status).toBe(500)
  expect(await (await mock.request('/__mock/calls', {}, local)).json()).toHaveLength(1)
})

/** Sends a request with a chosen Host header, which `fetch` does not allow. */
const statusFor = (url: string, headers: Record<string, string>) =>
  new Promise<number | undefined>((resolve, reject) => {
    const sent = request(`${url}/__mock/mailbox`, { headers }, (reply) => {
      reply.resume()
      resolve(reply.statusCode)
    })
    sent.on('error', reject)
    sent.end()
  })

test('the controls are open to this machine only, by socket and host name', async () => {
  const url = await start()
  const { host } = new URL(url)
  expect(await statusFor(url, { host })).toBe(200)
  expect(await statusFor(url, { host: host.replace('127.0.0.1', 'localhost') })).toBe(200)
  expect(await statusFor(url, { host: host.replace('127.0.0.1', 'evil.test') })).toBe(403)
  expect(await statusFor(url, { host, 'x-forwarded-for': '10.0.0.1' })).toBe(403)
  for (const site of ['cross-site', 'same-site']) {
    expect(await statusFor(url, { host, 'sec-fetch-site': site })).toBe(403)
  }
  expect(await statusFor(url, { host, origin: 'http://localhost:1' })).toBe(403)
  expect(await statusFor(url, { host, origin: `http://${host}` })).toBe(200)
})

test('the controls are missing in production', async () => {
  vi.stubEnv('NODE_ENV', 'production')
  const url = await start()
  expect((await fetch(`${url}/__mock/mailbox`)).status).toBe(404)
  expect((await fetch(`${url}/__mock/reset`, { method: 'POST' })).status).toBe(404)
})

test('passwords are stored as scrypt hashes', async () => {
  const { createScryptHashes } = await import('./core/scrypt-hashes.ts')
  const hashes = createScryptHashes(1024)
  const stored = await hashes.hash('Bindery#2026')
  expect(stored).toMatch(/^scrypt\$1024\$[\w+/]{22}==\$[\w+/]{43}=$/)
  expect(stored).not.toBe(await hashes.hash('Bindery#2026'))
  expect(await createScryptHashes().verify('Bindery#2026', stored)).toBe(true)
  expect(await hashes.verify('bindery#2026', stored)).toBe(false)
  expect(await hashes.verify('Bindery#2026', 'plain')).toBe(false)
})
