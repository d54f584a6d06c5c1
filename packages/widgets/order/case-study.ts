import type { MessageBook } from '@bindery/state/messages.ts'
import { caseStudyMessages } from './case-study.messages.ts'

/** What a reader is told of an order with a case study in it; null where there is none. */
export const caseStudyNotice = (
  lines: readonly { readonly contentType: string }[],
  messages: MessageBook,
): string | null =>
  lines.some(({ contentType }) => /case study/i.test(contentType))
    ? caseStudyMessages(messages).get().expires
    : null
