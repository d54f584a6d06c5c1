import * as v from '@bindery/contract/schema.ts'
import type { MockApp, MockContext } from './server.ts'

/** A misbehaviour of the server, for tests. */
export const fault = v.object({
  /** Any method when left out. */
  method: v.optional(v.string()),
  /** The beginning of the paths it concerns. */
  path: v.string(),
  status: v.optional(v.pipe(v.int(), v.minValue(200), v.maxValue(599))),
  /** A string is sent as it is, anything else as JSON, `null` too. */
  body: v.exactOptional(v.unknown()),
  headers: v.optional(v.record(v.string(), v.string())),
  /** Waits first; alone it only delays the true answer. */
  delayMs: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(120_000))),
  /** Cuts the connection instead of answering. */
  abort: v.optional(v.boolean()),
  /** How often it happens; without end when left out. */
  times: v.optional(v.pipe(v.int(), v.minValue(1))),
})

export type Fault = v.InferOutput<typeof fault>

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
