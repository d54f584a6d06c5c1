import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createScryptHashes } from '@bindery/mock-api/core/scrypt-hashes.ts'
import type { MockEnv } from '@bindery/mock-api/core/server.ts'
import { createNodeMockApi } from '@bindery/mock-api/node.ts'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { createBuilderPages } from './builder/pages.ts'
import { createCheckoutPages } from './checkout/pages.ts'
import { createFrontDoorPages, createStoryPages } from './front-door/pages.ts'
import { kitFiles } from './kit-files.ts'
import { createLegacyPages } from './legacy/pages.ts'
import { readCatalogue, readContent, readMagazine } from './reference/content.ts'
import { createSite } from './reference/site.ts'
import { fileServer } from './static-files.ts'

const project = dirname(import.meta.dirname)

/** Options of {@link createHost} and {@link startHost}. */
export interface HostOptions {
  /** The database of accounts: a file, or `:memory:` (the default). */
  database?: string
  /** The built script. Default: the project's `dist/bindery`. */
  kit?: string
  /** The built embed builder. Default: the project's `dist/builder`. */
  builder?: string
  /** The built front door. Default: the project's `dist/front-door`. */
  frontDoor?: string
  /** The built stories. Default: the project's `dist/storybook`. */
  stories?: string
  /** The published content. Default: the reference site's. */
  content?: ReturnType<typeof readContent>
  /** The store's products. Default: the reference site's. */
  products?: ReturnType<typeof readCatalogue>
  /** The site's own origins, the public one first. Default: the origin of each request. */
  origins?: readonly string[]
  /** The checkout provider's port, on the host name of the publisher's page. Default: the next port up. */
  checkoutPort?: number
  /** What a password's hash costs: N of scrypt. Default: that of the mock API. */
  hashCost?: number
  /** Called for each mail that a real server would send. */
  mail?: (mail: { to: string; subject: string; text: string }) => void
}

const withPort = (address: string | URL, port: number): string => {
  const url = new URL(address)
  url.port = String(port)
  return url.origin
}

const loopback = ['http://localhost', 'http://127.0.0.1']

/**
 * The publisher as one Hono app: API, script, site and legacy pages. Call `close()` to release the database.
 */
export function createHost(options: HostOptions = {}) {
  const { database = ':memory:', kit = join(project, 'dist/bindery'), origins, mail } = options
  const { checkoutPort, builder = join(project, 'dist/builder') } = options
  const { frontDoor = join(project, 'dist/front-door') } = options
  const { stories = join(project, 'dist/storybook') } = options
  if (database !== ':memory:') mkdirSync(dirname(database), { recursive: true })
  const api = createNodeMockApi({
    file: database,
    content: options.content ?? readContent(),
    products: options.products ?? readCatalogue(),
    issues: readMagazine(),
    hashes: createScryptHashes(options.hashCost),
    ...(origins ? { origins } : {}),
    ...(checkoutPort
      ? { partners: (origins ?? loopback).map((origin) => withPort(origin, checkoutPort)) }
      : {}),
    ...(mail ? { print: mail } : {}),
  })
  const files = kitFiles(kit)
  const asset = fileServer(join(import.meta.dirname, 'reference/assets'))
  const checkout = (request: string) =>
    withPort(request, checkoutPort ?? Number(new URL(request).port || 80) + 1)
  const host = new Hono<MockEnv>()
  host.route('/', api)
  // A partner's pages load the script, too, and a module from another origin needs CORS.
  host.use('/bindery/*', cors())
  host.get('/bindery/*', (context) => {
    const path = context.req.path.slice('/bindery'.length)
    return files.serve(context.req.raw, path) ?? context.text('There is no such file.\n', 404)
  })
  host.route('/', createBuilderPages(builder))
  host.route('/', createFrontDoorPages(frontDoor))
  host.route('/', createStoryPages(stories))
  host.route('/', createLegacyPages({ kit }))
  host.route(
    '/',
    createSite({ fetchApi: api.internalFetch, snippet: files.snippet, checkout, asset }),
  )
  return Object.assign(host, { close: () => api.close() })
}

/** The address for {@link startHost} to listen on. */
export interface Address {
  /** Default: any free port. */
  port?: number
  /** Default: `127.0.0.1`, so that only this machine has access. */
  hostname?: string
}

/**
 * How long a connection stays open for the next request. Node's own 5 seconds end about when a reader returns to a
 * form, or a test to its browser. A request in that moment would be lost.
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
 * Starts a host, and the checkout provider on the next port up (or on any, if `port` is 0). Resolves when both listen.
 */
export async function startHost({
  port = 0,
  hostname = '127.0.0.1',
  ...options
}: HostOptions & Address = {}) {
  let publisher = port
  const checkout = await listen(
    createCheckoutPages((request) => {
      const publishers = [request.origin, ...loopback].map((origin) => withPort(origin, publisher))
      return [...new Set(publishers)]
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
