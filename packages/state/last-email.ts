import type { Environment } from './environment.ts'
import { emailKeys, forgetEmail } from './private-storage.ts'
import type { Settings } from './settings.ts'

/** Keeps the e-mail of whoever is signed in for the next time, as the setting `remember-email` allows. */
export const keepEmail = (
  environment: Environment,
  { rememberEmail }: Settings,
  email: string,
): void => {
  forgetEmail(environment)
  if (rememberEmail === 'never' || !email) return
  environment.local.set(emailKeys[rememberEmail === 'always' ? 1 : 0], email)
}
