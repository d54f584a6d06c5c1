import * as z from '@bindery/contract/schema.ts'
import { cors } from 'hono/cors'
import type { MockApp, MockContext, Server } from '../../core/server.ts'
import { answerChallenge, createPaymentToken } from '../../shop/payments.ts'
import { paymentScript } from './payment-script.ts'

const provider = '/__pay/'
const line = z.string().check(z.maxLength(100))
const card = z.object({ number: line, expiry: line, cvc: line })
const answer = z.object({ id: line, code: line })

const parseBody = async <S extends z.Schema>(c: MockContext, schema: S) => {
  const raw: unknown = await c.req.json().catch(() => null)
  return z.read(schema, raw).data
}

/**
 * A fake payment provider for pages of any origin: /__pay/provider.js, tokens, challenges. Its calls have no
 * cookies, so neither the provider nor the site learns the other's data.
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
    const input = await parseBody(c, card)
    if (!input) return c.json({ error: 'invalid-request' }, 400)
    const result = await createPaymentToken(server, input)
    return c.json(result, 'token' in result ? 200 : 422)
  })
  app.post(`${provider}challenges`, async (c) => {
    const input = await parseBody(c, answer)
    if (!input) return c.json({ error: 'invalid-request' }, 400)
    const token = await answerChallenge(server, input.id, input.code)
    return token ? c.json({ token }) : c.json({ error: 'wrong-code' }, 422)
  })
}
