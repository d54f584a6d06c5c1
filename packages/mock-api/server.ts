import type { Context, Hono } from 'hono'
import type { Clock } from './clock.ts'
import type { ContentItem } from './content.ts'
import type { Hashes } from './hashes.ts'
import type { IssueRecord } from './issues.ts'
import type { Mailbox } from './mailbox.ts'
import type { ProductRecord } from './products.ts'
import type { ServerSettings } from './settings.ts'
import type { Store } from './store.ts'

/** Where one secret is kept. */
export interface Slot {
  get(): string | undefined
  set(secret: string | undefined): void
}

/**
 * Keeps the session where a reply cannot set a cookie: a browser drops Set-Cookie from one that
 * a script made.
 */
export interface Jar extends Slot {
  /** The cart of a guest. */
  readonly cart: Slot
}

/** What the server runs on; Node's adapter hands over the sockets. */
export interface MockEnv {
  Bindings: {
    jar?: Jar
    /** A request of the site's own back end, which no reader's browser sent. */
    inside?: boolean
    /** A worker in the site's own pages answers: it sees no `Origin` and no `Sec-Fetch-Site`. */
    own?: boolean
    incoming?: { socket: { remoteAddress?: string | undefined } }
    outgoing?: { destroy(): unknown }
  }
}

export type MockContext = Context<MockEnv>
export type MockApp = Hono<MockEnv>

/** Everything a route works with. */
export interface Server {
  readonly store: Store
  readonly clock: Clock
  readonly mailbox: Mailbox
  readonly hashes: Hashes
  /** Changed in place by the control routes. */
  readonly settings: ServerSettings
  /** The site's own origins; empty means whichever the request came to. */
  readonly origins: readonly string[]
  /** Other origins whose pages may call the API for the reader. */
  readonly partners: readonly string[]
  /** What the site has published, newest first. */
  readonly content: readonly ContentItem[]
  /** What the site sells. */
  readonly products: readonly ProductRecord[]
  /** The issues of its magazine, oldest first. */
  readonly issues: readonly IssueRecord[]
  /** The hash of the seeded accounts; unknown e-mails are compared with it and take as long. */
  readonly seedHash: Promise<string>
  /** Hears of every error that is the server's own fault. */
  report(error: unknown): void
}

/** The site's origin as this request sees it, for absolute links. */
export const originOf = (server: Server, c: MockContext): string => {
  const { origin } = new URL(c.req.url)
  // The Host header is the client's word: with a list, only a name on it gets into a mail.
  if (server.origins.length === 0 || server.origins.includes(origin)) return origin
  return server.origins[0] ?? origin
}
