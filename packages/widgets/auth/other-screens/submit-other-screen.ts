import { updateProfile } from '@bindery/state/account/profile-update.ts'
import type { Result } from '@bindery/state/client/failure.ts'
import type { Screen } from '@bindery/state/page/auth-modal.ts'
import { readerOf } from '@bindery/state/session/session.ts'
import type { State } from '@bindery/state/state.ts'
import { trimValues, type Values } from '@bindery/ui/form/form-rules.ts'
import { profileChoicesOf } from './profile-choices-of.ts'

/** The choices that differ from those that the form showed at first. */
const touchedChoices = (state: State, values: Values) => {
  const shown = profileChoicesOf(readerOf(state.session.$session.value), state.settings)
  return Object.fromEntries(
    Object.entries(shown).flatMap(([name, before]) => {
      const value = values[name] ?? before
      return value === before ? [] : [[name, value]]
    }),
  )
}

export interface SubmitOptions {
  /** The element that sends the events. */
  readonly from: EventTarget
  readonly fromPaywall: boolean
}

/** Sends the form of a screen other than sign-in, with trimmed values. */
export const submitOtherScreen = (
  state: State,
  screen: Exclude<Screen, 'sign-in'>,
  values: Values,
  { from, fromPaywall }: SubmitOptions,
): Promise<Result> => {
  const { firstName = '', lastName = '', email = '', password = '', ...rest } = trimValues(values)
  switch (screen) {
    case 'registration':
      return state.session.register(
        { firstName, lastName, emailAddress: email, password, optIn: rest['optIn'] === 'on' },
        { from, fromPaywall },
      )
    case 'forgot-password':
      return state.session.requestReset({ emailAddress: email })
    case 'profile_settings': {
      const touched = touchedChoices(state, rest)
      if (Object.keys(touched).length === 0) return Promise.resolve({ ok: true })
      return updateProfile(state, touched, { from })
    }
  }
}
