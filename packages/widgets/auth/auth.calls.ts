import type { Screen } from '@bindery/state/auth.ts'
import type { Result } from '@bindery/state/failure.ts'
import type { State } from '@bindery/state/state.ts'
import { tidy, type Values } from '@bindery/ui/form-rules.ts'
import { loadOthers } from './use-other-screens.ts'

export interface CallOptions {
  readonly from: EventTarget
  readonly fromPaywall: boolean
}

/** What a screen asks of the session: from the names of its fields to those of the payloads. */
export const send = (
  state: State,
  screen: Screen,
  values: Values,
  options: CallOptions,
): Promise<Result> => {
  const tidied = tidy(values)
  // Whoever sends another screen has loaded it.
  if (screen !== 'sign-in')
    return loadOthers().then(({ send }) => send(state, screen, tidied, options))
  const { email = '', password = '' } = tidied
  return state.session.signIn({ username: email, password }, { from: options.from })
}
