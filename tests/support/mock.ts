/** The control routes of the mock API, as a spec uses them (`/__mock/`, JSON in and out). */

export interface Fault {
  method?: string
  /** A prefix of the path. */
  path: string
  status?: number
  /** Sent as it is when a string, else as JSON. */
  body?: unknown
  headers?: Record<string, string>
  delayMs?: number
  /** Breaks the connection instead of answering. */
  abort?: boolean
  /** How often it happens; for ever if left out. */
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
  /** Back to the seed; call log, mailbox, clock, settings and faults cleared. Done before each test. */
  reset(): Promise<void>
  /** Replaces the faults; `[]` clears them. */
  faults(faults: Fault[]): Promise<void>
  /** All calls since the reset, newest last; with a prefix only those whose path starts with it. */
  calls(prefix?: string): Promise<Call[]>
  mailbox(): Promise<Mail[]>
  /** Moves the server's clock on. */
  clock(advanceMs: number): Promise<void>
  settings(settings: {
    captcha?: boolean
    /** 0 to 1; less than 0.5 is taken for a robot. */
    captchaScore?: number
    /** Where the geolocation service says that readers are. */
    country?: string
    maintenance?: boolean
    /** What has changed in the store, by code: a list price in cents, null for what is not sold any more. */
    prices?: Readonly<Record<string, number | null>>
    checkout?: string
  }): Promise<void>
}

/** The controls of the mock API behind a host. */
export function connectMock(hostUrl: string): Mock {
  async function ask(name: string, method: 'GET' | 'POST', body?: unknown): Promise<unknown> {
    const reply = await fetch(`${hostUrl}/__mock/${name}`, {
      method,
      headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'bindery' },
      ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
    })
    const text = await reply.text()
    if (!reply.ok) throw new Error(`/__mock/${name} answered ${reply.status}: ${text}`)
    return text ? JSON.parse(text) : undefined
  }
  return {
    reset: async () => void (await ask('reset', 'POST')),
    faults: async (faults) => void (await ask('faults', 'POST', faults)),
    calls: async (prefix = '') => {
      const calls = (await ask('calls', 'GET')) as Call[]
      return calls.filter((call) => call.path.startsWith(prefix))
    },
    mailbox: async () => (await ask('mailbox', 'GET')) as Mail[],
    clock: async (advanceMs) => void (await ask('clock', 'POST', { advanceMs })),
    settings: async (settings) => void (await ask('settings', 'POST', settings)),
  }
}
