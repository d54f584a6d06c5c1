import type { MessageBook } from '@bindery/state/messages/book.ts'
import { params, unreachable } from '@bindery/state/messages/phrases.ts'
import type { StoreValue } from 'nanostores'

const base = {
  newsletters: 'Newsletters',
  marketingCampaigns: 'More mail from us',
  follow: 'Follow',
  following: 'Following',
  unfollow: 'Unfollow',
  forSubscribers: 'For subscribers',
  unsubscribeAll: 'Unsubscribe from all',
  question: 'Unsubscribe from all newsletters?',
  yes: 'Yes, unsubscribe',
  no: 'No, keep them',
  done: 'You are unsubscribed from all newsletters.',
  failed: 'Something went wrong. Please try again.',
  byEmail: 'Without an account',
  byEmailLead: 'Choose a newsletter, and it comes to your email address.',
  choice: 'Newsletter',
  email: 'Email address',
  signUp: 'Sign up',
  signedUp: params('{email} is signed up for {name}.'),
  starters: 'Topics to start with',
  unloaded: 'The newsletters could not be loaded.',
  again: 'Try again',
  unreachable,
  wrongEmail: 'Please enter a valid email address.',
}

/** Texts of the newsletter list, overridden by `newsletter.<key>`. */
export const newsletterMessages = (book: MessageBook) => book.define('newsletter', base)
export type NewsletterWords = StoreValue<ReturnType<typeof newsletterMessages>>
