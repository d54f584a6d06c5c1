import { createClient } from './client.ts'
import type { Clock } from './gate.ts'

/** What a test's server was asked, newest last. */
export interface Asked {
  readonly method: string
  readonly url: string
  readonly headers: Headers
  readonly credentials: RequestCredentials
  readonly body: string
}

/** A fetch that answers from a function, and remembers what it was asked. */
export const serverOf = (
  answer: (request: Request, count: number) => Response | Promise<Response>,
) => {
  const asked: Asked[] = []
  const fetch = async (input: Request | URL | string, init?: RequestInit) => {
    const request = new Request(input, init)
    asked.push({
      method: request.method,
      url: request.url,
      headers: request.headers,
      credentials: request.credentials,
      body: await request.clone().text(),
    })
    return answer(request, asked.length)
  }
  return { fetch, asked }
}

export const json = (body: unknown, init: ResponseInit = {}) =>
  new Response(JSON.stringify(body), {
    ...init,
    headers: { 'content-type': 'application/json', ...init.headers },
  })

/** A clock that stands still until it is moved on. */
export const createHandClock = (start = Date.parse('2026-11-21T09:00:00Z')) => {
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
    /** Moves on, then lets everything that was waiting run as far as it can. */
    advance: async (ms: number) => {
      now += ms
      for (const entry of [...timers]) {
        if (entry.at <= now && timers.delete(entry)) entry.fn()
      }
      await quiet()
    },
    waiting: () => timers.size,
  }
}

/** Lets promises and zero timers run until nothing is left to run. */
export const quiet = async () => {
  for (let turn = 0; turn < 12; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve, 0))
  }
}

export const origin = 'https://publisher.example'

/** A client of a site whose server answers from a function. */
export const setup = (answer: Parameters<typeof serverOf>[0]) => {
  const server = serverOf(answer)
  const clock = createHandClock()
  const breaches: Error[] = []
  const client = createClient({
    fetch: server.fetch,
    ...clock,
    apiBase: `${origin}/api/`,
    serviceBase: `${origin}/service/`,
    userService: 'https://users.example',
    dialect: 'api',
    allowedOrigins: ['https://partner.example'],
    backOff: 0,
    onBreach: (error) => breaches.push(error),
  })
  return { client, clock, breaches, asked: server.asked }
}

/** What a promise was rejected with. */
export const failure = async (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error) => error,
  )
