import { expect, test } from 'vitest'
import { endpoints } from './endpoints.ts'
import { matchError } from './errors.ts'

const { signIn, register, requestReset, resetPassword, readQuota, searchSubscriber } = endpoints
const errors = [{ field: 'password', message: 'too plain' }]

test.for([
  [signIn, 401, { tries_left: 2 }, 'invalid_credentials'],
  [signIn, 401, null, 'invalid_credentials'],
  [signIn, 401, '<html>', 'invalid_credentials'],
  [signIn, 401, { lockout_duration: 900 }, 'locked'],
  [signIn, 423, { lockout_duration: 900 }, 'locked'],
  [signIn, 401, { code: 'user_restricted' }, 'user_restricted'],
  [signIn, 403, { code: 'user_restricted' }, 'user_restricted'],
  [signIn, 400, { code: 'user_restricted' }, 'user_restricted'],
  [signIn, 400, { lockout_duration: 900 }, 'locked'],
  [signIn, 400, { tries_left: 2 }, 'invalid_credentials'],
  [signIn, 403, { code: 'cross_site' }, 'cross_site'],
  [signIn, 403, {}, 'invalid_credentials'],
  [signIn, 404, undefined, undefined],
  [signIn, 422, {}, 'invalid_credentials'],
  [signIn, 423, {}, 'invalid_credentials'],
  [signIn, 500, {}, undefined],
  [register, 409, undefined, 'username_unavailable'],
  [register, 422, {}, 'username_unavailable'],
  [register, 422, { errors }, 'invalid_fields'],
  [register, 400, { errors }, 'invalid_fields'],
  [register, 400, { errors: [{ message: 'of no field' }] }, 'invalid_fields'],
  [register, 400, { errors: [] }, undefined],
  [register, 400, { errors: { password: 'too plain' } }, 'refused_in_words'],
  [register, 400, { message: 'not today' }, 'refused_in_words'],
  [register, 400, { code: 'captcha_refused' }, 'captcha_refused'],
  [register, 403, undefined, 'user_restricted'],
  [register, 403, { code: 'cross_site' }, 'cross_site'],
  [register, 429, 'slow down', 'busy'],
  [requestReset, 403, {}, 'user_restricted'],
  [requestReset, 423, undefined, 'locked'],
  [resetPassword, 400, { code: 'token_invalid' }, 'token_invalid'],
  [resetPassword, 410, { code: 'token_used' }, 'token_used'],
  [resetPassword, 410, { code: 'token_expired' }, 'token_expired'],
  [readQuota, 401, undefined, 'unauthenticated'],
  [readQuota, 401, { code: 'unauthenticated' }, 'unauthenticated'],
  [searchSubscriber, 404, { message: 'No Active Subscriptions Found' }, 'no_active_subscription'],
] as const)(
  '$0.name with status %d and body %o matches the error $3',
  ([endpoint, status, body, code]) => {
    expect(matchError(endpoint, status, body)?.code).toBe(code)
  },
)

test('a matched error has its body as the contract parses it', () => {
  expect(matchError(signIn, 401, { tries_left: 1, extra: true })?.body).toEqual({
    tries_left: 1,
    extra: true,
  })
  expect(matchError(signIn, 401, { tries_left: 'many' })?.body).toEqual({})
})
