import { isEmail } from './email-rule.ts'

// Plain, without schemas: forms and the mock server judge a share by the same rules.

/** Where something is shared (spec content 3); in this spelling they travel and are told. */
export const providers = ['email', 'Facebook', 'Twitter', 'LinkedIn'] as const
export type Provider = (typeof providers)[number]

/** One mail goes to so many at most: more is a mailing, and not one reader telling others. */
export const mostAddresses = 20

/** What a message is cut to, in UTF-16 units (spec accounts 9). */
export const mostText = 100_000

/** The addresses of a list with commas between, in the order typed, each once whatever its case. */
export const addressesIn = (list: string): string[] => {
  const found = new Map<string, string>()
  for (const part of list.split(',')) {
    const address = part.trim()
    const key = address.toLowerCase()
    if (address && !found.has(key)) found.set(key, address)
  }
  return [...found.values()]
}

/** Why a list of addresses is not taken; null when it is. */
export const addressesFault = (list: string): 'required' | 'wrongEmail' | 'tooMany' | null => {
  const addresses = addressesIn(list)
  if (addresses.length === 0) return 'required'
  if (!addresses.every(isEmail)) return 'wrongEmail'
  return addresses.length > mostAddresses ? 'tooMany' : null
}

/** A message as long as it may be; no character is cut in two. */
export const cutText = (text: string): string =>
  text.length <= mostText ? text : text.slice(0, mostText).replace(/[\uD800-\uDBFF]$/, '')
