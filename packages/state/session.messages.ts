/** Noun `session`. */
export const sessionMessages = {
  /** What was about to be done when the session ended, named in the auth modal. */
  profileIntent: 'Save your profile',
  profileSaved: 'Your profile has been saved.',
  expired: 'Your session has ended. Please sign in again.',
}
