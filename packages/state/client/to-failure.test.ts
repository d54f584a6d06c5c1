import {
  BusyError,
  ContractError,
  HttpError,
  NetworkError,
  RefusedError,
  TimeoutError,
} from '@bindery/api/errors.ts'
import { expect, test } from 'vitest'
import { toFailure, toFailureWithMessage, toResult } from './to-failure.ts'

const refusal = (code: string, body?: unknown, status = 400) =>
  new RefusedError('call', code, status, body)

test.each([
  [new NetworkError('call', null), { kind: 'offline' }],
  [new TimeoutError('call'), { kind: 'timeout' }],
  [new ContractError('call', 'reply-shape'), { kind: 'contract' }],
  [new BusyError('call', 7000), { kind: 'busy', retryAfterMs: 7000 }],
  [new HttpError('call', 499), { kind: 'unexpected' }],
  [new HttpError('call', 500), { kind: 'server' }],
  [new Error('a fault of the kit'), { kind: 'unexpected' }],
  [null, { kind: 'unexpected' }],
  [refusal('unauthenticated'), { kind: 'signed-out' }],
  [refusal('reader_changed'), { kind: 'signed-out', replaced: true }],
  [refusal('cross_site'), { kind: 'unexpected' }],
  [refusal('cart_full', undefined, 409), { kind: 'refused', code: 'cart_full', status: 409 }],
])('the error %o is the failure %j', (error, failure) => {
  expect(toFailure(error)).toEqual(failure)
})

test('a refusal keeps the attempts that are left, the time of a lock, and the challenge', () => {
  const body = { code: 401, tries_left: 0, lockout_duration: 900, challenge: { id: 'c' } }
  expect(toFailure(refusal('locked', body, 200))).toEqual({
    ...{ kind: 'refused', code: 'locked', status: 401 },
    ...{ triesLeft: 0, lockoutSeconds: 900, challenge: { id: 'c' } },
  })
  expect(toFailure(refusal('locked', { code: 403 }, 200))).toMatchObject({ status: 200 })
})

test('the errors of a refusal are those with a text, with or without a field', () => {
  const errors = [{ field: 'email', message: 'No.' }, 'Nor this.', { field: 'x' }, 7, null]
  expect(toFailure(refusal('invalid_fields', { errors }))).toMatchObject({
    errors: [
      { field: 'email', message: 'No.' },
      { field: '', message: 'Nor this.' },
    ],
  })
  for (const none of [[], 'No.', { email: 'No.' }]) {
    expect(toFailure(refusal('invalid_fields', { errors: none }))).not.toHaveProperty('errors')
  }
})

test.each([
  [{ errors: [{ field: 'a', message: 'A.' }], message: 'M.' }, [{ field: 'a', message: 'A.' }]],
  [{ errors: { a: ['A.', 'B.'], b: '', c: 7 } }, [{ field: 'a', message: 'A.' }]],
  [{ errors: { a: [{ message: 'A.' }] } }, [{ field: 'a', message: 'A.' }]],
  [{ errors: 'No', message: 'M.', field: 'a' }, [{ field: 'a', message: 'M.' }]],
  [{ errors: null, message: 'M.', field: 7 }, [{ field: '', message: 'M.' }]],
  [{ message: ' ' }, undefined],
  [undefined, undefined],
])('the refusal %j of an endpoint with free forms has the errors %j', (body, errors) => {
  const failure = toFailureWithMessage(refusal('refused_in_words', body))
  expect(failure).toEqual({
    ...{ kind: 'refused', code: 'refused_in_words', status: 400 },
    ...(errors && { errors }),
  })
})

test('an error that is no refusal has no message of the server', () => {
  expect(toFailureWithMessage(new HttpError('call', 500))).toEqual({ kind: 'server' })
  expect(toFailureWithMessage(refusal('unauthenticated', { message: 'M.' }))).toEqual({
    kind: 'signed-out',
  })
})

test('what an action throws is a failed result', async () => {
  expect(await toResult(async () => ({ ok: true }))).toEqual({ ok: true })
  expect(await toResult(() => Promise.reject(new TimeoutError('call')))).toEqual({
    ok: false,
    failure: { kind: 'timeout' },
  })
})
