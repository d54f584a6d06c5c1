import type { MockApp, MockContext, Server } from '../../core/server.ts'
import { issueToken, siteVerify } from '../../http/captcha.ts'
import { serve } from '../../http/serve.ts'
import { captchaApi, captchaRelease } from './captcha-script.ts'

/** The characters of a site key or an action. */
const word = /^[\w./-]{1,100}$/

const provider = '/__captcha/'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/**
 * GET /api/recaptcha/enabled, and a fake captcha provider in place of reCAPTCHA, for pages of any origin:
 * /__captcha/api.js?render={site key}, release.js, reload (tokens), siteverify.
 */
export const captchaRoutes = (app: MockApp, server: Server): void => {
  serve(app, server, 'captchaEnabled', () => ({ enabled: server.settings.captcha }))

  app.use(`${provider}*`, async (c, next) => {
    await next()
    c.header('Access-Control-Allow-Origin', '*')
    c.header('Cross-Origin-Resource-Policy', 'cross-origin')
    c.header('Cache-Control', 'no-store')
    c.header('X-Content-Type-Options', 'nosniff')
  })
  const script = (path: string, text: (c: MockContext, base: string) => string) => {
    app.get(provider + path, (c) =>
      c.body(text(c, new URL(provider, c.req.url).href), 200, {
        'content-type': 'text/javascript; charset=utf-8',
      }),
    )
  }
  const keyOf = (text: string | undefined) => (word.test(text ?? '') ? (text ?? '') : '')
  script('api.js', (c, base) => captchaApi(base, keyOf(c.req.query('render'))))
  script('release.js', (_, base) => captchaRelease(base))

  app.post(`${provider}reload`, async (c) => {
    const siteKey = keyOf(c.req.query('k'))
    const { action } = await c.req.parseBody()
    if (!siteKey || !word.test(textOf(action))) return c.json({ error: 'invalid-request' }, 400)
    const page = URL.parse(c.req.header('origin') ?? '') ?? new URL(c.req.url)
    const ticket = { siteKey, action: textOf(action), hostname: page.hostname }
    return c.json({ token: await issueToken(server, ticket) })
  })
  app.post(`${provider}siteverify`, async (c) => {
    const { secret, response } = await c.req.parseBody()
    return c.json(await siteVerify(server, textOf(secret), textOf(response)))
  })
}
