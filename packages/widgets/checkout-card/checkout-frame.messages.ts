/** The texts of the checkout's frame; overridden by `checkoutFrame.<key>`. */
export const frameMessages = {
  /** Names the frame for whoever cannot see it. */
  title: 'Sign in or create an account to check out',
  waiting: 'Loading…',
  silent:
    'The form does not answer. If you see none below, try again, or open it on a page of its own.',
  again: 'Try again',
  apart: 'Open it on a page of its own',
}

export type FrameWords = typeof frameMessages
