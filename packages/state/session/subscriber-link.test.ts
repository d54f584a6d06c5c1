import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '../../../tests/support/any-text.ts'
import { decodeEmail, encodeEmail } from './subscriber-link.ts'

describe('the e-mail in an address', () => {
  test('comes back whole, whatever is in it', { timeout: 30_000 }, () =>
    fc.assert(
      fc.property(anyText(), (email) => {
        const whole = email.toWellFormed()
        const query = new URLSearchParams(`emailAddress=${encodeEmail(whole)}`)
        return decodeEmail(query.get('emailAddress') ?? '') === whole
      }),
    ),
  )
  test('both alphabets, with or without padding', () => {
    expect(decodeEmail('Pz8/Pj4-')).toBe('???>>>')
    expect(decodeEmail('Pz8_Pj4-')).toBe('???>>>')
    expect(decodeEmail('YQ')).toBe('a')
  })
  test.each(['%', '*', '/w==', 'a'])('%s is none', (value) => expect(decodeEmail(value)).toBeNull())
})
