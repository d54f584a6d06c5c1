import type { Translation } from './messages.ts'
import type { orderMessages } from './order.messages.ts'

export default {
  'order-verb': { intent: 'Mit Ihrer Bestellung fortfahren' },
} satisfies { 'order-verb': Translation<typeof orderMessages> }
