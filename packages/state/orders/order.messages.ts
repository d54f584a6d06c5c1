import type { MessageBook } from '../messages/book.ts'

/** The notice for orders during a maintenance of the store (spec content 2). */
export const maintenance =
  'Ordering and order history are unavailable between 7:30am and 10am EST during a store migration.'

const base = {
  /** The pending action in the modal, if the session has ended during the checkout. */
  intent: 'Go on with your order',
}

/** Noun `order-verb`. */
export const orderMessages = (book: MessageBook) => book.define('order-verb', base)

const caseStudy = { expires: 'Access to case studies expires six months after purchase.' }

/** Noun `case-study`: the notice for an order with a case study in it. */
export const caseStudyMessages = (book: MessageBook) => book.define('case-study', caseStudy)
