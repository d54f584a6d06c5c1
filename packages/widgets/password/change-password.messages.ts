import { fieldMessages } from '@bindery/state/field.messages.ts'
import { unreachable } from '@bindery/state/phrases.ts'

export { newPassword, newPasswordFault } from '@bindery/state/new-password.messages.ts'

/** The texts of `bindery-change-password`; the setting `messages` overrides each by `change-password.<key>`. */
export const changeMessages = {
  form: 'Change your password',
  current: 'Current password',
  password: 'New password',
  submit: 'Change password',
  required: fieldMessages.required,
  done: 'Your password has been changed. Everywhere else you have been signed out.',
  again: 'Change it again',
  guest: 'Sign in to change your password.',
  signIn: 'Sign In',
  unreachable,
}

export type ChangeWords = typeof changeMessages
