import type { Environment } from './environment.ts'
import { emailKeys } from './private-storage.ts'
import type { Settings } from './settings.ts'

/** Keeps the e-mail of who is signed in for the next time, as the setting `remember-email` allows. */
export const keepEmail = (
  environment: Environment,
  { rememberEmail }: Settings,
  email: string,
): void => {
  forgetEmail(environment)
  if (rememberEmail === 'never' || !email) return
  environment.local.set(emailKeys[rememberEmail === 'always' ? 1 : 0], email)
}

/** Whoever asks for it: the next reader is offered nothing. */
export const forgetEmail = ({ local }: Environment): void => {
  for (const key of emailKeys) local.remove(key)
}
