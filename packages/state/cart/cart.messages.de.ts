import type { Translation } from '../messages/book.ts'
import { unreachable } from '../messages/phrases.de.ts'
import type { cartMessages } from './cart.messages.ts'

export default {
  'cart-verb': {
    wishToAdd: 'Um etwas in Ihren Warenkorb zu legen',
    wishToChange: 'Um Ihren Warenkorb zu ändern',
    added: 'In Ihren Warenkorb gelegt.',
    changed: 'Ihr Warenkorb wurde geändert.',
    promoUnknown: 'Diesen Gutscheincode kennen wir nicht. Bitte prüfen Sie die Schreibweise.',
    promoExpired: 'Dieser Gutscheincode gilt nicht mehr.',
    promoNotApplicable: 'Dieser Gutscheincode gilt nicht für das, was in Ihrem Warenkorb liegt.',
    stateUnknown: 'Bitte wählen Sie einen Bundesstaat oder eine Provinz.',
    quantityInvalid:
      'Bitte geben Sie eine Menge über 0 ein; digitale Produkte werden einzeln verkauft.',
    lineUnknown: 'Das liegt nicht mehr in Ihrem Warenkorb.',
    productUnknown: 'Dieses Produkt wird nicht mehr verkauft.',
    notAvailable: 'Dieses Produkt kann noch nicht bestellt werden.',
    cartFull: 'Ihr Warenkorb ist voll. Bitte bestellen Sie zuerst, was darin liegt.',
    unreachable,
    maintenance:
      'Bestellungen und Bestellübersicht stehen von 7:30 bis 10 Uhr (EST) nicht zur Verfügung, weil unser Shop umzieht. Ihr Warenkorb bleibt erhalten.',
  },
} satisfies { 'cart-verb': Translation<typeof cartMessages> }
