import type { Translation } from '@bindery/state/messages.ts'
import type { cartBadgeMessages } from './cart-badge.messages.ts'

export default {
  'cart-badge': {
    items: { one: '{count} Artikel', other: '{count} Artikel' },
    now: { one: '{count} Artikel in Ihrem Warenkorb', other: '{count} Artikel in Ihrem Warenkorb' },
  },
} satisfies { 'cart-badge': Translation<typeof cartBadgeMessages> }
