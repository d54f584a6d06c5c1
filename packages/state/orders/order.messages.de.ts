import type { Translation } from '../messages/book.ts'
import type { caseStudyMessages, orderMessages } from './order.messages.ts'

/** `maintenance` of order.messages.ts, in German. */
export const maintenance =
  'Bestellungen und Bestellübersicht stehen von 7:30 bis 10 Uhr (EST) nicht zur Verfügung, weil unser Shop umzieht.'

export default {
  'order-verb': { intent: 'Mit Ihrer Bestellung fortfahren' },
  'case-study': { expires: 'Der Zugang zu Fallstudien endet sechs Monate nach dem Kauf.' },
} satisfies {
  'order-verb': Translation<typeof orderMessages>
  'case-study': Translation<typeof caseStudyMessages>
}
