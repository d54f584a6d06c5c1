import { captchaMessages } from '@bindery/state/client/captcha.messages.ts'
import type { MessageBook } from '@bindery/state/messages/book.ts'
import { fieldMessages } from '@bindery/state/messages/field.messages.ts'
import { params, unreachable } from '@bindery/state/messages/phrases.ts'
import type { StoreValue } from 'nanostores'

const sharedBase = {
  ...fieldMessages,
  ...captchaMessages,
  email: 'Email address',
  accountNumber: 'Account number',
  accountNumberHint: 'It is on the address label of your magazine, above your name.',
  password: 'Password',
  optIn: 'Send me newsletters and special offers.',
  unreachable,

  help: 'Need help? Contact Customer Service.',
  /** The part of `help` and of `closed` that links to customer service. */
  helpLink: 'Customer Service',

  /** Shown to a signed-in subscriber instead of a form. */
  readerTitle: 'Your subscription',
  readerLead: params('You are signed in as {name}.'),
  term: 'Term',
  until: 'Access until',
}

/** The texts that lookup and registration share; overridden by `subscriber.<key>`. */
export const subscriberMessages = (book: MessageBook) => book.define('subscriber', sharedBase)
export type SubscriberWords = StoreValue<ReturnType<typeof subscriberMessages>>

const lookupBase = {
  title: 'Find your subscription',
  lead: 'Enter the email address and the account number of your subscription.',
  submit: 'Find subscription',

  foundTitle: 'We found your subscription',
  foundLead: params('Welcome, {name}. Choose a password to read on the web.'),
  foundLeadNameless: 'Choose a password to read on the web.',
  verify: 'Verify subscription',
  back: 'Look for another subscription',

  /** Replaces the form when `verify-url` is on an origin that is not allowed. */
  closed: 'Subscriptions cannot be looked up on this page. Please contact Customer Service.',
}

/** The texts of the lookup; overridden by `subscriberLookup.<key>`. */
export const lookupMessages = (book: MessageBook) => book.define('subscriberLookup', lookupBase)
export type LookupWords = StoreValue<ReturnType<typeof lookupMessages>>

const registrationBase = {
  title: 'Connect your subscription',
  lead: 'Your subscription includes reading on the web. Enter its account number and choose a password.',
  /** The e-mail in the page's address could not be decoded. */
  unread: 'We could not read your email address from the link. Please enter it below.',
  submit: 'Create account',
  /** Leads back to the page where the reader began to register. */
  back: 'Go back to the page you came from',
}

/** The texts of the registration of subscribers; overridden by `subscriberRegistration.<key>`. */
export const registrationMessages = (book: MessageBook) =>
  book.define('subscriberRegistration', registrationBase)
export type RegistrationWords = StoreValue<ReturnType<typeof registrationMessages>>

const cardBase = {
  ...fieldMessages,
  ...captchaMessages,
  title: 'Forgot your password?',
  lead: 'Enter the email address of your account, and we will send you a link to reset your password.',
  email: 'Email address',
  submit: 'Send link',
  again: 'Send to another email address',
  unreachable,
  /** The spec gives this text to the letter (accounts 8). */
  sent: 'If your email is registered with us, you will receive an email with a link to reset your password.',
}

/** The texts of the forgot-password card; overridden by `forgotPasswordCard.<key>`. */
export const cardMessages = (book: MessageBook) => book.define('forgotPasswordCard', cardBase)
export type CardWords = StoreValue<ReturnType<typeof cardMessages>>

const problemBase = {
  /** The spec gives this text and the next two to the letter (accounts 8). */
  noneFound: 'No Active Subscriptions Found',
  unavailable: 'That username is unavailable. Sign in or choose another email address.',
  locked:
    'You cannot unlock your account by resetting the password. Please wait 24 hours to unlock and try again.',
  exists: 'There is an account with this email address already. Sign in to read on.',
  /** The part of `unavailable` and `exists` that opens sign-in. */
  signIn: 'Sign in',
  /** The subscription is active, but was bought where the site cannot verify it. */
  otherSource:
    'Your subscription is active, but it cannot be connected here. Please contact Customer Service.',
  /** The part of `otherSource` that is a link. */
  otherSourceLink: 'Customer Service',
  /** Replaces `exists` for a signed-in reader. */
  existsReader: 'There is an account with this email address already.',
}

/** The texts for refusals, loaded with the first of them; overridden by `subscriberProblem.<key>`. */
export const problemMessages = (book: MessageBook) =>
  book.define('subscriberProblem', problemBase).get()
