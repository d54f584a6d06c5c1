import type { Result } from '@bindery/state/client/failure.ts'
import type { Screen } from '@bindery/state/page/auth-modal.ts'
import type { State } from '@bindery/state/state.ts'
import { trimValues, type Values } from '@bindery/ui/form/form-rules.ts'
import { loadOtherScreens } from '../other-screens/load-other-screens.ts'
import type { SubmitOptions } from '../other-screens/submit-other-screen.ts'

/** Sends the form of a screen: maps its fields to the payload of the session's request. */
export const submitScreen = async (
  state: State,
  screen: Screen,
  values: Values,
  options: SubmitOptions,
): Promise<Result> => {
  const trimmed = trimValues(values)
  if (screen !== 'sign-in') {
    // The screen is shown, so its code has loaded.
    const { submitOtherScreen } = await loadOtherScreens()
    return submitOtherScreen(state, screen, trimmed, options)
  }
  const { email = '', password = '' } = trimmed
  return state.session.signIn({ username: email, password }, { from: options.from })
}
