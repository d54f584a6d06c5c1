import { fieldMessages } from '@bindery/state/field.messages.ts'
import { params, unreachable } from '@bindery/state/phrases.ts'

/** The texts of the form that shares by e-mail; overridden by `share-mail.<key>`. */
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
