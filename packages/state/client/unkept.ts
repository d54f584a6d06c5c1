import type { FindingName } from '@bindery/contract/findings.ts'
import type { Environment } from '../environment/environment.ts'
import type { Settings } from '../settings/settings.ts'
import type { Failure } from './failure.ts'

interface Page {
  readonly environment: Environment
  readonly settings: Settings
}

const finding: FindingName = 'session-missing'

/**
 * The failure of a sign-in after which the reader is still a guest. The console names the call that says so, and the
 * finding of `bindery check`: the browser may have refused the cookie, or the server has sent none.
 */
export const unkept = ({ environment, settings }: Page): Failure => {
  environment.warn(
    `readProfile: GET ${settings.apiBase}user/profile answers for a guest after a sign-in (${finding})`,
  )
  return { kind: 'unkept' }
}
