/** All journeys, in the order in which they run: the lock comes last, because it locks the account. */
import type { Journey } from '../check/journey.ts'
import { cartJourney } from './cart.ts'
import { cartSignInJourney } from './cart-sign-in.ts'
import { corsJourney } from './cors.ts'
import { followsJourney } from './follows.ts'
import { limitsJourney } from './limits.ts'
import { lockJourney } from './lock.ts'
import { newslettersJourney } from './newsletters.ts'
import { passwordJourney } from './password.ts'
import { profileJourney } from './profile.ts'
import { quotaJourney } from './quota.ts'
import { registrationJourney } from './registration.ts'
import { savesJourney } from './saves.ts'
import { guestJourney, sessionJourney } from './session.ts'
import { searchJourney, streamsJourney } from './streams.ts'
import { writeGuardJourney } from './write-guard.ts'

export const journeys: readonly Journey[] = [
  corsJourney,
  guestJourney,
  registrationJourney,
  sessionJourney,
  profileJourney,
  passwordJourney,
  writeGuardJourney,
  quotaJourney,
  streamsJourney,
  searchJourney,
  savesJourney,
  followsJourney,
  newslettersJourney,
  cartJourney,
  cartSignInJourney,
  limitsJourney,
  lockJourney,
]
