import type { Endpoint, NamedError, NamedErrors } from './endpoint.ts'
import * as v from './schema.ts'
import { read } from './schema.ts'

/**
 * The input was not accepted. `errors` is in the order in which a reader should see it. Each is of one field,
 * or, without a field or as words alone, of all of the input: who reads them sorts them out.
 */
export const invalidFields = {
  status: [400, 422],
  body: v.looseObject({ errors: v.pipe(v.array(v.unknown()), v.minLength(1)) }),
  description:
    'Fields that were not accepted, each with a message: `{field, message}`, or words alone.',
} as const satisfies NamedError

/** The account may not be used: 403 with any body. */
export const userRestricted = {
  status: 403,
  description: 'The account is restricted; Customer Service helps.',
} as const satisfies NamedError

/** The account is locked after wrong passwords; `lockout_duration` in seconds, where it is told. */
export const locked = {
  status: 423,
  body: v.looseObject({ lockout_duration: v.optional(v.number()) }),
  lenient: true,
  description: 'The account is locked; lockout_duration is in seconds.',
} as const satisfies NamedError

/** The captcha token is missing or was not accepted. */
export const captchaRefused = {
  status: 400,
  body: v.looseObject({ code: v.literal('captcha_refused') }),
  description: 'The captcha token is missing or was refused.',
} as const satisfies NamedError

/** Somebody has this e-mail already. */
export const usernameUnavailable = {
  status: [409, 422],
  description: 'The e-mail belongs to another account.',
} as const satisfies NamedError

/** Refusals that any endpoint may answer with. */
export const commonErrors = {
  cross_site: {
    status: 403,
    body: v.looseObject({ code: v.literal('cross_site') }),
    description: 'A write from another origin, or without X-Requested-With: bindery.',
  },
  unauthenticated: {
    status: 401,
    body: v.looseObject({ code: v.literal('unauthenticated') }),
    description: 'Nobody is signed in.',
  },
  busy: { status: 429, description: 'Too many requests; Retry-After says when to ask again.' },
  maintenance: {
    status: 503,
    body: v.looseObject({ code: v.literal('maintenance') }),
    description: 'The server is being looked after.',
  },
} as const satisfies NamedErrors

export type CommonErrorCode = keyof typeof commonErrors

const find = (errors: NamedErrors, status: number, body: unknown) => {
  for (const [code, error] of Object.entries(errors)) {
    const statuses = typeof error.status === 'number' ? [error.status] : error.status
    if (!statuses.includes(status)) continue
    const reading = error.body && read(error.body, body)
    if (!reading?.faults || error.lenient) {
      return { code, body: reading ? (reading.data ?? {}) : body }
    }
  }
  return undefined
}

/**
 * Names a refusal: what every endpoint may answer, then the endpoint's own errors in their order.
 * Returns undefined when the contract has no name for it.
 */
export const errorOf = (
  endpoint: Pick<Endpoint, 'errors' | 'session'>,
  status: number,
  body: unknown,
): { code: string; body: unknown } | undefined =>
  find(commonErrors, status, body) ??
  find(endpoint.errors, status, body) ??
  (endpoint.session && status === 401 ? { code: 'unauthenticated', body } : undefined)
