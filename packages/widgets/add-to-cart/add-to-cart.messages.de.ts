import type { Translation } from '@bindery/state/messages.ts'
import type { addToCartMessages } from './add-to-cart.messages.ts'

export default {
  'add-to-cart': {
    add: 'In den Warenkorb',
    addNamed: 'In den Warenkorb: {title}',
    quantity: 'Menge',
    copies: 'Anzahl der Kopien',
    invalid: 'Bitte geben Sie eine Menge von 1 bis {most} ein.',
    once: 'Ein digitales Produkt wird einmal bestellt.',
    failed: 'Es tut uns leid, etwas ist schiefgegangen.',
  },
} satisfies { 'add-to-cart': Translation<typeof addToCartMessages> }
