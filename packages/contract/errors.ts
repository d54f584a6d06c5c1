import type { Endpoint, NamedError, NamedErrors } from './endpoint.ts'
import * as z from './schema.ts'
import { read } from './schema.ts'

/** A number. Some servers send it as text. */
export const number = z.named(
  z.pipe(
    z.union([z.number(), z.string().check(z.regex(/^\s*-?\d+(\.\d+)?\s*$/))]),
    z.transform(Number),
  ),
  'Numeral',
  'A number, or a text with one.',
)

/** How long an account is locked. */
export const lockoutDuration = z.about(number, 'How long the account is still locked.', 900, {
  'x-unit': 's',
})
/** How many attempts are left. */
export const triesLeft = z.about(
  z.optional(number),
  'Wrong passwords that are left before the account is locked.',
  4,
)
/** A sentence for the reader. */
export const message = z.about(
  z.string().check(z.minLength(1)),
  'A sentence for the reader.',
  'Please choose another name.',
)

/**
 * The input was refused. `errors` is in the order in which a reader should see it. An entry without a field,
 * or one that is only a text, is about the whole input.
 */
export const invalidFields = {
  status: [400, 422],
  body: z.looseObject({
    errors: z.about(
      z.array(z.unknown()).check(z.minLength(1)),
      'One entry for each fault, in the order in which the reader sees them: `{field, message}`, or only a text.',
      [{ field: 'emailAddress', message: 'Email address is not valid.' }],
    ),
  }),
  description: 'Fields were refused. Each entry is `{field, message}` or only a text.',
} as const satisfies NamedError

/** The account is restricted: 403 with any body. */
export const userRestricted = {
  status: 403,
  description: 'The account is restricted; Customer Service helps.',
} as const satisfies NamedError

/** The account is locked after wrong passwords, for `lockout_duration` seconds if the server sends it. */
export const locked = {
  status: 423,
  body: z.looseObject({ lockout_duration: z.optional(lockoutDuration) }),
  lenient: true,
  description: 'The account is locked; lockout_duration is in seconds.',
} as const satisfies NamedError

/** The captcha token is missing or was refused. */
export const captchaRefused = {
  status: [400, 401, 403, 422],
  body: z.looseObject({ code: z.literal('captcha_refused') }),
  description: 'The captcha token is missing or was refused.',
} as const satisfies NamedError

/** Another account has this e-mail. */
export const usernameUnavailable = {
  status: [409, 422],
  description: 'The e-mail belongs to another account.',
} as const satisfies NamedError

/** Named errors of every endpoint. */
export const commonErrors = {
  cross_site: {
    status: 403,
    body: z.looseObject({ code: z.literal('cross_site') }),
    description: 'A write from another origin, or without X-Requested-With: bindery.',
  },
  unauthenticated: {
    status: 401,
    body: z.looseObject({ code: z.literal('unauthenticated') }),
    description: 'No reader is signed in.',
  },
  reader_changed: {
    status: 409,
    body: z.looseObject({ code: z.literal('reader_changed') }),
    description:
      'The session is not that of the reader whom X-Bindery-Reader names. Nothing was changed.',
  },
  busy: { status: 429, description: 'Too many requests. Retry-After says when to try again.' },
  maintenance: {
    status: 503,
    body: z.looseObject({ code: z.literal('maintenance') }),
    description: 'The server is under maintenance.',
  },
} as const satisfies NamedErrors

export type CommonErrorCode = keyof typeof commonErrors

const find = (errors: NamedErrors, status: number, body: unknown) => {
  for (const [code, error] of Object.entries(errors)) {
    const statuses = typeof error.status === 'number' ? [error.status] : error.status
    if (!statuses.includes(status)) continue
    const reading = error.body && read(error.body, body)
    if (!reading?.faults || error.lenient === true || error.lenient === status) {
      return { code, body: reading ? (reading.data ?? {}) : body }
    }
  }
  return undefined
}

/**
 * Finds the named error that a response matches: first among the common errors, then among the endpoint's
 * own in their order. Returns undefined if the contract has none.
 */
export const matchError = (
  endpoint: Pick<Endpoint, 'errors' | 'session'>,
  status: number,
  body: unknown,
): { code: string; body: unknown } | undefined =>
  find(commonErrors, status, body) ??
  find(endpoint.errors, status, body) ??
  (endpoint.session && status === 401 ? { code: 'unauthenticated', body } : undefined)
