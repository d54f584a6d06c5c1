import { nameMessage } from '@bindery/contract/name-rule.ts'
import { captchaMessages } from '@bindery/state/captcha.messages.ts'
import { fieldMessages } from '@bindery/state/field.messages.ts'
import type { MessageBook } from '@bindery/state/messages.ts'
import { resetSent } from '@bindery/state/password.messages.ts'
import { unreachable } from '@bindery/state/phrases.ts'
import type { StoreValue } from 'nanostores'

export { newPassword, newPasswordFault } from '@bindery/state/new-password.messages.ts'

const base = {
  ...captchaMessages,
  /** Spec accounts 2, to the letter, as all down to `create`. */
  signInTitle: 'Sign in to your account',
  registrationTitle: 'Create an account',
  resetTitle: 'Reset password',
  toCheckout: 'On to checkout',
  toRecipient: 'On to recipient',
  sendLink: 'Send link',
  backToSignIn: 'Back to sign in',
  toSignIn: 'On to sign in',
  noAccount: "Don't have an account?",
  create: 'Create one.',
  required: fieldMessages.required,
  /** The cards' own word for it (spec accounts 5). */
  wrongEmail: 'This email address is not valid.',
  sent: resetSent,
  hasAccount: 'Already have an account?',
  signIn: 'Sign in.',
  forgot: 'Forgot your password?',
  back: 'Back',
  resetLead:
    'Enter the email address of your account, and we will send you a link to reset your password.',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email address',
  password: 'Password',
  optIn: 'Send me newsletters and special offers.',
  nameRule: nameMessage,
  done: 'You are signed in.',
  unkept:
    'Your browser does not keep you signed in here. Sign in on our own site, then come back and reload this page.',
  /** The part of `unkept` that leads there. */
  unkeptLink: 'Sign in on our own site',
  known: 'You have a subscription already. Connect your subscription to go on.',
  /** The part of `known` that leads to the registration for subscribers. */
  knownLink: 'Connect your subscription',
  unreachable,
}

/** What the cards say; overridden by `checkoutCard.<key>`. */
export const cardMessages = (book: MessageBook) => book.define('checkoutCard', base)
export type CardWords = StoreValue<ReturnType<typeof cardMessages>>
