import { failureMessages, wordsOf } from '../client/failure.messages.ts'
import type { Failure } from '../client/failure.ts'
import type { MessageBook } from '../messages/book.ts'
import { followsMessages } from './follows.messages.ts'

/** The text for a failed change of follows. */
export const followProblem = (
  failure: Failure,
  messages: MessageBook,
  { name }: { readonly name: string },
): string => {
  const words = messages.define('follows', followsMessages).get()
  switch (failure.kind === 'refused' && failure.code) {
    case 'subscriber_only':
      return words.subscriberOnly({ name })
    case 'executive_only':
      return words.executiveOnly({ name })
    case 'follow_unknown':
      return words.unknown({ name })
    case 'invalid_email':
      return words.wrongEmail
    default:
      return wordsOf(failure, failureMessages(messages).get())
  }
}
