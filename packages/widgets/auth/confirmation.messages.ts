/** The texts of the confirmation after registering; overridden by `confirmation.<key>`. */
export const confirmationMessages = {
  close: 'Close',
  title: 'Your account has been created.',
  /** Followed by the e-mail. */
  signedInAs: 'You are signed in as',
  done: 'Continue',
}

export type ConfirmationWords = typeof confirmationMessages
