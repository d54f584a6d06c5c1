import type { Screen } from '@bindery/state/auth.ts'
import type { Result } from '@bindery/state/failure.ts'
import { updateProfile } from '@bindery/state/profile-update.ts'
import type { State } from '@bindery/state/state.ts'
import { tidy, type Values } from '@bindery/ui/form-rules.ts'

export interface CallOptions {
  readonly from: EventTarget
  readonly fromPaywall: boolean
}

/** What a screen asks of the session: from the names of its fields to those of the payloads. */
export const send = (
  state: State,
  screen: Screen,
  values: Values,
  { from, fromPaywall }: CallOptions,
): Promise<Result> => {
  const { session } = state
  const { firstName = '', lastName = '', email = '', password = '', ...rest } = tidy(values)
  switch (screen) {
    case 'sign-in':
      return session.signIn({ username: email, password }, { from })
    case 'registration':
      return session.register(
        { firstName, lastName, emailAddress: email, password, optIn: rest['optIn'] === 'on' },
        { from, fromPaywall },
      )
    case 'forgot-password':
      return session.requestReset({ emailAddress: email })
    case 'profile_settings': {
      const { jobTitle = '', companySize = '', industry = '' } = rest
      return updateProfile(state, { jobTitle, companySize, industry }, { from })
    }
  }
}
