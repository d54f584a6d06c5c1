import { params } from '@bindery/state/phrases.ts'

/** What `bindery-site` says; overridden by `site.<key>`. */
export const siteMessages = {
  /** Why a guest is asked to sign in, named in the modal. */
  visit: params('Go on to “{title}”'),
  hintTitle: 'Search as a subscriber',
  hint: 'Everything you find here is open to you: your subscription includes all articles, and none of them is counted.',
}
