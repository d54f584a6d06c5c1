import type { User } from '@bindery/contract/user.ts'
import type { Result } from './failure.ts'
import { later } from './later.ts'
import type { State } from './state.ts'

const verbs = later(() => import('./activation-verbs.ts'))

/**
 * Completes the activation of a subscription that was just bought (`checkoutComplete`); then the profile
 * is asked for anew, so that the page shows the tier. `signed-out` for a guest.
 */
export const completeActivation = (state: State): Promise<Result> =>
  verbs(({ complete }) => state.online(complete))

/**
 * Data of a finished transaction, told to analytics as `transaction-complete`: whatever the server has
 * prepared for it, but not the uid. Refusal: `not_found`, a transaction of somebody else.
 */
export const reportTransaction = (state: State, uid: string): Promise<Result> =>
  verbs(({ report }) => state.online((online) => report(online, uid)))

/** The service reading of the signed-in reader: `userRef[0]` of GET /service/user/userRef. */
export const readUserRef = (state: State): Promise<Result<{ user: User }>> =>
  verbs(({ userRefOf }) => state.online(userRefOf))
