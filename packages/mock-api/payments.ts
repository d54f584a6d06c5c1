import type { Server } from './server.ts'
import { fingerprint, randomToken } from './tokens.ts'

// A payment provider that stands in for a real one: it knows cards, the site never does. What it takes a
// card for is in its number, as in the test modes of real ones.

/** What becomes of a payment by a token. */
type Fate = 'accepted' | 'declined' | 'challenge'

const fates: Readonly<Record<string, Fate>> = {
  '4000000000000002': 'declined',
  '4000000000003220': 'challenge',
}

/** How long a token, or a challenge, is good for: half an hour. */
const lifetime = 30 * 60 * 1000

/** What a reader types where their bank asks for it. */
const challengeCode = '123456'

const isNumber = (number: string): boolean => {
  if (!/^\d{13,19}$/.test(number)) return false
  const sum = [...number].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** The last month that a card is good for, as 'MM/YY'. */
const isOver = (expiry: string, now: number): boolean => {
  const [, month = '', year = ''] = /^(\d\d)\s*\/\s*(\d\d)$/.exec(expiry) ?? []
  if (month < '01' || month > '12') return true
  return Date.UTC(2000 + Number(year), Number(month), 1) <= now
}

const issue = async (server: Server, fate: Fate): Promise<string> => {
  const now = server.clock.now()
  for (const { id, value } of server.store.list('payToken')) {
    if (now - value.issuedAt > lifetime) server.store.remove('payToken', id)
  }
  const token = `pay_${randomToken(128)}`
  server.store.put('payToken', await fingerprint(token), { fate, issuedAt: now })
  return token
}

export interface Card {
  readonly number: string
  /** 'MM/YY' */
  readonly expiry: string
  readonly cvc: string
}

/** The provider's side: a token for a card, or what is wrong with it, in words. */
export const tokenOf = async (
  server: Server,
  card: Card,
): Promise<{ token: string } | { error: string; field: keyof Card }> => {
  const number = card.number.replace(/[\s-]/g, '')
  if (!isNumber(number)) return { error: 'This card number is not valid.', field: 'number' }
  if (isOver(card.expiry.trim(), server.clock.now())) {
    return {
      error: 'This card has expired, or the date is not of the form MM/YY.',
      field: 'expiry',
    }
  }
  if (!/^\d{3,4}$/.test(card.cvc.trim())) {
    return { error: 'This security code is not valid.', field: 'cvc' }
  }
  return { token: await issue(server, fates[number] ?? 'accepted') }
}

/** The provider's side: a token in place of the one that was challenged; null for a wrong code. */
export const answerChallenge = async (
  server: Server,
  id: string,
  code: string,
): Promise<string | null> => {
  const challenge = server.store.get('payChallenge', id)
  if (!challenge || server.clock.now() - challenge.issuedAt > lifetime) return null
  if (code.trim() !== challengeCode) return null
  server.store.remove('payChallenge', id)
  return issue(server, 'accepted')
}

export type Charge = 'accepted' | 'declined' | 'unknown' | { readonly challenge: string }

/**
 * The site's server charges a card: a token is worth something once, whatever becomes of it.
 * @param id the fingerprint of the token: nothing is awaited here, so two submits cannot interleave
 */
export const charge = (server: Server, id: string): Charge => {
  const token = server.store.get('payToken', id)
  server.store.remove('payToken', id)
  if (!token || server.clock.now() - token.issuedAt > lifetime) return 'unknown'
  const fate = server.settings.checkout === 'decline' ? 'declined' : token.fate
  if (fate !== 'challenge') return fate
  const challenge = randomToken(128)
  server.store.put('payChallenge', challenge, { issuedAt: server.clock.now() })
  return { challenge }
}
