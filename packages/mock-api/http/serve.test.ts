import type { Endpoint } from '@bindery/contract/endpoint.ts'
import { endpoints } from '@bindery/contract/endpoints.ts'
import { defaultPaths } from '@bindery/contract/paths.ts'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createClock } from '../core/clock.ts'
import { createMailbox } from '../core/mailbox.ts'
import { createMemoryStore } from '../core/memory-store.ts'
import { createPbkdf2Hashes } from '../core/pbkdf2-hashes.ts'
import type { MockEnv, Server } from '../core/server.ts'
import { defaultSettings } from '../core/settings.ts'
import { createTestServer } from '../test/server.ts'
import { serve } from './serve.ts'

const ask = async (handle: () => unknown) => {
  const reports: unknown[] = []
  const hashes = createPbkdf2Hashes(1)
  const server: Server = {
    store: createMemoryStore(),
    clock: createClock(),
    mailbox: createMailbox(),
    hashes,
    seedHash: hashes.hash(''),
    settings: { ...defaultSettings },
    origins: [],
    partners: [],
    content: [],
    products: [],
    issues: [],
    report: (error) => reports.push(error),
  }
  const app = new Hono<MockEnv>()
  serve(app, server, 'captchaEnabled', handle as () => { enabled: boolean })
  const reply = await app.request('/api/recaptcha/enabled', {}, {})
  return { status: reply.status, text: await reply.text(), reports: reports.map(String) }
}

test('a reply that breaks the contract becomes a 500 without details and a report', async () => {
  const { status, text, reports } = await ask(() => ({ enabled: 'secret' }))
  expect([status, JSON.parse(text)]).toEqual([
    500,
    { code: 'server_error', message: 'Something went wrong.' },
  ])
  expect(reports).toEqual([expect.stringMatching(/^ContractViolation: captchaEnabled/)])
})

test('an exception of a handler becomes a 500 without details and a report', async () => {
  const { status, text, reports } = await ask(() => {
    throw new Error('secret')
  })
  expect([status, text.includes('secret'), reports]).toEqual([500, false, ['Error: secret']])
})

test('no other site may embed a reply', async () => {
  for (const path of ['/api/user/profile', '/api/shopping-cart', '/api/commerce/shopping-cart']) {
    const { headers } = await (await createTestServer().reader()).get(path)
    expect(headers.get('cross-origin-resource-policy'), path).toBe('same-site')
  }
})

test('the mock serves every endpoint of the contract in each of its dialects', () => {
  const served = createTestServer().app.routes.map(({ method, path }) => `${method} ${path}`)
  // Hono answers HEAD with the GET route.
  const wanted = Object.values<Endpoint>(endpoints).flatMap((endpoint) =>
    defaultPaths(endpoint).map((path) => `${endpoint.method.replace('HEAD', 'GET')} ${path}`),
  )
  expect(served).toEqual(expect.arrayContaining(wanted))
})
