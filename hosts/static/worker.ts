/**
 * The publisher's server in a service worker: the site's own pages and the mock API behind them. What it
 * keeps lies in the browser's database, sessions too: a reply that a worker makes can set no cookie.
 */
import { createMockApi } from '@bindery/mock-api/app.ts'
import { createMemoryStore, type MemoryRecords } from '@bindery/mock-api/memory-store.ts'
import type { MockEnv } from '@bindery/mock-api/server.ts'
import { readCatalogue, readContent, readMagazine } from '../reference/content.ts'
import { createSite } from '../reference/site.ts'
import { withBase, withoutBase } from './base.ts'
import { createKeep } from './keep.ts'

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

interface Kept {
  records: MemoryRecords
  session?: string | undefined
  cart?: string | undefined
}

const worker = globalThis as unknown as Worker
const base = new URL(worker.registration.scope).pathname
const { origin } = new URL(worker.registration.scope)

const ofApi =
  /^\/(?:api|service|user-service|s|authenticate|logout|__captcha|__geoip|__pay|__mock)(?:\/|$)/
const ofFiles = /^\/(?:assets|bindery|start\.js|worker\.js)(?:\/|$)/

const start = async () => {
  const keep = createKeep<Kept>(`halyard ${base}`)
  const kept: Kept = (await keep.load().catch(() => undefined)) ?? { records: new Map() }
  const slot = (name: 'session' | 'cart') => ({
    get: () => kept[name],
    set: (value: string | undefined) => {
      kept[name] = value
    },
  })
  const jar = { ...slot('session'), cart: slot('cart') }
  const placed = (path: string) => (path.startsWith('/') ? base + path.slice(1) : path)
  const below = <T extends { url: string; image?: string }>(item: T): T => ({
    ...item,
    url: placed(item.url),
    ...(item.image === undefined ? {} : { image: placed(item.image) }),
  })
  const api = createMockApi({
    store: createMemoryStore(kept.records),
    content: readContent().map(below),
    products: readCatalogue().map(below),
    issues: readMagazine().map(({ items, ...issue }) => ({
      ...issue,
      items: items.map(({ link, title }) => ({ title, link: base + link.slice(1) })),
    })),
    control: () => true,
  })
  const env = (request: Request): MockEnv['Bindings'] => ({
    jar,
    // A worker does not see the headers by which a server knows it, but it hears only of its own pages.
    own: request.mode !== 'navigate' || request.referrer.startsWith(origin),
  })
  const site = createSite({
    ask: Object.assign((request: Request) => api.fetch(request, { jar, inside: true, own: true }), {
      isKnown: () => kept.session !== undefined,
    }),
    snippet: () => '<script async src="/start.js"></script>',
  })

  const page = async (request: Request, path: string): Promise<Response> => {
    const { search } = new URL(request.url)
    const reply = await site.fetch(new Request(`${origin}${path}${search}`))
    const headers = new Headers(reply.headers)
    // The policy of the real server; here the file server's own counts.
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
  return { page, call, save: () => keep.save(kept).catch(() => {}) }
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
  if (ofApi.test(path ?? url.pathname)) {
    event.respondWith(answer(event, path ?? url.pathname, 'call'))
  } else if (path !== undefined && !ofFiles.test(path)) {
    event.respondWith(answer(event, path, 'page'))
  }
})
