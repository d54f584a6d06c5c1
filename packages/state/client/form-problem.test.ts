import { expect, test } from 'vitest'
import { visit } from '../test/state.ts'
import type { Refusal } from './failure.ts'
import { problemOf } from './form-problem.ts'
import { whole } from './problem.ts'

const fields = ['email', 'password', 'firstName']
const refused = (code: string, more: Partial<Refusal> = {}): Refusal => ({
  ...{ kind: 'refused', code, status: 400 },
  ...more,
})
const rejected = (...errors: [field: string, message: string][]) =>
  refused('invalid_fields', { errors: errors.map(([field, message]) => ({ field, message })) })

test.each([
  [[['emailAddress', 'x'] as const], { email: 'Email address is not valid.' }],
  [[['username', ''] as const], { email: 'Email address is not valid.' }],
  [[['password', 'Too short'] as const], { password: 'Too short' }],
  [
    [['password', 'Too short'] as const, ['password', 'Too easy'] as const, ['email', ''] as const],
    { email: 'Email address is not valid.', password: 'Too short' },
  ],
  [[['firstName', ' is missing '] as const], { firstName: 'Is missing.' }],
  [[['firstName', 'see no. 7'] as const], { firstName: 'See no. 7.' }],
])('the rejected fields %j are the problems %j of a form', (errors, problems) => {
  const failure = rejected(...errors.map(([field, message]): [string, string] => [field, message]))
  expect(problemOf(failure, visit().state, { fields })).toEqual({ fields: problems })
})

test('the error of a field that the form does not have is a message of the form', () => {
  const { state } = visit()
  const of = (failure: Refusal) => problemOf(failure, state, { fields })
  expect(of(rejected(['country', 'is unknown']))).toEqual(whole('Is unknown.'))
  expect(
    problemOf(rejected(['emailAddress', 'is taken!']), state, { fields: ['firstName'] }),
  ).toEqual(whole('Is taken!'))
  expect(of(rejected(['password', ' '], ['', 'try later']))).toEqual(whole('Try later.'))
  const general = whole('Something went wrong. Please try again.')
  expect(of(rejected(['password', ' ']))).toEqual(general)
  expect(of(refused('refused_in_words'))).toEqual(general)
})

test('a locked or restricted reader is sent to Customer Service, by telephone if there is a number', () => {
  const { state } = visit({ customerServicePhone: '+1 (800) 274-3214' })
  const link = {
    words: 'Customer Service',
    href: 'https://publisher.example/subscriber-help#contact-customer-service',
  }
  const call = { words: 'Call +1 (800) 274-3214', href: 'tel:+18002743214' }
  expect(problemOf(refused('locked', { lockoutSeconds: 90 }), state, { fields })).toEqual({
    message:
      'Your account is blocked, please wait 2 minutes to unlock and try again. For immediate assistance, please contact Customer Service.',
    fields: {},
    link,
    call,
  })
  const { state: silent } = visit()
  const restricted = problemOf(refused('user_restricted'), silent, { fields })
  expect(restricted).toEqual({
    ...whole(
      "We're having trouble verifying your account. Please contact our Customer Service team for assistance.",
    ),
    link,
  })
  for (const lockoutSeconds of [-5, 1e8]) {
    expect(problemOf(refused('locked', { lockoutSeconds }), state, { fields }).message).toBe(
      'Your account is blocked. For immediate assistance, please contact Customer Service.',
    )
  }
})

test('the texts of a feature come first, but only for refusals of its own', () => {
  const { state } = visit()
  const own = ({ code }: Refusal) => (code === 'folder_unknown' ? null : whole('Our own words.'))
  const of = (failure: Parameters<typeof problemOf>[0]) =>
    problemOf(failure, state, { fields, own })
  expect(of(refused('locked'))).toEqual(whole('Our own words.'))
  expect(of(refused('folder_unknown'))).toEqual(whole('Something went wrong. Please try again.'))
  expect(of(refused('captcha_refused'))).toEqual(
    whole('We could not verify that you are not a robot. Please try again.'),
  )
  expect(of({ kind: 'signed-out' })).toEqual(whole('Your session has ended. Please sign in again.'))
})
