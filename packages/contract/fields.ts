import { emailPattern } from './email-rule.ts'
import * as z from './schema.ts'

// Fields that several inputs share. The messages for readers are in the widgets.

/** A valid e-mail. */
export const email = z
  .string()
  .check(z.maxLength(254), z.regex(emailPattern, 'Email address is not valid.'))

/** An e-mail that the server only looks up: any text without spaces. */
export const plainEmail = z.string().check(z.minLength(1), z.maxLength(254), z.regex(/^\S+$/))

/** An existing password. `password-rule.ts` has the rule for a new one. */
export const password = z.string().check(z.minLength(1), z.maxLength(200))

/** A first or last name. */
export const personName = z.string().check(z.minLength(1), z.maxLength(100))

/** Fields that every call with credentials sends as well. */
export const credentialFields = {
  reCaptchaToken: z.optional(z.string().check(z.maxLength(4000))),
  deviceType: z._default(z.string().check(z.maxLength(40)), 'WEB_SITE'),
}

/** The account number on a subscriber's address label. */
export const accountNumber = z.string().check(z.maxLength(40))

/** The code of a currency, ISO 4217, in capitals. Some servers send it in small letters. */
export const currencyCode = z.string().check(z.toUpperCase(), z.regex(/^[A-Z]{3}$/))

/** An amount of money in minor units of its currency (cents for USD), never negative. See `money.ts`. */
export const amount = z.int().check(z.nonnegative())
