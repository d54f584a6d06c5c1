import * as z from 'zod/mini'
import { emailPattern } from './email-rule.ts'

// Fields that several inputs share. What a reader is told about them is said by widgets.

/** An e-mail that must look like one. */
export const email = z
  .string()
  .check(z.maxLength(254), z.regex(emailPattern, 'Email address is not valid.'))

/** An e-mail that is only looked up: anything without spaces. */
export const plainEmail = z.string().check(z.minLength(1), z.maxLength(254), z.regex(/^\S+$/))

/** A password that is only compared. A new one is judged by `password-rule.ts`. */
export const password = z.string().check(z.minLength(1), z.maxLength(200))

/** A first or last name. */
export const personName = z.string().check(z.minLength(1), z.maxLength(100))

/** What the calls with credentials send besides them. */
export const credentialFields = {
  reCaptchaToken: z.optional(z.string().check(z.maxLength(4000))),
  deviceType: z._default(z.string().check(z.maxLength(40)), 'WEB_SITE'),
}

/** The number on a subscriber's label. */
export const accountNumber = z.string().check(z.maxLength(40))
