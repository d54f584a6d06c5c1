/** Serves the bench's pages, the floor and the build, with brotli. */
import { readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
}

interface Reply {
  readonly type: string
  readonly body: Buffer
}

export interface BenchServer {
  readonly url: string
  /** The API paths requested since the last call. */
  takeCalls(): string[]
  stop(): Promise<void>
}

export interface BenchServerOptions {
  /** HTML by path. */
  readonly pages: Readonly<Record<string, string>>
  /** The folder that holds bindery/. */
  readonly built: string
  /** Further folders, by the path that they are served under. */
  readonly folders?: Readonly<Record<string, string>>
  /** The Content-Security-Policy of pages, by path. */
  readonly policies?: Readonly<Record<string, string>>
  /** Answers all other paths: the API. */
  readonly api: (request: Request) => Promise<Response> | Response
}

export async function startBenchServer(options: BenchServerOptions): Promise<BenchServer> {
  const { pages, built, policies = {}, api } = options
  const folders = {
    '/bindery/': join(built, 'bindery'),
    '/floor/': join(import.meta.dirname, 'floor'),
    ...options.folders,
  }
  const cache = new Map<string, Reply | null>()
  let calls: string[] = []

  const fileOf = (path: string): string | null => {
    const [prefix, folder = ''] =
      Object.entries(folders).find(([each]) => path.startsWith(each)) ?? []
    const file = prefix ? join(folder, normalize(`/${path.slice(prefix.length)}`)) : ''
    return file && statSync(file, { throwIfNoEntry: false })?.isFile() ? file : null
  }
  /** `{origin}` in a page is the address of this server. */
  const read = (path: string, host: string): Reply | null => {
    const page = pages[path]?.replaceAll('{origin}', `http://${host}`)
    const file = page === undefined ? fileOf(path) : null
    if (page === undefined && !file) return null
    const type = types[file ? extname(file) : '.html'] ?? 'text/plain'
    return { type, body: brotliCompressSync(page ?? readFileSync(file ?? '')) }
  }
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://bench.test')
    if (!cache.has(url.pathname)) {
      cache.set(url.pathname, read(url.pathname, request.headers.host ?? ''))
    }
    const reply = cache.get(url.pathname)
    if (reply) {
      const policy = policies[url.pathname]
      response
        .writeHead(200, {
          ...{ 'Content-Type': reply.type, 'Content-Encoding': 'br', 'Cache-Control': 'no-store' },
          ...(policy ? { 'Content-Security-Policy': policy } : {}),
        })
        .end(reply.body)
      return
    }
    if (url.pathname === '/favicon.ico') {
      response.writeHead(204).end()
      return
    }
    calls.push(`${request.method} ${url.pathname}`)
    const answer = await api(new Request(url, { method: request.method ?? 'GET' }))
    response.writeHead(answer.status, Object.fromEntries(answer.headers))
    response.end(Buffer.from(await answer.arrayBuffer()))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    takeCalls: () => {
      const taken = calls
      calls = []
      return taken
    },
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => void server.close(() => resolve()))
    },
  }
}
