import { endpoints } from '@bindery/contract/endpoints.ts'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createClock } from './clock.ts'
import { createMailbox } from './mailbox.ts'
import { createMemoryStore } from './memory-store.ts'
import { createPbkdf2Hashes } from './pbkdf2-hashes.ts'
import { serve } from './serve.ts'
import type { MockEnv, Server } from './server.ts'
import { defaultSettings } from './settings.ts'

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
    report: (error) => reports.push(error),
  }
  const app = new Hono<MockEnv>()
  serve(app, server, 'captchaEnabled', handle as () => { enabled: boolean })
  const reply = await app.request('/api/recaptcha/enabled', {}, {})
  return { status: reply.status, text: await reply.text(), reports: reports.map(String) }
}

test('a handler that breaks the contract is reported, and the caller learns nothing of it', async () => {
  const { status, text, reports } = await ask(() => ({ enabled: 'secret' }))
  expect([status, JSON.parse(text)]).toEqual([
    500,
    { code: 'server_error', message: 'Something went wrong.' },
  ])
  expect(reports).toEqual([expect.stringMatching(/^ContractBreak: captchaEnabled/)])
})

test('so is a crash', async () => {
  const { status, text, reports } = await ask(() => {
    throw new Error('secret')
  })
  expect([status, text.includes('secret'), reports]).toEqual([500, false, ['Error: secret']])
})

test('every endpoint of the contract is served', async () => {
  const { createTestServer } = await import('./test-server.ts')
  const { app, reports } = createTestServer()
  for (const endpoint of Object.values(endpoints)) {
    const path = endpoint.name === 'signIn' || endpoint.name === 'signOut' ? endpoint.path.api : ''
    if (path) expect(app.routes.some((route) => route.path === path)).toBe(true)
  }
  expect(reports).toEqual([])
})
