import { params } from '@bindery/state/phrases.ts'

/** The texts of the share flyout; overridden by `share-flyout.<key>`. */
export const shareFlyoutMessages = {
  title: 'Share',
  close: 'Close',
  ways: 'Ways to share',
  url: 'URL',
  facebook: 'Facebook',
  twitter: 'X',
  linkedin: 'LinkedIn',
  link: 'Link',
  copy: 'Copy link',
  copied: 'The link has been copied.',
  refused: 'Your browser does not let us copy. The link is selected: press Ctrl+C, or ⌘C on a Mac.',
  shorten: 'Use a short link',
  short: 'This is the short link now.',
  notShort: 'There is no short link just now. The long one works as well.',
  shareOn: params('Share on {network}'),
  newWindow: 'Opens a new window.',
  blocked: params('Your browser has blocked the window of {network}.'),
  openTab: params('Open {network} in a new tab'),
  byMail: 'Email',
}

export type ShareFlyoutWords = typeof shareFlyoutMessages
