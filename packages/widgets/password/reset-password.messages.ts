import { fieldMessages } from '@bindery/state/field.messages.ts'
import { resetSent } from '@bindery/state/password.messages.ts'
import { params, unreachable } from '@bindery/state/phrases.ts'

export { newPassword, newPasswordFault } from '@bindery/state/new-password.messages.ts'

/** The texts of `bindery-reset-password`; the setting `messages` overrides each by `reset.<key>`. */
export const resetMessages = {
  form: 'Choose a new password',
  password: 'New password',
  submit: 'Save new password',
  required: fieldMessages.required,
  done: 'Your password has been changed. You have been signed out everywhere.',
  signIn: 'Sign In',
  /** What is wrong with the link; each is followed by a way to ask for a new one. */
  used: 'This link has been used already, or a newer one has: each works once.',
  expired: 'This link is too old.',
  unknown: 'This link is not valid. Open it once more in the email, whole.',
  missing: 'To choose a new password, open the link in the email that we sent you.',
  ask: 'Send me a new link',
  /** To a reader who is signed in. */
  askFor: params('Send a new link to {email}'),
  asked: resetSent,
  signedIn: params('You are signed in as {name}.'),
  unreachable,
}

export type ResetWords = typeof resetMessages
