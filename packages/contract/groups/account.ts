/** What a reader has and proves: profile, passwords, passkeys, subscriptions. */
export {
  addPasskey,
  listPasskeys,
  passkeyOptions,
  passkeySignInOptions,
  removePasskey,
  signInWithPasskey,
} from '../passkey.ts'
export { changePassword, forgotPassword, requestReset, resetPassword } from '../password.ts'
export { updateProfile } from '../profile-update.ts'
export { register } from '../registration.ts'
export {
  checkoutComplete,
  registerSubscriber,
  subscribe,
  transactionComplete,
  verifySubscription,
} from '../subscriber.ts'
export { searchSubscriber } from '../subscriber-search.ts'
export { userRef } from '../user-ref.ts'
