import { endpoint, noInput } from './endpoint.ts'
import * as z from './schema.ts'

export const captchaEnabled = endpoint({
  name: 'captchaEnabled',
  method: 'GET',
  path: { api: '{api}recaptcha/enabled' },
  encoding: 'none',
  input: noInput,
  reads: 'json',
  output: z.looseObject({
    enabled: z.about(z.boolean(), 'False: no token is needed.', true),
  }),
  errors: {},
  description: 'Returns whether calls with credentials need a captcha token.',
  spec: 'A7',
})
