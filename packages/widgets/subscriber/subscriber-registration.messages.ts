import type { MessageBook } from '@bindery/state/messages.ts'
import type { StoreValue } from 'nanostores'

const base = {
  title: 'Connect your subscription',
  lead: 'Your subscription includes the web. Enter its account number and choose a password.',
  /** The address of the page names no e-mail that can be read. */
  unread: 'We could not read your email address from the link. Please enter it below.',
  submit: 'Create account',
}

/** What the registration of subscribers says; overridden by `subscriberRegistration.<key>`. */
export const registrationMessages = (book: MessageBook) =>
  book.define('subscriberRegistration', base)
export type RegistrationWords = StoreValue<ReturnType<typeof registrationMessages>>
