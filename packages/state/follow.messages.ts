import { params } from './phrases.ts'

/** Noun `follows`: what the modal says that was wanted, what is told when it was done, or was not. */
export const followsMessages = {
  wishToFollow: params('To follow {name}'),
  wishToUnfollow: params('To stop following {name}'),
  wishToUnsubscribeAll: 'To unsubscribe from all newsletters',
  followed: params('You now follow {name}.'),
  unfollowed: params('You no longer follow {name}.'),
  unsubscribedAll: 'You are unsubscribed from all newsletters.',
  /** Spec content 6 and 8, whose wording is not shown. */
  subscriberOnly: params('{name} is for subscribers only.'),
  executiveOnly: params('{name} is for Executive subscribers only.'),
  unknown: params('{name} cannot be followed any more.'),
  wrongEmail: 'Please enter a valid email address.',
}
