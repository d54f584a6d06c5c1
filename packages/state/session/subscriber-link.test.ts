import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '../../../tests/support/any-text.ts'
import { decodeEmail, encodeEmail, subscriberLink } from './subscriber-link.ts'

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

test('the address for a known subscriber names the page to return to, except the front page', () => {
  const page = '/subscriber-registration'
  const from = { pathname: '/a', search: '?b=1', hash: '#c' }
  const email = 'emailAddress=c0BleGFtcGxlLmNvbQ%3D%3D'
  expect(subscriberLink(page, 's@example.com', from)).toBe(
    `${page}?${email}&return=%2Fa%3Fb%3D1%23c`,
  )
  const front = { pathname: '/', search: '', hash: '' }
  expect(subscriberLink(page, 's@example.com', front)).toBe(`${page}?${email}`)
})
