import { choicesOf, type OwnProfileChoices } from '@bindery/contract/profile-choices.ts'
import type { User } from '@bindery/contract/user.ts'

/**
 * The values that the selects of profile_settings show at first: those of the reader's profile. A stored value
 * that is not offered any more shows as blank, and is sent only if the reader chooses another.
 */
export const profileChoicesOf = (
  user: User | null,
  own: OwnProfileChoices,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(choicesOf(own)).map(([name, choices]) => {
      const value = String((user && Reflect.get(user, name)) ?? '')
      return [name, (choices as readonly string[]).includes(value) ? value : '']
    }),
  )
