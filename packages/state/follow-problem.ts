import { failureMessages, wordsOf } from './failure.messages.ts'
import type { Failure } from './failure.ts'
import { followsMessages } from './follow.messages.ts'
import type { MessageBook } from './messages.ts'

/** What a reader is told when following has failed. Import it only then. */
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
