import type { User } from '@bindery/contract/user.ts'
import type { Result } from './failure.ts'
import { later } from './later.ts'
import type { VerbOptions } from './session.ts'
import type { State } from './state.ts'

export interface ProfileInput {
  readonly displayName?: string
  readonly emailAddress?: string
  /** '' leaves the choice blank. */
  readonly industry?: string
  readonly jobTitle?: string
  readonly companySize?: string
}

// The model of every verb that needs its reader: this file is in the chunk of the tag, what it calls
// in one that is loaded when somebody does it.
const verbs = later(() => import('./profile-update-verbs.ts'))

/**
 * Changes what is given and leaves the rest; then the profile is read again, here and in the other
 * tabs, and `bindery-profile-changed` is sent. When the session has ended: as ReaderVerb says.
 * Refusals: `invalid_fields` (errors), `username_unavailable`.
 */
export const updateProfile = (
  state: Pick<State, 'online'>,
  input: ProfileInput,
  options?: VerbOptions,
): Promise<Result<{ user: User }>> =>
  verbs(({ profileUpdate }) =>
    state.online(({ forReader }) => forReader(profileUpdate, input, options)),
  )
