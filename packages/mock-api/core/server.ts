import type { Context, Hono } from 'hono'
import type { ContentItem, IssueRecord, ProductRecord } from './catalog.ts'
import type { Clock } from './clock.ts'
import type { Hashes } from './hashes.ts'
import type { Mailbox } from './mailbox.ts'
import type { ServerSettings } from './settings.ts'
import type { Store } from './store.ts'

/** Stores one secret. */
export interface SecretSlot {
  get(): string | undefined
  set(secret: string | undefined): void
}

/**
 * Stores the session where a response cannot set a cookie: a browser ignores Set-Cookie in a response that a
 * script made.
 */
export interface Jar extends SecretSlot {
  /** The secret of a guest's cart. */
  readonly cart: SecretSlot
}

/** The bindings of a request. Node's adapter passes the sockets. */
export interface MockEnv {
  Bindings: {
    jar?: Jar
    /** The site's own back end sent the request, not a browser. */
    internal?: boolean
    /** Whether a page of the site sent the request. Set by a service worker, which sees no `Origin` and no `Sec-Fetch-Site`. */
    sameOrigin?: boolean
    incoming?: { socket: { remoteAddress?: string | undefined } }
    outgoing?: { destroy(): unknown }
  }
}

export type MockContext = Context<MockEnv>
export type MockApp = Hono<MockEnv>

/** The parts of the server that routes use. */
export interface Server {
  readonly store: Store
  readonly clock: Clock
  readonly mailbox: Mailbox
  readonly hashes: Hashes
  /** The control routes change it in place. */
  readonly settings: ServerSettings
  /** The site's own origins. Empty: the origin of the request. */
  readonly origins: readonly string[]
  /** Other origins whose pages may call the API with the reader's cookies. */
  readonly partners: readonly string[]
  /** The site's articles and other items, newest first. */
  readonly content: readonly ContentItem[]
  readonly products: readonly ProductRecord[]
  /** Oldest first. */
  readonly issues: readonly IssueRecord[]
  /** The hash of the seeded accounts. A sign-in with an unknown e-mail verifies it, to take the same time. */
  readonly seedHash: Promise<string>
  /** Called with every error that is the server's own fault. */
  report(error: unknown): void
}

/** The site's origin for absolute links in the reply. */
export const originOf = (server: Server, c: MockContext): string => {
  const { origin } = new URL(c.req.url)
  // The client sets the Host header. With a list, only an origin on it gets into a mail.
  if (server.origins.length === 0 || server.origins.includes(origin)) return origin
  return server.origins[0] ?? origin
}
