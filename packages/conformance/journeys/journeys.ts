/** All journeys, in the order in which they run: the lock comes last, because it locks the account. */
import type { Journey } from '../check/journey.ts'
import { lockJourney } from './accounts/lock.ts'
import { passkeysJourney } from './accounts/passkeys.ts'
import { passwordJourney } from './accounts/password.ts'
import { profileJourney } from './accounts/profile.ts'
import { registrationJourney } from './accounts/registration.ts'
import { guestJourney, sessionJourney } from './accounts/session.ts'
import { subscriptionsJourney } from './accounts/subscriptions.ts'
import { followsJourney } from './library/follows.ts'
import { giftsJourney } from './library/gifts.ts'
import { newslettersJourney } from './library/newsletters.ts'
import { quotaJourney } from './library/quota.ts'
import { readsJourney } from './library/reads.ts'
import { savesJourney } from './library/saves.ts'
import { sharingJourney } from './library/sharing.ts'
import { searchJourney, streamsJourney } from './library/streams.ts'
import { corsJourney } from './server/cors.ts'
import { limitsJourney } from './server/limits.ts'
import { rateLimitsJourney } from './server/rate-limits.ts'
import { writeGuardJourney } from './server/write-guard.ts'
import { cartJourney } from './store/cart.ts'
import { cartSignInJourney } from './store/cart-sign-in.ts'
import { historyJourney, ordersJourney } from './store/orders.ts'

export const journeys: readonly Journey[] = [
  corsJourney,
  guestJourney,
  registrationJourney,
  sessionJourney,
  profileJourney,
  passwordJourney,
  passkeysJourney,
  subscriptionsJourney,
  quotaJourney,
  streamsJourney,
  searchJourney,
  readsJourney,
  savesJourney,
  followsJourney,
  newslettersJourney,
  giftsJourney,
  sharingJourney,
  cartJourney,
  cartSignInJourney,
  historyJourney,
  ordersJourney,
  writeGuardJourney,
  limitsJourney,
  rateLimitsJourney,
  lockJourney,
]
