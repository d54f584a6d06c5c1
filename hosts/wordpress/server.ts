/** The origin of the WordPress: the mock API, and everything else from PHP's own server. */
import { request as ask, type IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { createNodeMockApi } from '@bindery/mock-api/node.ts'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { readCatalogue, readContent, readMagazine } from '../reference/content.ts'

export interface WordPressHostOptions {
  readonly port: number
  /** The origin of PHP's server. */
  readonly php: string
}

const api = /^\/(api|service|user-service|authenticate|__mock|__captcha|__geoip)(\/|$)/

const hopByHop = ['connection', 'keep-alive', 'transfer-encoding']

/**
 * Sends a request on to PHP, which learns the public host name. Not by `fetch`, which sends a `Sec-Fetch-Mode` of its
 * own: the plugin reads that of the browser.
 */
async function askPhp(request: Request, php: string): Promise<Response> {
  const { pathname, search, host } = new URL(request.url)
  const headers = { ...Object.fromEntries(request.headers), 'x-forwarded-host': host }
  const body = Buffer.from(await request.arrayBuffer())
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const sent = ask(`${php}${pathname}${search}`, { method: request.method, headers }, resolve)
    sent.once('error', reject)
    sent.end(body)
  })
  const own = new Headers()
  for (const [name, values = []] of Object.entries(answer.headersDistinct)) {
    if (!hopByHop.includes(name)) for (const value of values) own.append(name, value)
  }
  const status = answer.statusCode ?? 502
  const isEmpty = [204, 205, 304].includes(status)
  return new Response(isEmpty ? null : (Readable.toWeb(answer) as ReadableStream), {
    status,
    headers: own,
  })
}

/** Starts the server on this machine's own address. */
export function startWordPressHost({ port, php }: WordPressHostOptions) {
  const mock = createNodeMockApi({
    content: readContent(),
    products: readCatalogue(),
    issues: readMagazine(),
    origins: [`http://localhost:${port}`],
  })
  const host = new Hono()
  host.all('*', (context) =>
    api.test(context.req.path)
      ? mock.fetch(context.req.raw, context.env as never)
      : askPhp(context.req.raw, php),
  )
  return new Promise<{ close(): Promise<void> }>((resolve, reject) => {
    const server = serve({ fetch: host.fetch, port, hostname: '127.0.0.1' }, () =>
      resolve({
        close: () =>
          new Promise((done) => {
            server.close(() => {
              mock.close()
              done()
            })
            if ('closeAllConnections' in server) server.closeAllConnections()
          }),
      }),
    )
    server.once('error', reject)
  })
}
