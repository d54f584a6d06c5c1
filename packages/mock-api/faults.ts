import * as z from '@bindery/contract/schema.ts'
import type { MockApp, MockContext } from './core/server.ts'

/** A misbehaviour of the server, for tests. */
export const fault = z.object({
  /** Left out: any method. */
  method: z.optional(z.string()),
  /** A prefix of the paths that the fault applies to. */
  path: z.string(),
  status: z.optional(z.int().check(z.minimum(200), z.maximum(599))),
  /** A string is sent unchanged, any other value as JSON, including `null`. */
  body: z.exactOptional(z.unknown()),
  headers: z.optional(z.record(z.string(), z.string())),
  /** Waits first. Without other members it only delays the real response. */
  delayMs: z.optional(z.number().check(z.nonnegative(), z.maximum(120_000))),
  /** Cuts the connection instead of responding. */
  abort: z.optional(z.boolean()),
  /** How often the fault happens. Left out: always. */
  times: z.optional(z.int().check(z.minimum(1))),
})

export type Fault = z.output<typeof fault>

/** A logged call. `status` is 0 for a cut connection, `at` is ISO 8601. */
export interface LoggedCall {
  method: string
  path: string
  status: number
  at: string
}

/**
 * Thrown to cut a connection that has no socket. It is no Error on purpose: Hono handles errors, but rejects
 * `fetch` with anything else, which the browser mock needs.
 */
export const aborted = Object.freeze({ aborted: true })

const withoutBody = [204, 205, 304]

const misbehave = (c: MockContext, { abort, body, headers, status = 200 }: Fault) => {
  if (abort) {
    if (!c.env.outgoing) throw aborted
    c.env.outgoing.destroy()
    // Tells Node's adapter to send no response.
    return new Response(null, { headers: { 'x-hono-already-sent': 'true' } })
  }
  const text = typeof body === 'string' ? body : (JSON.stringify(body) ?? '')
  return new Response(withoutBody.includes(status) ? null : text, {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  })
}

/** Holds the current faults and the call log. */
export const createFaults = (now: () => number) => {
  let faults: Fault[] = []
  const calls: LoggedCall[] = []

  /** Finds and counts the fault for a request. Internal requests use up no counted fault. */
  const take = (method: string, path: string, isInternal: boolean) => {
    const found = faults.find(
      (one) =>
        (one.method ?? method).toUpperCase() === method &&
        path.startsWith(one.path) &&
        (isInternal ? one.times === undefined : one.times !== 0),
    )
    if (found?.times) found.times -= 1
    return found
  }

  /** Applies the faults to every path of the app, and of an app it is mounted in, except the control routes. */
  const install = (app: MockApp) => {
    app.use('*', async (c, next) => {
      const path = new URL(c.req.url).pathname
      if (path.startsWith('/__mock/')) return next()
      const { method } = c.req
      const isInternal = c.env.internal === true
      const call = { method, path, status: 0, at: new Date(now()).toISOString() }
      if (!isInternal) calls.push(call)
      if (calls.length > 5000) calls.shift()
      const found = take(method, path, isInternal)
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
