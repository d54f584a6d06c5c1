import * as z from 'zod/mini'
import { type Fault, type Faults, fault } from './faults.ts'
import type { MockApp, MockContext, Server } from './server.ts'
import { defaultSettings } from './settings.ts'

const clock = z.object({ advanceMs: z.number().check(z.gte(0), z.lte(1e12)) })

const settings = z.strictObject({
  captcha: z.optional(z.boolean()),
  captchaScore: z.optional(z.number().check(z.gte(0), z.lte(1))),
  country: z.optional(z.string().check(z.regex(/^([A-Z]{2})?$/))),
  maintenance: z.optional(z.boolean()),
  checkout: z.optional(z.string()),
})

/** Who may use the control routes. */
export type IsLocal = (c: MockContext) => boolean

/** The routes under /__mock/: for tests and designers, on this machine only. */
export const controlRoutes = (
  app: MockApp,
  server: Server,
  faults: Faults,
  isLocal: IsLocal,
  seed: () => Promise<void>,
): void => {
  app.use('/__mock/*', async (c, next) => {
    c.header('Cache-Control', 'no-store')
    if (!isLocal(c)) return c.json({ message: 'On this machine only.' }, 403)
    return next()
  })

  /** A control that takes JSON; what does not fit is refused with the reason. */
  const post = <S extends z.ZodMiniType>(
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
      const input = schema.safeParse(raw)
      if (!input.success) return c.json({ message: z.prettifyError(input.error) }, 400)
      return c.json(Object((await act(input.data)) ?? { ok: true }))
    })
  }

  post('/__mock/reset', z.unknown(), async () => {
    server.clock.reset()
    server.mailbox.clear()
    Object.assign(server.settings, defaultSettings)
    await seed()
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
