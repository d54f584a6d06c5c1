import type { AuthWords } from './auth.messages.ts'

/**
 * How long a locked account still waits, in words (spec accounts 8): seconds under 60, minutes
 * (rounded) under 3600, otherwise hours (rounded).
 */
export const lockoutTime = (seconds: number, words: AuthWords): string => {
  if (seconds < 60) return words.seconds(Math.ceil(seconds))
  if (seconds < 3600) return words.minutes(Math.round(seconds / 60))
  return words.hours(Math.round(seconds / 3600))
}
