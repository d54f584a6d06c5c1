import { describe, expect, test } from 'vitest'
import { failureMessages, spellTime, wordsOf } from '../client/failure.messages.ts'
import { toFailure } from '../client/to-failure.ts'
import { defaultSettings } from '../settings/settings.ts'
import { origin } from '../test/state.ts'
import { createMessages } from './book.ts'
import { count, params } from './phrases.ts'

const book = createMessages(defaultSettings(origin))

describe('messages', () => {
  const base = {
    title: 'Sign In',
    wait: params('Wait {time}'),
    left: count({ one: '{count} try', other: '{count} tries' }),
  }
  test('the texts have their default words', () => {
    const texts = book.define('a', base).get()
    expect([texts.title, texts.wait({ time: '5 s' }), texts.left(1), texts.left(2)]).toEqual([
      'Sign In',
      'Wait 5 s',
      '1 try',
      '2 tries',
    ])
  })
  test('a parameter is inserted literally', () => {
    const texts = book.define('dollars', { hello: params('Hello {name}, {name}') }).get()
    expect(texts.hello({ name: "$& $' {name}" })).toBe("Hello $& $' {name}, $& $' {name}")
  })
  test('the texts have the words of the site', () => {
    const messages = {
      'a.title': 'Log in',
      'a.wait': '{time}!',
      'a.left.one': 'One',
      'b.title': 'No',
    }
    const texts = createMessages({ messages }).define('a', base).get()
    expect([texts.title, texts.wait({ time: '5 s' }), texts.left(1), texts.left(2)]).toEqual([
      'Log in',
      '5 s!',
      'One',
      '2 tries',
    ])
  })
  test('an override without a text warns once, when its namespace is shown', async () => {
    const told: string[] = []
    const messages = { 'd.title': 'Log in', 'd.titel': 'x', 'd.left.few': 'x', 'e.title': 'x' }
    const { define } = createMessages({ messages }, (line) => told.push(line))
    define('d', base)
    define('d', base)
    await expect.poll(() => told).toHaveLength(1)
    expect(told).toEqual([
      '#bindery-config messages: there is no text "d.titel". d has d.title, d.wait, d.left.',
    ])
  })
  test('an override with an unknown placeholder is not used, and warns once', async () => {
    const told: string[] = []
    const messages = {
      'f.title': 'Log in, {name}',
      'f.wait': 'Wait {nope} {toString}',
      'f.left.one': '{count} or {time}',
      'f.left': 'Only {count}',
    }
    const { define } = createMessages({ messages }, (line) => told.push(line))
    const texts = define('f', base).get()
    expect([texts.title, texts.wait({ time: '5 s' }), texts.left(1), texts.left(2)]).toEqual([
      'Sign In',
      'Wait 5 s',
      'Only 1',
      'Only 2',
    ])
    const stays = 'The usual text stays.'
    await expect.poll(() => told).toHaveLength(3)
    expect(told).toEqual([
      `#bindery-config messages: "f.title" has {name}; allowed: none. ${stays}`,
      `#bindery-config messages: "f.wait" has {nope}, {toString}; allowed: {time}. ${stays}`,
      `#bindery-config messages: "f.left.one" has {time}; allowed: {count}. ${stays}`,
    ])
  })
  test('one namespace has one store', () =>
    expect(book.define('c', base)).toBe(book.define('c', base)))
})

describe('failures in words', () => {
  const texts = failureMessages(book).get()
  test.each([
    [0.2, '1 second'],
    [59, '59 seconds'],
    [60, '1 minute'],
    [900, '15 minutes'],
    [901, '16 minutes'],
    [3599, '60 minutes'],
    [3601, '2 hours'],
    [3600, '1 hour'],
    [5400, '2 hours'],
  ])('%d s is spelled %s', (seconds, words) => expect(spellTime(seconds, texts)).toBe(words))
  test.each([
    [{ kind: 'busy', retryAfterMs: 89_500 } as const, 'Please wait 2 minutes and try again.'],
    [
      { kind: 'captcha' } as const,
      'We could not check that you are not a robot. Allow the scripts of this page, check your network and try again.',
    ],
    [
      { kind: 'refused', code: 'captcha_refused', status: 400 } as const,
      'We could not verify that you are not a robot. Please try again.',
    ],
    [{ kind: 'contract' } as const, 'Something went wrong. Please try again.'],
    [
      { kind: 'refused', code: 'x', status: 400 } as const,
      'Something went wrong. Please try again.',
    ],
  ])('the failure %j reads %s', (failure, words) => expect(wordsOf(failure, texts)).toBe(words))
  test('any thrown value becomes a failure', () => {
    for (const thrown of [new Error('x'), 'x', null, undefined, { name: 'RefusedError' }]) {
      expect(toFailure(thrown)).toEqual({ kind: 'unexpected' })
    }
  })
})
