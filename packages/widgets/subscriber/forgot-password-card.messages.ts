import { captchaMessages } from '@bindery/state/captcha.messages.ts'
import { fieldMessages } from '@bindery/state/field.messages.ts'
import type { MessageBook } from '@bindery/state/messages.ts'
import { unreachable } from '@bindery/state/phrases.ts'
import type { StoreValue } from 'nanostores'

const base = {
  ...fieldMessages,
  ...captchaMessages,
  title: 'Forgot your password?',
  lead: 'Enter the email address of your account, and we will send you a link to reset your password.',
  email: 'Email address',
  submit: 'Send link',
  again: 'Send to another email address',
  unreachable,
  /** Spec accounts 8, to the letter. */
  sent: 'If your email is registered with us, you will receive an email with a link to reset your password.',
}

/** What the card says; overridden by `forgotPasswordCard.<key>`. */
export const cardMessages = (book: MessageBook) => book.define('forgotPasswordCard', base)
export type CardWords = StoreValue<ReturnType<typeof cardMessages>>
