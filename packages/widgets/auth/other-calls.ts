import type { Screen } from '@bindery/state/auth.ts'
import type { Result } from '@bindery/state/failure.ts'
import { updateProfile } from '@bindery/state/profile-update.ts'
import type { State } from '@bindery/state/state.ts'
import type { Values } from '@bindery/ui/form-rules.ts'
import type { CallOptions } from './auth.calls.ts'

/** What the screens other than sign-in ask of the session; `values` are tidy. */
export const send = (
  state: State,
  screen: Exclude<Screen, 'sign-in'>,
  values: Values,
  { from, fromPaywall }: CallOptions,
): Promise<Result> => {
  const { session } = state
  const { firstName = '', lastName = '', email = '', password = '', ...rest } = values
  switch (screen) {
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
