import { expect, test } from 'vitest'
import type { TestOptions } from '../test/environment.ts'
import { createServer, reader, type TestServer, until, visit } from '../test/state.ts'

const path = '/api/user/profile'

const opened = async (server: TestServer, options: TestOptions = {}) => {
  await server.control.signIn(reader.username)
  const here = visit({}, options, server)
  await here.state.session.check()
  return here
}

test('a cached profile is not shown to another reader with the same Last-Modified', async () => {
  const server = createServer()
  const here = await opened(server)
  const cached = JSON.parse(here.page.local.get('bindery:user') ?? '')
  await server.control.signIn('good@example.com')
  // Two readers who signed up within one second.
  const head = await server.fetch(`https://publisher.example${path}`, { method: 'HEAD' })
  const modified = head.headers.get('last-modified')
  here.page.local.set('bindery:user', JSON.stringify({ ...cached, modified }))
  const next = here.reloaded()
  const names: string[] = []
  next.state.session.$session.listen((now) => 'user' in now && names.push(now.user.emailAddress))
  await until(next.state.session.$session, ({ status }) => status !== 'unknown')
  expect(names).toEqual(['good@example.com'])
})

test.each([undefined, 'W/"a"', '"a-gzip"'])(
  'the ETag %s of a HEAD answer is compared without its compression',
  async (etag) => {
    const server = createServer()
    const headers = { 'last-modified': 'Sat, 21 Nov 2026 09:00:00 GMT', ...(etag ? { etag } : {}) }
    const here = await opened(server)
    const cached = JSON.parse(here.page.local.get('bindery:user') ?? '')
    const own = { ...cached, modified: headers['last-modified'], tag: '"a"' }
    here.page.local.set('bindery:user', JSON.stringify(own))
    await server.control.faults([{ method: 'HEAD', path, status: 200, headers }])
    const before = (await here.calls()).length
    await here.reloaded().state.session.check()
    const since = (await here.calls()).slice(before)
    expect(since).toEqual(etag ? [`HEAD ${path}`] : [`HEAD ${path}`, `GET ${path}`])
  },
)

const controlled = { serviceWorker: { controller: {} } }

test('a profile from the cache of a service worker is not shown', async () => {
  const server = createServer()
  await server.control.signIn(reader.username)
  const stale = await server.fetch(`https://publisher.example${path}`)
  const worker: TestServer['fetch'] = async (input, init) => {
    const request = new Request(input, init)
    const isProfile = request.url.endsWith(path) && request.method === 'GET'
    return isProfile ? stale.clone() : server.fetch(request)
  }
  await server.control.signIn('good@example.com')
  const here = visit({}, { fetch: worker, global: () => controlled }, server)
  expect(await here.state.session.check()).toEqual({
    status: 'unknown',
    failure: { kind: 'contract' },
  })
  expect(here.page.local.get('bindery:user')).toBeNull()
  expect(here.page.warnings).toEqual(['a service worker answers GET user/profile from a cache'])
})

test('a profile that the server confirms is shown on a page with a service worker', async () => {
  const here = await opened(createServer(), { global: () => controlled })
  expect(here.state.session.$session.get()).toMatchObject({ status: 'registered' })
  expect((await here.calls()).slice(1)).toEqual([`GET ${path}`, `HEAD ${path}`])
})

test('a profile is shown in a sandboxed frame, which may not ask for its service worker', async () => {
  const sandboxed = {
    get serviceWorker() {
      throw new DOMException('The context is sandboxed.', 'SecurityError')
    },
  }
  const here = await opened(createServer(), { global: () => sandboxed })
  expect(here.state.session.$session.get()).toMatchObject({ status: 'registered' })
})

test('a page that asks for the profile past the cache gets a change of the same second', async () => {
  const here = await opened(createServer())
  const key = 'bindery:user'
  const cached = JSON.parse(here.page.local.get(key) ?? '')
  const old = { ...cached, user: { ...cached.user, displayName: 'An earlier name' } }
  here.page.local.set(key, JSON.stringify(old))
  const next = here.reloaded()
  expect(await next.state.session.check()).toMatchObject({
    user: { displayName: 'An earlier name' },
  })
  expect(await next.state.session.refresh()).toMatchObject({
    user: { displayName: cached.user.displayName },
  })
})
