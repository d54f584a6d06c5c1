import { companySizes, industries, jobTitles } from '@bindery/contract/profile-choices.ts'
import type { User } from '@bindery/contract/user.ts'

const offered = {
  jobTitle: jobTitles,
  companySize: companySizes,
  industry: industries,
} as const satisfies { readonly [Key in keyof User]?: readonly string[] }

/**
 * The values that the selects of profile_settings show at first: those of the reader's profile. A stored value
 * that is not offered any more shows as blank, and is sent only if the reader chooses another.
 */
export const profileChoicesOf = (user: User | null): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(offered).map(([name, choices]) => {
      const value = String((user && Reflect.get(user, name)) ?? '')
      return [name, (choices as readonly string[]).includes(value) ? value : '']
    }),
  )

/** The selects of profile_settings, by field name. */
export const profileOptions = offered
