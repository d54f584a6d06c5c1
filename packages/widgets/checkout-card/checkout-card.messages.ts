import { nameMessage } from '@bindery/contract/name-rule.ts'
import { resetSent } from '@bindery/state/account/password.messages.ts'
import { captchaMessages } from '@bindery/state/client/captcha.messages.ts'
import type { MessageBook } from '@bindery/state/messages/book.ts'
import { fieldMessages } from '@bindery/state/messages/field.messages.ts'
import { count, unreachable } from '@bindery/state/messages/phrases.ts'
import type { StoreValue } from 'nanostores'

const cardBase = {
  ...captchaMessages,
  /** The spec gives these texts, down to `create`, to the letter (accounts 2). */
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
  /** The cards' own text (spec accounts 5). */
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
  /** The part of `unkept` that is a link. */
  unkeptLink: 'Sign in on our own site',
  known: 'You have a subscription already. Connect your subscription to go on.',
  /** The part of `known` that links to the registration for subscribers. */
  knownLink: 'Connect your subscription',
  unreachable,
}

/** The texts of the cards; overridden by `checkoutCard.<key>`. */
export const cardMessages = (book: MessageBook) => book.define('checkoutCard', cardBase)
export type CardWords = StoreValue<ReturnType<typeof cardMessages>>

const problemBase = {
  /** The spec gives this text and the next two to the letter (accounts 8). */
  wrong: 'You have entered an invalid email and password combination. Please try again.',
  triesLeft: count({ one: 'You have {count} try left.', many: 'You have {count} tries left.' }),
  unavailable: 'That username is unavailable. Sign in or choose another email address.',
  /** The part of `unavailable` that links to the sign-in card. */
  unavailableLink: 'Sign in',
  /** A link to the reset card, in `orReset`. */
  reset: 'reset your password',
  orReset: 'You can also reset your password.',
}

/** The cards' texts for refusals, loaded with the first of them; overridden by `checkoutProblem.<key>`. */
export const problemMessages = (book: MessageBook) =>
  book.define('checkoutProblem', problemBase).get()

/** The texts of the checkout frame; overridden by `checkoutFrame.<key>`. */
export const frameMessages = {
  /** The accessible name of the frame. */
  title: 'Sign in or create an account to check out',
  waiting: 'Loading…',
  silent:
    'The form does not answer. If you see none below, try again, or open it on a page of its own.',
  again: 'Try again',
  apart: 'Open it on a page of its own',
}

export type FrameWords = typeof frameMessages
