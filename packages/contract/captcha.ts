import * as z from 'zod/mini'
import { endpoint, nothing } from './endpoint.ts'

export const captchaEnabled = endpoint({
  name: 'captchaEnabled',
  method: 'GET',
  path: { api: '{api}recaptcha/enabled' },
  encoding: 'none',
  input: nothing,
  reads: 'json',
  output: z.looseObject({ enabled: z.boolean() }),
  errors: {},
  description: 'Whether calls with credentials need a captcha token.',
  spec: 'A7',
})
