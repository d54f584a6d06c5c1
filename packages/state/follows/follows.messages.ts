import { params } from '../messages/phrases.ts'

/** Noun `follows`: the pending action in the modal, and the texts for success and failure. */
export const followsMessages = {
  wishToFollow: params('To follow {name}'),
  wishToUnfollow: params('To stop following {name}'),
  wishToUnsubscribeAll: 'To unsubscribe from all newsletters',
  followed: params('You now follow {name}.'),
  unfollowed: params('You no longer follow {name}.'),
  unsubscribedAll: 'You are unsubscribed from all newsletters.',
  /** Spec content 6 and 8. The spec gives no wording. */
  subscriberOnly: params('{name} is for subscribers only.'),
  executiveOnly: params('{name} is for Executive subscribers only.'),
  unknown: params('{name} cannot be followed any more.'),
  wrongEmail: 'Please enter a valid email address.',
}
