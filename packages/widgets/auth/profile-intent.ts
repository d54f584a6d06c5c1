import type { ProfileInput } from '@bindery/state/session.ts'
import type { State } from '@bindery/state/state.ts'
import type { AuthWords } from './auth.messages.ts'
import type { Values } from './auth.rules.ts'

const kind = 'profile'
const fields = ['jobTitle', 'companySize', 'industry'] as const

const chosen = (data: object): ProfileInput => {
  const input: Record<string, string> = {}
  for (const [name, value] of Object.entries(data)) {
    if (fields.some((field) => field === name)) input[name] = String(value)
  }
  return input
}

/** The session ended while the profile was being filled in: it is kept until the reader is back. */
export const keepProfile = (state: State, values: Values, words: AuthWords): void => {
  state.intent.keep({ kind, name: words.profileWish, data: chosen(values) })
  state.session.expired(words.profileWish)
}

/** Sends what `keepProfile` kept, once, after signing in. */
export const resumeProfile = (state: State): (() => void) =>
  state.intent.handle(kind, (data) => {
    if (data && typeof data === 'object') void state.session.updateProfile(chosen(data))
  })
