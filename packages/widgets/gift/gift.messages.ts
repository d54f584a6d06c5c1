import { count, params, unreachable } from '@bindery/state/phrases.ts'

/** The texts of the gift flyout; overridden by `gift-flyout.<key>`. */
export const giftFlyoutMessages = {
  asking: 'Making the link…',
  /** What the link does. */
  about: 'Whoever has this link can read the article, without an account.',
  link: 'Gift link',
  left: count({ one: '{count} gift left', other: '{count} gifts left' }),
  noneLeft: 'This was your last gift.',
  /** Spoken when the link is there. */
  ready: params('The gift link is ready. {left}.'),
  copy: 'Copy link',
  copied: 'The link is copied.',
  copyRefused: 'The link could not be copied. It is selected: copy it with your keyboard.',
  again: 'Try again',
  /** When not even the words for a failure can be fetched. */
  unreachable,
  close: 'Close',
}
