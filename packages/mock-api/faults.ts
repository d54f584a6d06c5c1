import * as z from 'zod/mini'
import type { MockApp, MockContext } from './server.ts'

/** A misbehaviour of the server, for tests. */
export const fault = z.object({
  /** Any method when left out. */
  method: z.optional(z.string()),
  /** The beginning of the paths it concerns. */
  path: z.string(),
  status: z.optional(z.int().check(z.gte(200), z.lte(599))),
  /** A string is sent as it is, anything else as JSON. */
  body: z.optional(z.unknown()),
  headers: z.optional(z.record(z.string(), z.string())),
  /** Waits first; alone it only delays the true answer. */
  delayMs: z.optional(z.number().check(z.gte(0), z.lte(120_000))),
  /** Cuts the connection instead of answering. */
  abort: z.optional(z.boolean()),
  /** How often it happens; without end when left out. */
  times: z.optional(z.int().check(z.gte(1))),
})

export type Fault = z.output<typeof fault>

/** A call as the log keeps it; `status` is 0 for a connection that was cut, `at` in ISO 8601. */
export interface LoggedCall {
  method: string
  path: string
  status: number
  at: string
}

/**
 * Thrown where there is no socket to cut. Not an Error on purpose: Hono hands anything else on to
 * whoever called `fetch`, which is how the browser's mock learns of it.
 */
export const aborted = Object.freeze({ aborted: true })

const withoutBody = [204, 205, 304]

const misbehave = (c: MockContext, { abort, body, headers, status = 200 }: Fault) => {
  if (abort) {
    if (!c.env.outgoing) throw aborted
    c.env.outgoing.destroy()
    // Tells Node's adapter that there is nothing left to send.
    return new Response(null, { headers: { 'x-hono-already-sent': 'true' } })
  }
  const text = typeof body === 'string' ? body : (JSON.stringify(body) ?? '')
  return new Response(withoutBody.includes(status) ? null : text, {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  })
}

/** The faults that are set, and the log of what was asked. */
export const createFaults = (now: () => number) => {
  let faults: Fault[] = []
  const calls: LoggedCall[] = []

  /** A fault that is counted waits for the browser: the site's back end does not use it up. */
  const take = (method: string, path: string, inside: boolean) => {
    const found = faults.find(
      (one) =>
        (one.method ?? method).toUpperCase() === method &&
        path.startsWith(one.path) &&
        (inside ? one.times === undefined : one.times !== 0),
    )
    if (found?.times) found.times -= 1
    return found
  }

  /** Applies to every path of the app, and of one it is mounted in, but the control routes. */
  const install = (app: MockApp) => {
    app.use('*', async (c, next) => {
      const path = new URL(c.req.url).pathname
      if (path.startsWith('/__mock/')) return next()
      const { method } = c.req
      const inside = c.env.inside === true
      const call = { method, path, status: 0, at: new Date(now()).toISOString() }
      if (!inside) calls.push(call)
      if (calls.length > 5000) calls.shift()
      const found = take(method, path, inside)
      if (found?.delayMs) await new Promise((resolve) => setTimeout(resolve, found.delayMs))
      if (found?.abort || found?.status || found?.body !== undefined) {
        const response = misbehave(c, found)
        if (!found.abort) call.status = response.status
        return response
      }
      await next()
      call.status = c.res.status
      return undefined
    })
  }

  return {
    install,
    set(next: Fault[]) {
      faults = next.map((one) => ({ ...one }))
    },
    calls: () => calls.map((call) => ({ ...call })),
    clear() {
      faults = []
      calls.length = 0
    },
  }
}

export type Faults = ReturnType<typeof createFaults>
