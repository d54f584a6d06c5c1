import { nameMessage } from '@bindery/contract/name-rule.ts'
import type { MessageBook } from '@bindery/state/messages/book.ts'
import { fieldMessages } from '@bindery/state/messages/field.messages.ts'
import { params, unreachable } from '@bindery/state/messages/phrases.ts'
import type { StoreValue } from 'nanostores'

const base = {
  ...fieldMessages,
  wrongName: nameMessage,
  form: params('Sign up for mail from {author}'),
  formAny: 'Sign up for our mail',
  email: 'Email address',
  firstName: 'First name',
  lastName: 'Last name',
  companyName: 'Company',
  submit: 'Sign up',
  done: params('Thank you. You will hear from {author}.'),
  doneAny: 'Thank you. You have signed up.',
  again: 'Sign up someone else',
  unreachable,
}

/** Texts of the MB form, overridden by `mb.<key>`. */
export const mbMessages = (book: MessageBook) => book.define('mb', base)
export type MbWords = StoreValue<ReturnType<typeof mbMessages>>
