import type { MessageBook } from '@bindery/state/messages.ts'

/** What is said of orders with a case study in them; overridden by `case-study.<key>`. */
const base = { expires: 'Access to case studies expires six months after purchase.' }

export const caseStudyMessages = (book: MessageBook) => book.define('case-study', base)
