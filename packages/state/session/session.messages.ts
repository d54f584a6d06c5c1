/** Noun `session`. */
export const sessionMessages = {
  expired: 'Your session has ended. Please sign in again.',
}
