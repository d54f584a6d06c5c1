import type { MessageBook } from '@bindery/state/messages.ts'

const base = {
  title: 'Do this for you?',
  lead: 'Another reader wanted this, before you signed in:',
  yes: 'Yes, please',
  no: 'No',
}

/** The texts of the question about another reader's wish; overridden by `pending-question.<key>`. */
export const pendingQuestionWords = (book: MessageBook): typeof base =>
  book.define('pending-question', base).get()
