import type { MessageBook } from '@bindery/state/messages.ts'

const base = {
  title: 'Reset your password',
  lead: 'Enter your email address and we will send you a link to reset your password.',
  submit: 'Send link',
  back: 'Back to sign in',
  getHelp: 'Get Help',
}

/** The texts of the screen forgot-password (spec accounts 2); overridden by `forgot-password.<key>`. */
export const forgotPasswordWords = (book: MessageBook): typeof base =>
  book.define('forgot-password', base).get()
