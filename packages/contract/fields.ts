import { emailPattern } from './email-rule.ts'
import * as v from './schema.ts'

// Fields that several inputs share. What a reader is told about them is said by widgets.

/** An e-mail that must look like one. */
export const email = v.pipe(
  v.string(),
  v.maxLength(254),
  v.regex(emailPattern, 'Email address is not valid.'),
)

/** An e-mail that is only looked up: anything without spaces. */
export const plainEmail = v.pipe(v.string(), v.minLength(1), v.maxLength(254), v.regex(/^\S+$/))

/** A password that is only compared. A new one is judged by `password-rule.ts`. */
export const password = v.pipe(v.string(), v.minLength(1), v.maxLength(200))

/** A first or last name. */
export const personName = v.pipe(v.string(), v.minLength(1), v.maxLength(100))

/** What the calls with credentials send besides them. */
export const credentialFields = {
  reCaptchaToken: v.optional(v.pipe(v.string(), v.maxLength(4000))),
  deviceType: v.optional(v.pipe(v.string(), v.maxLength(40)), 'WEB_SITE'),
}

/** The number on a subscriber's label. */
export const accountNumber = v.pipe(v.string(), v.maxLength(40))

/** An amount of money: minor units of the currency (cents of USD), never negative. See `money.ts`. */
export const amount = v.pipe(v.int(), v.minValue(0))
