import { nameMessage } from '@bindery/contract/name-rule.ts'
import type { MessageBook } from '@bindery/state/messages.ts'

export { newPassword } from '@bindery/state/new-password.messages.ts'

const base = {
  title: 'Create an account',
  hasAccount: 'Already have an account?',
  toSignIn: 'Sign in.',
  firstName: 'First name',
  lastName: 'Last name',
  optIn: 'Send me newsletters and special offers.',
  submit: 'Create account',
  privacyPolicy: 'Privacy Policy',
  emailInvalid: 'Email address is not valid.',
  nameRule: nameMessage,
}

export type RegistrationWords = typeof base

/** The texts of the registration screen (spec accounts 2 and 5); overridden by `registration.<key>`. */
export const registrationWords = (book: MessageBook): RegistrationWords =>
  book.define('registration', base).get()
