import type { Translation } from '@bindery/state/messages.ts'
import type { miniCartMessages } from './mini-cart.messages.ts'

export default {
  'mini-cart': {
    cart: 'Warenkorb',
  },
} satisfies { 'mini-cart': Translation<typeof miniCartMessages> }
