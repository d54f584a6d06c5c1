import { captchaMessages } from '@bindery/state/captcha.messages.ts'
import { fieldMessages } from '@bindery/state/field.messages.ts'
import type { MessageBook } from '@bindery/state/messages.ts'
import { params, unreachable } from '@bindery/state/phrases.ts'
import type { StoreValue } from 'nanostores'

const base = {
  ...fieldMessages,
  ...captchaMessages,
  email: 'Email address',
  accountNumber: 'Account number',
  accountNumberHint: 'It is on the address label of your magazine, above your name.',
  password: 'Password',
  optIn: 'Send me newsletters and special offers.',
  unreachable,

  help: 'Need help? Contact Customer Service.',
  /** The part of `help` and of `closed` that leads to customer service. */
  helpLink: 'Customer Service',

  /** To a subscriber who is signed in: there is nothing left to fill in. */
  readerTitle: 'Your subscription',
  readerLead: params('You are signed in as {name}.'),
  term: 'Term',
  until: 'Access until',
}

/** What the lookup and the registration of subscribers both say; overridden by `subscriber.<key>`. */
export const subscriberMessages = (book: MessageBook) => book.define('subscriber', base)
export type SubscriberWords = StoreValue<ReturnType<typeof subscriberMessages>>
