import { isEmail } from './email-rule.ts'

// Without Zod, so that forms can import it. Forms and the mock API apply the same rules to a share.

/** The ways to share (spec content 3), as requests and events spell them. */
export const providers = ['email', 'Facebook', 'Twitter', 'LinkedIn'] as const
export type Provider = (typeof providers)[number]

/** The most recipients of one mail. More would be a mailing. */
export const maxAddresses = 20

/** The addresses of a comma-separated list, in order, without duplicates. Case does not count. */
export const parseAddresses = (list: string): string[] => {
  const found = new Map<string, string>()
  for (const part of list.split(',')) {
    const address = part.trim()
    const key = address.toLowerCase()
    if (address && !found.has(key)) found.set(key, address)
  }
  return [...found.values()]
}

/** Why a list of addresses is invalid. Returns null for a valid one. */
export const addressListFault = (list: string): 'required' | 'wrongEmail' | 'tooMany' | null => {
  const addresses = parseAddresses(list)
  if (addresses.length === 0) return 'required'
  if (!addresses.every(isEmail)) return 'wrongEmail'
  return addresses.length > maxAddresses ? 'tooMany' : null
}
