import type { Result } from './failure.ts'
import { later } from './later.ts'
import type { State } from './state.ts'

/** What the MB form sends; what is blank is left out. */
export interface MbInput {
  readonly emailAddress: string
  readonly firstName: string
  readonly lastName: string
  readonly companyName: string
  /** For whose mails. */
  readonly source: string
}

const verbs = later(() => import('./mb-signup-verbs.ts'))

/** Signs somebody up for an author's mails; no account is needed. Refusals: `invalid_fields` (errors). */
export const signUpForMails = (state: Pick<State, 'online'>, input: MbInput): Promise<Result> =>
  verbs(({ signUp }) => state.online(({ client }) => signUp(client, input)))
