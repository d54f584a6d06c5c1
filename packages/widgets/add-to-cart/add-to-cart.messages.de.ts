import type { Translation } from '@bindery/state/messages/book.ts'
import type { addToCartMessages, modalMessages } from './add-to-cart.messages.ts'

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
  'add-to-cart-modal': {
    processing: 'Wird in den Warenkorb gelegt …',
    added: 'Im Warenkorb',
    many: '{title}, {quantity} Exemplare',
    permission: 'Erlaubnis, {quantity} Kopien zu machen: {title}',
    keepOn: 'Weiter einkaufen',
    checkout: 'Zur Kasse',
    alike: 'Das könnte Ihnen auch gefallen',
    refused: 'Es tut uns leid, etwas ist schiefgegangen.',
    call: 'Bitte rufen Sie den Kundenservice an ({phone}) und nennen Sie {ids}.',
    write: 'Bitte wenden Sie sich an den Kundenservice und nennen Sie {ids}.',
    help: 'Kundenservice',
    back: 'Zurück zur Seite',
    maintenance: 'Unser Shop zieht um',
    maintenanceNotice:
      'Bestellungen und Bestellübersicht stehen von 7:30 bis 10 Uhr (EST) nicht zur Verfügung, weil unser Shop umzieht. Es wurde nichts hinzugefügt; Ihr Warenkorb bleibt erhalten.',
    close: 'Schließen',
  },
} satisfies {
  'add-to-cart': Translation<typeof addToCartMessages>
  'add-to-cart-modal': Translation<typeof modalMessages>
}
