import * as v from '@bindery/contract/schema.ts'
import { type Fault, type Faults, fault } from './faults.ts'
import type { MockApp, MockContext, Server } from './server.ts'
import { defaultSettings } from './settings.ts'

const clock = v.object({ advanceMs: v.pipe(v.number(), v.minValue(0), v.maxValue(1e12)) })

const settings = v.strictObject({
  captcha: v.optional(v.boolean()),
  captchaScore: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
  country: v.optional(v.pipe(v.string(), v.regex(/^([A-Z]{2})?$/))),
  maintenance: v.optional(v.boolean()),
  prices: v.optional(v.record(v.string(), v.nullable(v.pipe(v.int(), v.minValue(0))))),
  checkout: v.optional(v.string()),
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
  const post = <S extends v.GenericSchema>(
    path: string,
    schema: S,
    act: (input: v.InferOutput<S>) => unknown,
  ) => {
    app.post(path, async (c) => {
      const text = await c.req.text()
      let raw: unknown
      try {
        raw = text === '' ? {} : JSON.parse(text)
      } catch {
        return c.json({ message: 'Not JSON.' }, 400)
      }
      const input = v.read(schema, raw)
      if (input.faults) {
        const faults = input.faults.map(({ field, message }) => `${field}: ${message}`)
        return c.json({ message: faults.join('\n') }, 400)
      }
      return c.json(Object((await act(input.data)) ?? { ok: true }))
    })
  }

  post('/__mock/reset', v.unknown(), async () => {
    server.clock.reset()
    server.mailbox.clear()
    Object.assign(server.settings, defaultSettings)
    await seed()
    faults.clear()
  })
  post('/__mock/faults', v.array(fault), (list: Fault[]) => faults.set(list))
  post('/__mock/clock', clock, ({ advanceMs }) => {
    server.clock.advance(advanceMs)
    return { now: server.clock.now() }
  })
  post('/__mock/settings', settings, (changes) => ({ ...Object.assign(server.settings, changes) }))
  app.get('/__mock/calls', (c) => c.json(faults.calls()))
  app.get('/__mock/mailbox', (c) => c.json(server.mailbox.list()))
}
