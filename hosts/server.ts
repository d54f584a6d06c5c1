import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createNodeMockApi } from '@bindery/mock-api/node.ts'
import type { MockEnv } from '@bindery/mock-api/server.ts'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { kitFiles } from './kit-files.ts'
import { createLegacyPages } from './legacy/pages.ts'
import { readContent } from './reference/content.ts'
import { createSite } from './reference/site.ts'

const project = dirname(import.meta.dirname)

/** Options of {@link createHost} and {@link startHost}. */
export interface HostOptions {
  /** Where accounts are kept: a file, or `:memory:` (the default). */
  database?: string
  /** The built script. Default: `dist/bindery` of the project. */
  kit?: string
  /** The site's own origins, the public one first. Default: whichever a request came to. */
  origins?: readonly string[]
  /** Hears of each mail that would be sent. Default: nobody. */
  mail?: (mail: { to: string; subject: string; text: string }) => void
}

/**
 * The publisher: API, script, site and the old pages, as one Hono app. Call `close()` when done
 * with it: it holds the database.
 */
export function createHost(options: HostOptions = {}) {
  const { database = ':memory:', kit = join(project, 'dist/bindery'), origins, mail } = options
  if (database !== ':memory:') mkdirSync(dirname(database), { recursive: true })
  const api = createNodeMockApi({
    file: database,
    content: readContent(),
    ...(origins ? { origins } : {}),
    ...(mail ? { print: mail } : {}),
  })
  const files = kitFiles(kit)
  const host = new Hono<MockEnv>()
  host.route('/', api)
  host.get('/bindery/*', (context) => {
    const path = context.req.path.slice('/bindery'.length)
    return files.serve(context.req.raw, path) ?? context.text('There is no such file.\n', 404)
  })
  host.route('/', createLegacyPages({ kit }))
  host.route('/', createSite({ ask: api.ask, snippet: files.snippet }))
  return Object.assign(host, { close: () => api.close() })
}

/** Where {@link startHost} listens. */
export interface Address {
  /** Default: any free port. */
  port?: number
  /** Default: `127.0.0.1`, so that only this machine is answered. */
  hostname?: string
}

/** Starts a host of its own and answers when it listens. */
export async function startHost({
  port = 0,
  hostname = '127.0.0.1',
  ...options
}: HostOptions & Address = {}) {
  const host = createHost(options)
  const { server, listening } = await new Promise<{
    server: ReturnType<typeof serve>
    listening: number
  }>((resolve, reject) => {
    const server = serve({ fetch: host.fetch, port, hostname }, (info) =>
      resolve({ server, listening: info.port }),
    )
    server.once('error', reject)
  })
  return {
    origin: `http://localhost:${listening}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => {
          host.close()
          resolve()
        })
        if ('closeAllConnections' in server) server.closeAllConnections()
      }),
  }
}
