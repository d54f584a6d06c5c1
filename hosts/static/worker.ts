/**
 * The publisher's server in a service worker: the site's pages, with the mock API behind them. Its data is in
 * IndexedDB, sessions included: a response from a worker cannot set a cookie.
 */
import { createMockApi } from '@bindery/mock-api/app.ts'
import { createMemoryStore, type MemoryRecords } from '@bindery/mock-api/core/memory-store.ts'
import type { MockEnv } from '@bindery/mock-api/core/server.ts'
import { readCatalogue, readContent, readMagazine } from '../reference/content.ts'
import { createSite } from '../reference/site.ts'
import { withBase, withoutBase } from './base.ts'
import { createStoredValue } from './stored-value.ts'

interface Extendable extends Event {
  waitUntil(promise: Promise<unknown>): void
}
interface Fetching extends Extendable {
  readonly request: Request
  respondWith(response: Promise<Response>): void
}
interface Worker {
  readonly registration: { readonly scope: string }
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void
}

interface WorkerState {
  records: MemoryRecords
  session?: string | undefined
  cart?: string | undefined
}

const worker = globalThis as unknown as Worker
const base = new URL(worker.registration.scope).pathname
const { origin } = new URL(worker.registration.scope)

const apiPaths =
  /^\/(?:api|service|user-service|s|authenticate|logout|__captcha|__geoip|__pay|__mock)(?:\/|$)/
const filePaths = /^\/(?:assets|bindery|builder|front-door|storybook|start\.js|worker\.js)(?:\/|$)/

const start = async () => {
  const storage = createStoredValue<WorkerState>(`halyard ${base}`)
  const state: WorkerState = (await storage.load().catch(() => undefined)) ?? { records: new Map() }
  const slot = (name: 'session' | 'cart') => ({
    get: () => state[name],
    set: (value: string | undefined) => {
      state[name] = value
    },
  })
  const jar = { ...slot('session'), cart: slot('cart') }
  const withBasePath = (path: string) => (path.startsWith('/') ? base + path.slice(1) : path)
  const moveBelowBase = <T extends { url: string; image?: string }>(item: T): T => ({
    ...item,
    url: withBasePath(item.url),
    ...(item.image === undefined ? {} : { image: withBasePath(item.image) }),
  })
  const api = createMockApi({
    store: createMemoryStore(state.records),
    content: readContent().map(moveBelowBase),
    products: readCatalogue().map(moveBelowBase),
    issues: readMagazine().map(({ items, ...issue }) => ({
      ...issue,
      items: items.map(({ link, title }) => ({ title, link: base + link.slice(1) })),
    })),
    control: () => true,
  })
  const env = (request: Request): MockEnv['Bindings'] => ({
    jar,
    // A worker does not get the headers that identify its own pages, but only those pages can reach it.
    sameOrigin: request.mode !== 'navigate' || request.referrer.startsWith(origin),
  })
  const site = createSite({
    fetchApi: Object.assign(
      (request: Request) => api.fetch(request, { jar, internal: true, sameOrigin: true }),
      {
        mayHaveSession: () => state.session !== undefined,
      },
    ),
    snippet: () => '<script async src="/start.js"></script>',
  })

  const page = async (request: Request, path: string): Promise<Response> => {
    const { search } = new URL(request.url)
    // Only an opened page counts. A worker cannot set the headers that say so.
    const purpose = request.mode === 'navigate' ? 'open' : 'prefetch'
    const reply = await site.fetch(
      new Request(`${origin}${path}${search}`, { headers: { purpose } }),
    )
    const headers = new Headers(reply.headers)
    // The real server sends this policy. On this site the file server's own policy applies.
    headers.delete('content-security-policy')
    const to = headers.get('location')
    if (to?.startsWith('/')) return Response.redirect(origin + base + to.slice(1), 303)
    return new Response(withBase(await reply.text(), base), { status: reply.status, headers })
  }
  const call = async (request: Request, path: string): Promise<Response> => {
    const url = new URL(request.url)
    const body = request.method === 'GET' || request.method === 'HEAD' ? null : await request.blob()
    const asked = new Request(`${origin}${path}${url.search}`, {
      method: request.method,
      headers: request.headers,
      ...(body ? { body } : {}),
    })
    const reply = await api.fetch(asked, env(request))
    const to = reply.headers.get('location')
    return to ? Response.redirect(new URL(to === '/' ? base : to, origin).href, 303) : reply
  }
  return { page, call, save: () => storage.save(state).catch(() => {}) }
}

let started: ReturnType<typeof start> | undefined

const answer = async (event: Fetching, path: string, kind: 'page' | 'call'): Promise<Response> => {
  started ??= start()
  const server = await started
  const reply = await server[kind](event.request, path)
  event.waitUntil(server.save())
  return reply
}

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))
worker.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url)
  if (url.origin !== origin) return
  const path = withoutBase(url.pathname, base)
  if (apiPaths.test(path ?? url.pathname)) {
    event.respondWith(answer(event, path ?? url.pathname, 'call'))
  } else if (path !== undefined && !filePaths.test(path)) {
    event.respondWith(answer(event, path, 'page'))
  }
})
