import { count, params, unreachable } from '@bindery/state/messages/phrases.ts'

/** The texts of the gift flyout. A page overrides them as `gift-flyout.<key>`. */
export const giftFlyoutMessages = {
  /** Shown before a gift is spent. */
  offer:
    'Anyone with a gift link can read this article without an account. Each link counts as one of your gifts.',
  make: 'Make the link',
  asking: 'Making the link…',
  about: 'Anyone with this link can read the article without an account.',
  link: 'Gift link',
  left: count({ one: '{count} gift left', other: '{count} gifts left' }),
  noneLeft: 'This was your last gift.',
  /** Announced when the link arrives. */
  ready: params('The gift link is ready. {left}.'),
  copy: 'Copy link',
  copied: 'The link is copied.',
  copyRefused: 'The link could not be copied. It is selected: copy it with your keyboard.',
  again: 'Try again',
  /** Shown if the chunk with the texts of failures fails to load. */
  unreachable,
  close: 'Close',
}
