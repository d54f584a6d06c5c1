import { params } from '@bindery/state/phrases.ts'

/** The texts of the flyout that shares a list; overridden by `share-list-flyout.<key>`. */
export const shareListFlyoutMessages = {
  title: params('Share “{list}”'),
  close: 'Close',
  link: 'Link to the list',
  copy: 'Copy link',
  copied: 'The link has been copied.',
  refused: 'Your browser does not let us copy. The link is selected: press Ctrl+C, or ⌘C on a Mac.',
  waiting: 'One moment…',
  gone: 'There is no list of this name any more.',
  again: 'Try again',
  byMail: 'Email',
  /** Why a guest is asked to sign in. */
  reason: params('to share “{list}”'),
}

export type ShareListFlyoutWords = typeof shareListFlyoutMessages
