import { params } from '../messages/phrases.ts'

/** Noun `session`. */
export const sessionMessages = {
  expired: 'Your session has ended. Please sign in again.',
  /** Announced after a sign-in, on the page that the reader then sees. */
  signedInAs: params('You are signed in as {name}.'),
}
