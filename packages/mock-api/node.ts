import { createMockApi, type MockApiOptions } from './app.ts'
import { createMailbox, type Mail } from './core/mailbox.ts'
import { createScryptHashes } from './core/scrypt-hashes.ts'
import type { MockApp, MockContext } from './core/server.ts'
import { createSqliteStore } from './core/sqlite-store.ts'

export interface NodeMockApiOptions extends Omit<MockApiOptions, 'store'> {
  /** A path, so that accounts and sessions survive a restart. Default ':memory:'. */
  file?: string
  /** Called with each mail. Default: the mail is only in the mailbox. */
  print?: (mail: Mail) => void
}

export type NodeMockApi = MockApp & {
  /** For requests of the site's own back end: they are not logged and use up no counted fault. */
  internalFetch(request: Request): Promise<Response>
  close(): void
}

const loopback = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
const localName = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|[\w-]+\.localhost)$/

/** True for a request of a page on another origin, by `Origin` or `Sec-Fetch-Site`. Another port is another origin. */
const isForeign = (c: MockContext): boolean =>
  ![undefined, new URL(c.req.url).origin].includes(c.req.header('origin')) ||
  ![undefined, 'same-origin', 'none'].includes(c.req.header('sec-fetch-site'))

/**
 * True for a request from this machine: by its socket, without a proxy, to a local host name and from no foreign
 * page. The host name matters because of DNS rebinding.
 */
const isLoopback = (c: MockContext): boolean =>
  loopback.test(c.env.incoming?.socket.remoteAddress ?? '') &&
  localName.test(new URL(c.req.url).hostname) &&
  c.req.header('x-forwarded-for') === undefined &&
  c.req.header('forwarded') === undefined &&
  !isForeign(c)

/**
 * Creates the mock for Node: SQLite, scrypt, and /__mock/ for this machine unless NODE_ENV=production. Mount it
 * at the root of a server: `host.route('/', mock)`.
 */
export const createNodeMockApi = (options: NodeMockApiOptions = {}): NodeMockApi => {
  const { file = ':memory:', print, ...rest } = options
  const store = createSqliteStore(file)
  const app = createMockApi({
    hashes: createScryptHashes(),
    mailbox: createMailbox(print),
    control: process.env['NODE_ENV'] === 'production' ? false : isLoopback,
    ...rest,
    store,
  })
  return Object.assign(app, {
    internalFetch: async (request: Request) => app.fetch(request, { internal: true }),
    close: () => store.close(),
  })
}
