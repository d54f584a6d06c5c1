import { params } from '@bindery/state/messages/phrases.ts'

/** The texts of the paywall; overridden by `paywall.<key>`. */
export const paywallMessages = {
  guestTitle: 'Keep reading with a free account',
  guestLead: params('Registered readers open {limit} articles for free.'),
  ascendGuestLead: params('Registered readers open {limit} Ascend articles for free.'),
  register: 'Create an account',
  signIn: 'Sign In',
  hasAccount: 'Already have an account?',
  spentTitle: 'You have read all your free articles',
  ascendSpentTitle: 'You have read all your free Ascend articles',
  spentLead: params('You have read {limit} of {limit}. Subscribers read without a limit.'),
  subscribe: 'See subscription offers',
  /** While the rest of an article loads, after that, and after a failure. */
  coming: 'Loading the rest of the article…',
  whole: 'The whole article is on the page now.',
  failed: 'The rest of the article could not be loaded.',
  again: 'Try again',
  /** The reason that the modal shows. */
  wish: 'Keep reading this article',
}

export type PaywallWords = typeof paywallMessages
