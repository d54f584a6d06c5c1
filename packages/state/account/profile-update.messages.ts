/** Noun `profile-update`. */
export const profileUpdateMessages = {
  /** The pending action in the auth modal, after the session has ended. */
  intent: 'Save your profile',
  /** Announced after the pending action has run. */
  done: 'Your profile has been saved.',
}
