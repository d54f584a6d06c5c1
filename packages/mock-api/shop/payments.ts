import type { Server } from '../core/server.ts'
import { fingerprint, randomToken } from '../core/tokens.ts'

// A fake payment provider. Like a real one, it sees the card and the site does not. The card number decides the
// outcome, as in the test mode of a real provider.

/** The outcome of a payment with a token. */
type Outcome = 'accepted' | 'declined' | 'challenge'

const outcomes: Readonly<Record<string, Outcome>> = {
  '4000000000000002': 'declined',
  '4000000000003220': 'challenge',
}

/** How long a token or a challenge is valid: half an hour. */
const lifetime = 30 * 60 * 1000

/** The code that the fake bank accepts. */
const challengeCode = '123456'

const isCardNumber = (number: string): boolean => {
  if (!/^\d{13,19}$/.test(number)) return false
  const sum = [...number].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** True if the expiry month 'MM/YY' is in the past, or malformed. */
const isExpired = (expiry: string, now: number): boolean => {
  const [, month = '', year = ''] = /^(\d\d)\s*\/\s*(\d\d)$/.exec(expiry) ?? []
  if (month < '01' || month > '12') return true
  return Date.UTC(2000 + Number(year), Number(month), 1) <= now
}

const issueToken = async (server: Server, outcome: Outcome): Promise<string> => {
  const now = server.clock.now()
  for (const { id, value } of server.store.list('payToken')) {
    if (now - value.issuedAt > lifetime) server.store.remove('payToken', id)
  }
  const token = `pay_${randomToken(128)}`
  server.store.put('payToken', await fingerprint(token), { outcome, issuedAt: now })
  return token
}

export interface Card {
  readonly number: string
  /** 'MM/YY' */
  readonly expiry: string
  readonly cvc: string
}

/** Provider: issues a token for a card, or returns the error of a field. */
export const createPaymentToken = async (
  server: Server,
  card: Card,
): Promise<{ token: string } | { error: string; field: keyof Card }> => {
  const number = card.number.replace(/[\s-]/g, '')
  if (!isCardNumber(number)) return { error: 'This card number is not valid.', field: 'number' }
  if (isExpired(card.expiry.trim(), server.clock.now())) {
    return {
      error: 'This card has expired, or the date is not of the form MM/YY.',
      field: 'expiry',
    }
  }
  if (!/^\d{3,4}$/.test(card.cvc.trim())) {
    return { error: 'This security code is not valid.', field: 'cvc' }
  }
  return { token: await issueToken(server, outcomes[number] ?? 'accepted') }
}

/** Provider: issues a token after a challenge; null for a wrong code. */
export const answerChallenge = async (
  server: Server,
  id: string,
  code: string,
): Promise<string | null> => {
  const challenge = server.store.get('payChallenge', id)
  if (!challenge || server.clock.now() - challenge.issuedAt > lifetime) return null
  if (code.trim() !== challengeCode) return null
  server.store.remove('payChallenge', id)
  return issueToken(server, 'accepted')
}

export type Charge = 'accepted' | 'declined' | 'unknown' | { readonly challenge: string }

/**
 * Site: charges a card. A token works once, whatever the outcome.
 * @param id the fingerprint of the token. This function is synchronous, so that two submits cannot interleave.
 */
export const charge = (server: Server, id: string): Charge => {
  const token = server.store.get('payToken', id)
  server.store.remove('payToken', id)
  if (!token || server.clock.now() - token.issuedAt > lifetime) return 'unknown'
  const outcome = server.settings.checkout === 'decline' ? 'declined' : token.outcome
  if (outcome !== 'challenge') return outcome
  const challenge = randomToken(128)
  server.store.put('payChallenge', challenge, { issuedAt: server.clock.now() })
  return { challenge }
}
