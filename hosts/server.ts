import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createNodeMockApi } from '@bindery/mock-api/node.ts'
import type { MockEnv } from '@bindery/mock-api/server.ts'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { createCheckoutPages } from './checkout/pages.ts'
import { kitFiles } from './kit-files.ts'
import { createLegacyPages } from './legacy/pages.ts'
import { readCatalogue, readContent, readMagazine } from './reference/content.ts'
import { createSite } from './reference/site.ts'
import { fileServer } from './static-files.ts'

const project = dirname(import.meta.dirname)

/** Options of {@link createHost} and {@link startHost}. */
export interface HostOptions {
  /** Where accounts are kept: a file, or `:memory:` (the default). */
  database?: string
  /** The built script. Default: `dist/bindery` of the project. */
  kit?: string
  /** What it has published. Default: what the site has. */
  content?: ReturnType<typeof readContent>
  /** What its store sells. Default: the catalogue of the site. */
  products?: ReturnType<typeof readCatalogue>
  /** The site's own origins, the public one first. Default: whichever a request came to. */
  origins?: readonly string[]
  /** The checkout provider's port, on whatever name the publisher's page has. Default: the next one up. */
  checkoutPort?: number
  /** Hears of each mail that would be sent. Default: nobody. */
  mail?: (mail: { to: string; subject: string; text: string }) => void
}

const onPort = (address: string | URL, port: number): string => {
  const url = new URL(address)
  url.port = String(port)
  return url.origin
}

const loopback = ['http://localhost', 'http://127.0.0.1']

/**
 * The publisher: API, script, site and the old pages, as one Hono app. Call `close()` when done
 * with it: it holds the database.
 */
export function createHost(options: HostOptions = {}) {
  const { database = ':memory:', kit = join(project, 'dist/bindery'), origins, mail } = options
  const { checkoutPort } = options
  if (database !== ':memory:') mkdirSync(dirname(database), { recursive: true })
  const api = createNodeMockApi({
    file: database,
    content: options.content ?? readContent(),
    products: options.products ?? readCatalogue(),
    issues: readMagazine(),
    ...(origins ? { origins } : {}),
    ...(checkoutPort
      ? { partners: (origins ?? loopback).map((origin) => onPort(origin, checkoutPort)) }
      : {}),
    ...(mail ? { print: mail } : {}),
  })
  const files = kitFiles(kit)
  const asset = fileServer(join(import.meta.dirname, 'reference/assets'))
  const checkout = (request: string) =>
    onPort(request, checkoutPort ?? Number(new URL(request).port || 80) + 1)
  const host = new Hono<MockEnv>()
  host.route('/', api)
  // A partner's pages load it, too, and a module of another origin only with leave.
  host.use('/bindery/*', cors())
  host.get('/bindery/*', (context) => {
    const path = context.req.path.slice('/bindery'.length)
    return files.serve(context.req.raw, path) ?? context.text('There is no such file.\n', 404)
  })
  host.route('/', createLegacyPages({ kit }))
  host.route('/', createSite({ ask: api.ask, snippet: files.snippet, checkout, asset }))
  return Object.assign(host, { close: () => api.close() })
}

/** Where {@link startHost} listens. */
export interface Address {
  /** Default: any free port. */
  port?: number
  /** Default: `127.0.0.1`, so that only this machine is answered. */
  hostname?: string
}

/**
 * How long a connection is kept for the next request. Node's own 5 seconds end just when a reader comes
 * back to a form, or a test to its browser's next call: what is sent into that moment is lost.
 */
const keepAliveTimeout = 120_000

const listen = (fetch: Parameters<typeof serve>[0]['fetch'], address: Required<Address>) =>
  new Promise<{ server: ReturnType<typeof serve>; port: number }>((resolve, reject) => {
    const server = serve({ fetch, ...address, serverOptions: { keepAliveTimeout } }, ({ port }) =>
      resolve({ server, port }),
    )
    server.once('error', reject)
  })

const close = (server: ReturnType<typeof serve>) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve())
    if ('closeAllConnections' in server) server.closeAllConnections()
  })

/**
 * Starts a host of its own, and the checkout provider on the next port up (on any, when the port is
 * any); answers when both listen.
 */
export async function startHost({
  port = 0,
  hostname = '127.0.0.1',
  ...options
}: HostOptions & Address = {}) {
  let publisher = port
  const checkout = await listen(
    createCheckoutPages((request) => {
      const here = [request.origin, ...loopback].map((origin) => onPort(origin, publisher))
      return [...new Set(here)]
    }).fetch,
    { port: port && port + 1, hostname },
  )
  const host = createHost({ ...options, checkoutPort: checkout.port })
  const site = await listen(host.fetch, { port, hostname }).catch(async (error: unknown) => {
    host.close()
    await close(checkout.server)
    throw error
  })
  publisher = site.port
  return {
    origin: `http://localhost:${site.port}`,
    checkoutOrigin: `http://localhost:${checkout.port}`,
    close: async () => {
      await Promise.all([close(site.server), close(checkout.server)])
      host.close()
    },
  }
}
