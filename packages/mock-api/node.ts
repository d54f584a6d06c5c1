import { createMockApi, type MockApiOptions } from './app.ts'
import { createMailbox, type Mail } from './mailbox.ts'
import { createScryptHashes } from './scrypt-hashes.ts'
import type { MockApp, MockContext } from './server.ts'
import { createSqliteStore } from './sqlite-store.ts'

export interface NodeMockApiOptions extends Omit<MockApiOptions, 'store'> {
  /** A path, so that a restart keeps accounts and sessions; default ':memory:'. */
  file?: string
  /** Told of each mail; default: nobody, the mailbox keeps it. */
  print?: (mail: Mail) => void
}

export type NodeMockApi = MockApp & {
  /** How the site's own back end asks: not logged, and without using up a counted fault. */
  ask(request: Request): Promise<Response>
  close(): void
}

const loopback = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
const localName = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|[\w-]+\.localhost)$/

/** A page of another origin, another port of this machine included: its `Origin` says so, or the browser. */
const isForeign = (c: MockContext): boolean =>
  ![undefined, new URL(c.req.url).origin].includes(c.req.header('origin')) ||
  ![undefined, 'same-origin', 'none'].includes(c.req.header('sec-fetch-site'))

/**
 * True for a request of this machine: by its socket, without a proxy in between, to a local name
 * (a foreign name that resolves here is an attack), and not sent by a foreign page.
 */
const isLoopback = (c: MockContext): boolean =>
  loopback.test(c.env.incoming?.socket.remoteAddress ?? '') &&
  localName.test(new URL(c.req.url).hostname) &&
  c.req.header('x-forwarded-for') === undefined &&
  c.req.header('forwarded') === undefined &&
  !isForeign(c)

/**
 * The mock for Node: SQLite, scrypt, and /__mock/ for this machine, which NODE_ENV=production
 * takes away. Mount it at the root of a server: `host.route('/', mock)`.
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
    ask: async (request: Request) => app.fetch(request, { inside: true }),
    close: () => store.close(),
  })
}
