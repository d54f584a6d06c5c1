/** What may be counted, checked by the compiler alone. */

import type { Environment } from '../environment/environment.ts'
import { track } from './analytics.ts'

export const check = (environment: Environment): void => {
  track(environment, 'page', { pageType: null, userState: 'Guest' })
  // @ts-expect-error It is not in the catalogue.
  track(environment, 'sign_in_opened', {})
  // @ts-expect-error Nobody is called so.
  track(environment, 'user', { userState: 'Robin Reader' })
  // @ts-expect-error Nothing else goes along.
  track(environment, 'user', { userState: 'Guest', emailAddress: 'reader@example.com' })
}
