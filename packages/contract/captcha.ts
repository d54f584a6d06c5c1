import { endpoint, nothing } from './endpoint.ts'
import * as v from './schema.ts'

export const captchaEnabled = endpoint({
  name: 'captchaEnabled',
  method: 'GET',
  path: { api: '{api}recaptcha/enabled' },
  encoding: 'none',
  input: nothing,
  reads: 'json',
  output: v.looseObject({ enabled: v.boolean() }),
  errors: {},
  description: 'Whether calls with credentials need a captcha token.',
  spec: 'A7',
})
