import * as v from '@bindery/contract/schema.ts'
import { cors } from 'hono/cors'
import { paymentScript } from '../payment-script.ts'
import { answerChallenge, tokenOf } from '../payments.ts'
import type { MockApp, MockContext, Server } from '../server.ts'

const provider = '/__pay/'
const line = v.pipe(v.string(), v.maxLength(100))
const card = v.object({ number: line, expiry: line, cvc: line })
const answer = v.object({ id: line, code: line })

const sent = async <S extends v.Schema>(c: MockContext, schema: S) => {
  const raw: unknown = await c.req.json().catch(() => null)
  return v.read(schema, raw).data
}

/**
 * A payment provider for pages of any origin: /__pay/provider.js, tokens, challenges. It is asked without
 * cookies, and neither it nor the site learns what is the other's.
 */
export const paymentRoutes = (app: MockApp, server: Server): void => {
  app.use(`${provider}*`, cors(), async (c, next) => {
    await next()
    c.header('Cross-Origin-Resource-Policy', 'cross-origin')
    c.header('Cache-Control', 'no-store')
    c.header('X-Content-Type-Options', 'nosniff')
  })
  app.get(`${provider}provider.js`, (c) =>
    c.body(paymentScript(new URL(provider, c.req.url).href), 200, {
      'content-type': 'text/javascript; charset=utf-8',
    }),
  )
  app.post(`${provider}tokens`, async (c) => {
    const input = await sent(c, card)
    if (!input) return c.json({ error: 'invalid-request' }, 400)
    const told = await tokenOf(server, input)
    return c.json(told, 'token' in told ? 200 : 422)
  })
  app.post(`${provider}challenges`, async (c) => {
    const input = await sent(c, answer)
    if (!input) return c.json({ error: 'invalid-request' }, 400)
    const token = await answerChallenge(server, input.id, input.code)
    return token ? c.json({ token }) : c.json({ error: 'wrong-code' }, 422)
  })
}
