import type { User } from '@bindery/contract/user.ts'
import { asReader } from './as-reader.ts'
import type { Result } from './failure.ts'
import { later } from './later.ts'
import { readerId, type VerbOptions } from './session.ts'
import type { State } from './state.ts'

/** What a reader may change of a profile; '' leaves a choice blank. */
export interface ProfileFields {
  readonly displayName: string
  readonly emailAddress: string
  readonly industry: string
  readonly jobTitle: string
  readonly companySize: string
}

/** The profile that a change was made on. */
export interface ProfileBasis {
  /** Whose it was. */
  readonly reader: string
  /** Its Last-Modified; '' when it is not known: then the profile is read again first. */
  readonly modified: string
  readonly fields: ProfileFields
}

export interface ProfileInput extends Partial<ProfileFields> {
  /** With it nothing is written over that was changed elsewhere meanwhile. */
  readonly basis?: ProfileBasis
}

export const profileKeys = [
  'displayName',
  'emailAddress',
  'jobTitle',
  'companySize',
  'industry',
] as const

/** The profile that a change is made on, as a form takes it from the user record. */
export const basisOf = (user: User, modified: string): ProfileBasis => {
  const { displayName, emailAddress, jobTitle, companySize, industry } = user
  const fields = { displayName, emailAddress, jobTitle, companySize, industry }
  return { reader: readerId(user), modified, fields }
}

/** The fields that were changed elsewhere and are about to be changed here, to something else. */
export const clashesOf = (
  input: Partial<ProfileFields>,
  was: ProfileFields,
  now: ProfileFields,
): (keyof ProfileFields)[] =>
  profileKeys.filter((key) => {
    const wanted = input[key]
    return wanted !== undefined && now[key] !== was[key] && now[key] !== wanted
  })

// The model of every verb that needs its reader: this file is in the chunk of the tag, what it calls
// in one that is loaded when somebody does it.
const verbs = later(() => import('./profile-update-verbs.ts'))

/**
 * Changes what is given and leaves the rest; then the profile is read again, here and in the other
 * tabs, and `bindery-profile-changed` is sent. When the session has ended: as ReaderVerb says.
 * Refusals: `invalid_fields` (errors), `username_unavailable`, and with a basis `profile_changed`: a
 * field was changed elsewhere, too. Then the profile has been read again, for the reader to choose.
 */
export const updateProfile = (
  state: Pick<State, 'online' | 'session'>,
  input: ProfileInput,
  options?: VerbOptions,
): Promise<Result<{ user: User }>> =>
  asReader(state)(verbs, ({ profileUpdate }) => profileUpdate, input, options)
