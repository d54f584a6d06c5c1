import type { MessageBook } from '../messages/book.ts'

const base = {
  /** The pending action in the modal, if the session has ended during the checkout. */
  intent: 'Go on with your order',
}

/** Noun `order-verb`. */
export const orderMessages = (book: MessageBook) => book.define('order-verb', base)

const caseStudy = { expires: 'Access to case studies expires six months after purchase.' }

/** Noun `case-study`: the notice for an order with a case study in it. */
export const caseStudyMessages = (book: MessageBook) => book.define('case-study', caseStudy)
