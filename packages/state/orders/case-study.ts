import type { MessageBook } from '../messages/book.ts'
import { caseStudyMessages } from './order.messages.ts'

/** The notice for an order with a case study in it; null if it has none. */
export const caseStudyNotice = (
  lines: readonly { readonly contentType: string }[],
  messages: MessageBook,
): string | null =>
  lines.some(({ contentType }) => /case study/i.test(contentType))
    ? caseStudyMessages(messages).get().expires
    : null
