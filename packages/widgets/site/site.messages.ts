import { params } from '@bindery/state/messages/phrases.ts'

/** The texts of `bindery-site`; overridden by `site.<key>`. */
export const siteMessages = {
  /** Names the link in the modal that asks a guest to sign in. */
  visit: params('Go on to “{title}”'),
  hintTitle: 'Search as a subscriber',
  hint: 'Everything you find here is open to you: your subscription includes all articles, and none of them is counted.',
}
