import type { MessageBook } from '@bindery/state/messages.ts'
import { params } from '@bindery/state/phrases.ts'
import type { StoreValue } from 'nanostores'

const base = {
  title: 'Find your subscription',
  lead: 'Enter the email address and the account number of your subscription.',
  submit: 'Find subscription',

  foundTitle: 'We found your subscription',
  foundLead: params('Welcome, {name}. Choose a password to read on the web.'),
  foundLeadNameless: 'Choose a password to read on the web.',
  verify: 'Verify subscription',
  back: 'Look for another subscription',

  /** In place of the form, where `verify-url` leads to a place that nobody has named. */
  closed: 'Subscriptions cannot be looked up on this page. Please contact Customer Service.',
}

/** What the lookup says; overridden by `subscriberLookup.<key>`. */
export const lookupMessages = (book: MessageBook) => book.define('subscriberLookup', base)
export type LookupWords = StoreValue<ReturnType<typeof lookupMessages>>
