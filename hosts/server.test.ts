import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { startHost } from './server.ts'
import { makeKit } from './test-kit.ts'

function createOptions() {
  const kit = makeKit()
  const folder = mkdtempSync(join(tmpdir(), 'bindery-host-'))
  onTestFinished(() => {
    kit.remove()
    rmSync(folder, { recursive: true })
  })
  return { kit: kit.folder, database: join(folder, 'deep/accounts.sqlite') }
}

const register = (origin: string, emailAddress: string) =>
  fetch(`${origin}/api/user/register`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json', 'x-requested-with': 'bindery' },
    body: JSON.stringify({
      firstName: 'Nora',
      lastName: 'New',
      emailAddress,
      password: 'Bindery#2026',
      optIn: false,
      deviceType: 'WEB_SITE',
    }),
  })

test('the host keeps a connection for two minutes while a reader fills in a form', async () => {
  const host = await startHost(createOptions())
  onTestFinished(host.close)
  const answer = await fetch(`${host.origin}/`)
  expect(answer.headers.get('keep-alive')).toBe('timeout=120')
})

test('one origin serves the site, the script, the legacy pages, the API and its controls', async () => {
  const host = await startHost(createOptions())
  onTestFinished(host.close)
  for (const path of [
    '/',
    '/bindery/bindery.js',
    '/legacy/quirks',
    '/api/recaptcha/enabled',
    '/__mock/calls',
  ]) {
    expect((await fetch(host.origin + path)).status, path).toBe(200)
  }
  const page = await (await fetch(host.origin)).text()
  expect(page).toContain('<link rel="modulepreload" href="/bindery/chunks/core.ab12c.js"')
  expect(page).toContain(`<link rel="canonical" href="${host.origin}/">`)
})

test('a restart keeps the accounts', async () => {
  const options = createOptions()
  const first = await startHost(options)
  expect((await register(first.origin, 'nora@example.com')).status).toBe(200)
  await first.close()
  const second = await startHost(options)
  onTestFinished(second.close)
  expect((await register(second.origin, 'nora@example.com')).status).toBe(409)
})

test('hashCost is the cost of the hashes that the database keeps', async () => {
  const options = createOptions()
  const host = await startHost({ ...options, hashCost: 64 })
  await register(host.origin, 'nora@example.com')
  await host.close()
  const database = new DatabaseSync(options.database)
  const rows = database.prepare("SELECT value FROM records WHERE kind = 'account'").all()
  database.close()
  const costs = rows.map(({ value }) => /scrypt\$(\d+)/.exec(String(value))?.[1])
  expect(costs.length).toBeGreaterThan(1)
  expect(new Set(costs)).toEqual(new Set(['64']))
})

test('the checkout provider is another origin that may load the script and call the API', async () => {
  const host = await startHost(createOptions())
  onTestFinished(host.close)
  expect(host.checkoutOrigin).not.toBe(host.origin)
  const card = await fetch(`${host.checkoutOrigin}/sign-in`)
  expect(card.headers.get('content-security-policy')).toContain(`frame-ancestors ${host.origin};`)
  const cart = await fetch(`${host.origin}/shopping-cart`)
  expect(cart.headers.get('content-security-policy')).toContain(`frame-src ${host.checkoutOrigin}`)
  expect(await cart.text()).toContain(`frame-origin="${host.checkoutOrigin}"`)
  const own = await fetch(`${host.origin}/checkout-card/registration`)
  expect(own.headers.get('content-security-policy')).toContain(
    `frame-ancestors ${host.checkoutOrigin};`,
  )
  expect(await own.text()).toContain(`parent-origin="${host.checkoutOrigin}"`)
  expect((await fetch(`${host.origin}/checkout-card/other`)).status).toBe(404)
  const from = (origin: string, path: string) => fetch(host.origin + path, { headers: { origin } })
  const script = await from(host.checkoutOrigin, '/bindery/bindery.js')
  expect(script.headers.get('access-control-allow-origin')).toBe('*')
  const api = '/api/recaptcha/enabled'
  const partner = await from(host.checkoutOrigin, api)
  expect(partner.headers.get('access-control-allow-origin')).toBe(host.checkoutOrigin)
  const strange = await from('http://evil.test', api)
  expect(strange.headers.get('access-control-allow-origin')).toBeNull()
})
