import { captchaMessages } from '@bindery/state/captcha.messages.ts'
import { fieldMessages } from '@bindery/state/field.messages.ts'
import { resetSent } from '@bindery/state/password.messages.ts'
import { unreachable } from '@bindery/state/phrases.ts'

export { passwordWords } from '@bindery/state/password.messages.ts'

/**
 * The texts of the auth modal that every screen or the first one needs (spec accounts 2 and 5, to the
 * letter where the spec has it). The setting `messages` overrides each by `auth.<key>`.
 */
export const authMessages = {
  close: 'Close',

  signInTitle: 'Sign In',
  signInSubmit: 'Sign In',
  noAccount: "Don't have an account?",
  toRegistration: 'Create one',
  toForgotPassword: 'Forgot your password?',

  email: 'Email address',
  password: 'Password',
  ...fieldMessages,

  /** Said in the page's live region, too, when the modal has closed itself. */
  resetSent,
  /** When not even the words for what went wrong can be fetched. */
  unreachable,

  ...captchaMessages,
}

export type AuthWords = typeof authMessages
