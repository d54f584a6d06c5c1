import { serve } from '../serve.ts'
import type { MockApp, Server } from '../server.ts'

/** GET /api/recaptcha/enabled. */
export const captchaRoutes = (app: MockApp, server: Server): void => {
  serve(app, server, 'captchaEnabled', () => ({ enabled: server.settings.captcha }))
}
