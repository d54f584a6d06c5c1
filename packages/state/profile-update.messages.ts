/** Noun `profile-update`. */
export const profileUpdateMessages = {
  /** What was about to be done when the session ended, named in the auth modal. */
  intent: 'Save your profile',
  /** Announced when it was done after signing in again. */
  done: 'Your profile has been saved.',
}
