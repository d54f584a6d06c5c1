import type { Translation } from '../messages/book.ts'
import type { caseStudyMessages, orderMessages } from './order.messages.ts'

export default {
  'order-verb': { intent: 'Mit Ihrer Bestellung fortfahren' },
  'case-study': { expires: 'Der Zugang zu Fallstudien endet sechs Monate nach dem Kauf.' },
} satisfies {
  'order-verb': Translation<typeof orderMessages>
  'case-study': Translation<typeof caseStudyMessages>
}
