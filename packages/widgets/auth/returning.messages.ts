/**
 * What the screen sign-in says besides to whoever was here before, or may have a passkey. Overridden by
 * `returning.<key>`.
 */
export const returningMessages = {
  notYou: 'Not you?',
  forget: 'Forget this email address',
  forgotten: 'The email address was forgotten.',
  usePasskey: 'Sign in with a passkey',
}

export type ReturningWords = typeof returningMessages
