/** The mock API's control routes for specs (`/__mock/`, JSON in and out). */

export interface Fault {
  method?: string
  /** A prefix of the path. */
  path: string
  status?: number
  /** A string is sent unchanged, all else as JSON. */
  body?: unknown
  headers?: Record<string, string>
  delayMs?: number
  /** Breaks the connection instead of responding. */
  abort?: boolean
  /** How often it happens. Default: always. */
  times?: number
}

export interface Call {
  method: string
  path: string
  status: number
  at: string
}

export interface Mail {
  to: string
  subject: string
  text: string
}

export interface Mock {
  /** Restores the seed and clears calls, mailbox, clock, settings and faults. Runs before each test. */
  reset(): Promise<void>
  /** Replaces the faults; `[]` clears them. */
  faults(faults: Fault[]): Promise<void>
  /** All calls since the reset, newest last, whose path starts with `prefix`. */
  calls(prefix?: string): Promise<Call[]>
  mailbox(): Promise<Mail[]>
  /** Advances the server's clock. */
  clock(advanceMs: number): Promise<void>
  settings(settings: {
    captcha?: boolean
    /** 0 to 1; below 0.5 the reader counts as a robot. */
    captchaScore?: number
    /** The country that the geolocation service answers. */
    country?: string
    maintenance?: boolean
    /** Changes in the store, by code: a list price in cents, or null for a product that is no longer sold. */
    prices?: Readonly<Record<string, number | null>>
    /** What the server sends: decimals, or cents. */
    amounts?: 'decimal' | 'minor'
    checkout?: string
  }): Promise<void>
}

/** Connects to the mock API behind a host. */
export function connectMock(hostUrl: string): Mock {
  async function request(name: string, method: 'GET' | 'POST', body?: unknown): Promise<unknown> {
    const reply = await fetch(`${hostUrl}/__mock/${name}`, {
      method,
      headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'bindery' },
      ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
    })
    const text = await reply.text()
    if (!reply.ok) throw new Error(`/__mock/${name} responded ${reply.status}: ${text}`)
    return text ? JSON.parse(text) : undefined
  }
  return {
    reset: async () => void (await request('reset', 'POST')),
    faults: async (faults) => void (await request('faults', 'POST', faults)),
    calls: async (prefix = '') => {
      const calls = (await request('calls', 'GET')) as Call[]
      return calls.filter((call) => call.path.startsWith(prefix))
    },
    mailbox: async () => (await request('mailbox', 'GET')) as Mail[],
    clock: async (advanceMs) => void (await request('clock', 'POST', { advanceMs })),
    settings: async (settings) => void (await request('settings', 'POST', settings)),
  }
}
