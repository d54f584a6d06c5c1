import { emailPattern } from './email-rule.ts'
import * as z from './schema.ts'

// Fields that several inputs share. The messages for readers are in the widgets.

/** A valid e-mail. */
export const email = z.about(
  z.string().check(z.maxLength(254), z.regex(emailPattern, 'Email address is not valid.')),
  'A valid e-mail.',
  'reader@example.com',
  { format: 'email' },
)

/** An e-mail that the server only looks up: any text without spaces. */
export const plainEmail = z.about(
  z.string().check(z.minLength(1), z.maxLength(254), z.regex(/^\S+$/)),
  'An e-mail that the server looks up: any text without spaces.',
  'reader@example.com',
)

/** An existing password. `password-rule.ts` has the rule for a new one. */
export const password = z.about(
  z.string().check(z.minLength(1), z.maxLength(200)),
  'The password.',
  'Bindery#2026',
  { format: 'password' },
)

/** A number of things that readers see: whole, and never negative. */
export const count = z.int(z.countMessage).check(z.nonnegative(z.countMessage))

/** A first or last name. */
export const personName = z.about(
  z.string().check(z.minLength(1), z.maxLength(100)),
  'A first or last name.',
  'Rosa',
)

/** Fields that every call with credentials sends as well. */
export const credentialFields = {
  reCaptchaToken: z.about(
    z.optional(z.string().check(z.maxLength(4000))),
    'The captcha token, if the captcha is on.',
    'token',
  ),
  deviceType: z.about(
    z._default(z.string().check(z.maxLength(40)), 'WEB_SITE'),
    'The kind of device.',
    'WEB_SITE',
  ),
}

/** The header of an answer that signs a reader in. */
export const sessionCookie = {
  'set-cookie': {
    description:
      'The cookie of the session: HttpOnly, Secure, Path=/, and SameSite=Lax, or None if pages and API are two sites.',
    example: 'bindery_session=5d41402abc4b; Path=/; HttpOnly; Secure; SameSite=Lax',
  },
}

/** The account number on a subscriber's address label. */
export const accountNumber = z.about(
  z.string().check(z.maxLength(40)),
  'The account number on a subscriber’s address label.',
  '1234567890',
)

/** The code of a currency, ISO 4217, in capitals. Some servers send it in small letters. */
export const currencyCode = z.about(
  z.string().check(z.toUpperCase(), z.regex(/^[A-Z]{3}$/)),
  'The code of a currency, ISO 4217, in capitals.',
  'USD',
)

/** An amount of money in minor units of its currency (cents for USD), never negative. The wire has decimals: see `wire-amounts.ts`. */
export const amount = z.about(
  z.vital(z.int().check(z.nonnegative())),
  'An amount of money.',
  2495,
  { 'x-unit': 'minor units' },
)
