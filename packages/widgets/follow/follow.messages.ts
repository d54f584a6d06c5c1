import { params, unreachable } from '@bindery/state/messages/phrases.ts'

/** Texts of the follow button (noun `follow`), overridden by `follow.<key>`. */
export const followMessages = {
  follow: 'Follow',
  following: 'Following',
  unfollow: 'Unfollow',
  /** A button's accessible name: its label and the followed item. */
  named: params('{word} {name}'),
  unreachable,
}
