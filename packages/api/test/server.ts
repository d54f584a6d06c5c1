import { type ClientOptions, createClient } from '../client.ts'
import type { Clock } from '../gate.ts'

/** A request that the test's server got. */
export interface SeenRequest {
  readonly method: string
  readonly url: string
  readonly headers: Headers
  readonly credentials: RequestCredentials
  readonly keepalive: boolean
  readonly body: string
}

/** A `fetch` whose responses come from a function. `requests` lists what it got, newest last. */
export const createServer = (
  answer: (request: Request, count: number) => Response | Promise<Response>,
) => {
  const requests: SeenRequest[] = []
  const fetch = async (input: Request | URL | string, init?: RequestInit) => {
    const request = new Request(input, init)
    requests.push({
      method: request.method,
      url: request.url,
      headers: request.headers,
      credentials: request.credentials,
      keepalive: request.keepalive,
      body: await request.clone().text(),
    })
    return answer(request, requests.length)
  }
  return { fetch, requests }
}

export const json = (body: unknown, init: ResponseInit = {}) =>
  new Response(JSON.stringify(body), {
    ...init,
    headers: { 'content-type': 'application/json', ...init.headers },
  })

/** A clock that stands still until `advance`. */
export const createFakeClock = (start = Date.parse('2026-11-21T09:00:00Z')) => {
  let now = start
  const timers = new Set<{ at: number; fn: () => void }>()
  const clock: Clock = {
    now: () => now,
    timer: (ms, fn) => {
      const entry = { at: now + ms, fn }
      timers.add(entry)
      return () => void timers.delete(entry)
    },
  }
  return {
    ...clock,
    /** Advances the time, then runs everything that is due. */
    advance: async (ms: number) => {
      now += ms
      for (const entry of [...timers]) {
        if (entry.at <= now && timers.delete(entry)) entry.fn()
      }
      await flushTasks()
    },
  }
}

/** Runs promises and zero timers until none is left. */
export const flushTasks = async () => {
  for (let round = 0; round < 12; round += 1) {
    await new Promise((resolve) => setTimeout(resolve, 0))
  }
}

export const origin = 'https://publisher.example'

/** A client of a site whose server responds from a function. */
export const setup = (
  answer: Parameters<typeof createServer>[0],
  options: Partial<ClientOptions> = {},
) => {
  const server = createServer(answer)
  const clock = createFakeClock()
  const integrationErrors: Error[] = []
  const client = createClient({
    fetch: server.fetch,
    ...clock,
    apiBase: `${origin}/api/`,
    serviceBase: `${origin}/service/`,
    userService: 'https://users.example',
    dialect: 'api',
    allowedOrigins: ['https://partner.example'],
    backOffMs: 0,
    onIntegrationError: (error) => integrationErrors.push(error),
    ...options,
  })
  return { client, clock, integrationErrors, requests: server.requests }
}

/** The error that a promise rejects with. */
export const rejection = async (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error) => error,
  )
