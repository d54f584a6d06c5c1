/** Serves the bench's pages, the floor and the build, with brotli. */
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json',
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
  /** Answers all other paths: the API. */
  readonly api: (request: Request) => Promise<Response> | Response
}

export async function startBenchServer(options: BenchServerOptions): Promise<BenchServer> {
  const { pages, built, api } = options
  const cache = new Map<string, Reply | null>()
  let calls: string[] = []

  const read = (path: string): Reply | null => {
    const page = pages[path]
    const folder = path.startsWith('/bindery/') ? built : import.meta.dirname
    const file = join(folder, normalize(path))
    const isFile = /^\/(?:bindery|floor)\//.test(path) && existsSync(file)
    if (page === undefined && !isFile) return null
    const type = types[page === undefined ? extname(file) : '.html'] ?? 'text/plain'
    return { type, body: brotliCompressSync(page ?? readFileSync(file)) }
  }
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://bench.test')
    if (!cache.has(url.pathname)) cache.set(url.pathname, read(url.pathname))
    const reply = cache.get(url.pathname)
    if (reply) {
      const headers = { 'Content-Type': reply.type, 'Content-Encoding': 'br' }
      response.writeHead(200, { ...headers, 'Cache-Control': 'no-store' }).end(reply.body)
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
