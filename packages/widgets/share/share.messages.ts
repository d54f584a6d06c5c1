import { fieldMessages } from '@bindery/state/messages/field.messages.ts'
import { params, unreachable } from '@bindery/state/messages/phrases.ts'

/** The texts of the social link. A page overrides them as `share.<key>`. */
export const shareMessages = {
  onTwitter: 'Share on X',
  onFacebook: 'Share on Facebook',
  onLinkedIn: 'Share on LinkedIn',
  newWindow: 'Opens a new window.',
}

/** The texts of the share button. A page overrides them as `share-button.<key>`. */
export const shareButtonMessages = { share: 'Share', about: params('Share: {title}') }

/** The texts of the button that shares a list. A page overrides them as `share-list-button.<key>`. */
export const shareListButtonMessages = { share: 'Share list', about: params('Share list: {list}') }

/** The texts of the embed button. A page overrides them as `video-embed-button.<key>`. */
export const videoEmbedButtonMessages = { embed: 'Embed', about: params('Embed: {title}') }

/** The texts of the share flyout. A page overrides them as `share-flyout.<key>`. */
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
  notShort: 'A short link is not available right now. The long one works as well.',
  shareOn: params('Share on {network}'),
  newWindow: 'Opens a new window.',
  blocked: params('Your browser has blocked the window of {network}.'),
  openTab: params('Open {network} in a new tab'),
  byMail: 'Email',
  /** On phones and tablets: opens the device's own list of apps. */
  device: 'Share with another app',
  deviceFailed: 'Your device could not share this. Copy the link instead.',
}

export type ShareFlyoutWords = typeof shareFlyoutMessages

/** The texts of the flyout that shares a list. A page overrides them as `share-list-flyout.<key>`. */
export const shareListFlyoutMessages = {
  title: params('Share “{list}”'),
  close: 'Close',
  link: 'Link to the list',
  copy: 'Copy link',
  copied: 'The link has been copied.',
  refused: 'Your browser does not let us copy. The link is selected: press Ctrl+C, or ⌘C on a Mac.',
  waiting: 'One moment…',
  gone: 'There is no list with this name any more.',
  again: 'Try again',
  byMail: 'Email',
  /** Why a guest is asked to sign in. */
  reason: params('to share “{list}”'),
}

export type ShareListFlyoutWords = typeof shareListFlyoutMessages

/** The texts of the flyout with the embed code. A page overrides them as `video-embed-flyout.<key>`. */
export const videoEmbedFlyoutMessages = {
  title: 'Embed this video',
  close: 'Close',
  code: 'Embed code',
  hint: 'Paste this code into your page.',
  copy: 'Copy code',
  copied: 'The code has been copied.',
  refused: 'Your browser does not let us copy. The code is selected: press Ctrl+C, or ⌘C on a Mac.',
}

export type VideoEmbedFlyoutWords = typeof videoEmbedFlyoutMessages

/** The texts of the form that shares by e-mail. A page overrides them as `share-mail.<key>`. */
export const shareMailMessages = {
  form: 'Share by email',
  from: 'Your email address',
  to: 'To',
  toHint: 'Email addresses, separated by commas',
  message: 'Message (optional)',
  submit: 'Send',
  ...fieldMessages,
  tooMany: params('Please enter {most} email addresses or fewer.'),
  foreign: 'This page cannot be shared by email.',
  /** Spec content and commerce 8: 'Shared via email', 'Shared via Twitter'. */
  shared: params('Shared via {provider}'),
  unreachable,
}

export type ShareMailWords = typeof shareMailMessages
