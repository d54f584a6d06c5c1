import { nameMessage } from '@bindery/contract/name-rule.ts'
import type { StoreValue } from 'nanostores'
import type { MessageBook } from './book.ts'
import { fieldMessages } from './field.messages.ts'
import { params } from './phrases.ts'

const base = {
  ...fieldMessages,
  /** With 30: 'This field must be less than 30 characters.' */
  tooLong: params('This field must be less than {count} characters.'),
  tooShort: params('This field must be at least {count} characters.'),
  tooLow: params('Please enter a value that is not less than {bound}.'),
  tooHigh: params('Please enter a value that is not more than {bound}.'),
  wrongValue: 'Please enter a valid value into this field.',
  wrongChoice: 'Please select a valid value',
  wrongName: nameMessage,
}

/** The texts of invalid fields (spec accounts 5). Overridden by `validity.<key>`. */
export const validityMessages = (book: MessageBook) => book.define('validity', base)
export type ValidityWords = StoreValue<ReturnType<typeof validityMessages>>
