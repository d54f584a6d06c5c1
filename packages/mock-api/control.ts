import * as z from '@bindery/contract/schema.ts'
import type { MockApp, MockContext, Server } from './core/server.ts'
import { defaultSettings } from './core/settings.ts'
import { type Fault, type Faults, fault } from './faults.ts'

const clock = z.object({ advanceMs: z.number().check(z.nonnegative(), z.maximum(1e12)) })

const settings = z.strictObject({
  captcha: z.optional(z.boolean()),
  captchaScore: z.optional(z.number().check(z.nonnegative(), z.maximum(1))),
  country: z.optional(z.string().check(z.regex(/^([A-Z]{2})?$/))),
  maintenance: z.optional(z.boolean()),
  prices: z.optional(z.record(z.string(), z.nullable(z.int().check(z.nonnegative())))),
  amounts: z.optional(z.enum(['decimal', 'minor'])),
  checkout: z.optional(z.string()),
})

/** Whether a request may use the control routes. */
export type IsLocal = (c: MockContext) => boolean

/** Adds the routes under /__mock/, for tests and designers on this machine. */
export const controlRoutes = (
  app: MockApp,
  server: Server,
  faults: Faults,
  isLocal: IsLocal,
  reseed: () => Promise<void>,
): void => {
  app.use('/__mock/*', async (c, next) => {
    c.header('Cache-Control', 'no-store')
    if (!isLocal(c)) return c.json({ message: 'On this machine only.' }, 403)
    return next()
  })

  /** Adds a control that takes JSON. Invalid input is refused with the reason. */
  const post = <S extends z.Schema>(
    path: string,
    schema: S,
    act: (input: z.output<S>) => unknown,
  ) => {
    app.post(path, async (c) => {
      const text = await c.req.text()
      let raw: unknown
      try {
        raw = text === '' ? {} : JSON.parse(text)
      } catch {
        return c.json({ message: 'Not JSON.' }, 400)
      }
      const input = z.read(schema, raw, z.inEnglish())
      if (input.faults) {
        const faults = input.faults.map(({ field, message }) =>
          field ? `${field}: ${message}` : message,
        )
        return c.json({ message: faults.join('\n') }, 400)
      }
      return c.json(Object((await act(input.data)) ?? { ok: true }))
    })
  }

  post('/__mock/reset', z.unknown(), async () => {
    server.clock.reset()
    server.mailbox.clear()
    Object.assign(server.settings, defaultSettings)
    await reseed()
    faults.clear()
  })
  post('/__mock/faults', z.array(fault), (list: Fault[]) => faults.set(list))
  post('/__mock/clock', clock, ({ advanceMs }) => {
    server.clock.advance(advanceMs)
    return { now: server.clock.now() }
  })
  post('/__mock/settings', settings, (changes) => ({ ...Object.assign(server.settings, changes) }))
  app.get('/__mock/calls', (c) => c.json(faults.calls()))
  app.get('/__mock/mailbox', (c) => c.json(server.mailbox.list()))
}
