import { params, unreachable } from '@bindery/state/phrases.ts'

/** Noun `follow`: the follow button; overridden by `follow.<key>`. */
export const followMessages = {
  follow: 'Follow',
  following: 'Following',
  unfollow: 'Unfollow',
  /** What a button is called: its word, and what is followed. */
  named: params('{word} {name}'),
  unreachable,
}
