import { resetSent } from '@bindery/state/account/password.messages.ts'
import { fieldMessages } from '@bindery/state/messages/field.messages.ts'
import { count, params, unreachable } from '@bindery/state/messages/phrases.ts'

/** The texts of `bindery-change-password`; overridden by `change-password.<key>`. */
export const changeMessages = {
  form: 'Change your password',
  current: 'Current password',
  password: 'New password',
  submit: 'Change password',
  required: fieldMessages.required,
  done: 'Your password has been changed. You have been signed out everywhere else.',
  again: 'Change it again',
  guest: 'Sign in to change your password.',
  signIn: 'Sign In',
  tryAgain: 'Try again',
  unreachable,
}

export type ChangeWords = typeof changeMessages

/** The texts for a refused password; overridden by `wrong-password.<key>`. */
export const wrongPasswordMessages = {
  wrong: 'That is not your current password.',
  triesLeft: count({ one: 'You have {count} try left.', many: 'You have {count} tries left.' }),
}

/** The texts of `bindery-reset-password`; overridden by `reset.<key>`. */
export const resetMessages = {
  form: 'Choose a new password',
  password: 'New password',
  submit: 'Save new password',
  required: fieldMessages.required,
  done: 'Your password has been changed. You have been signed out everywhere.',
  signIn: 'Sign In',
  /** Why a link does not work, like the next three. A button to request a new link follows each. */
  used: 'This link, or a newer one, has already been used. Each link works once.',
  expired: 'This link has expired.',
  unknown: 'This link is not valid. Open the whole link in the email again.',
  missing: 'To choose a new password, open the link in the email that we sent you.',
  ask: 'Send me a new link',
  /** Replaces `ask` for a signed-in reader. */
  askFor: params('Send a new link to {email}'),
  asked: resetSent,
  signedIn: params('You are signed in as {name}.'),
  unreachable,
}

export type ResetWords = typeof resetMessages
