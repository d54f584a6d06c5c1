import type { Translation } from '@bindery/state/messages/book.ts'
import { unreachable } from '@bindery/state/messages/phrases.de.ts'
import type { checkoutMessages } from './checkout.messages.ts'

export default {
  order: {
    steps: 'Kasse',
    address: 'Adresse',
    shipping: 'Versandart',
    payment: 'Zahlung',
    review: 'Bestellung prüfen',
    signIn: 'Anmelden',
    guest:
      'Melden Sie sich an oder legen Sie ein Konto an, um zu bestellen. Was in Ihrem Warenkorb liegt, bleibt dort.',
    reason: 'um zu bestellen',
    empty: 'Ihr Warenkorb ist leer.',
    store: 'Zum Shop',
    maintenance:
      'Bestellungen und Bestellübersicht stehen von 7:30 bis 10 Uhr (EST) nicht zur Verfügung, weil unser Shop umzieht. Ihr Warenkorb bleibt erhalten.',
    unloaded: 'Ihre Bestellung konnte nicht geladen werden.',
    again: 'Noch einmal versuchen',
    unreachable,
    firstAddress: 'Bitte geben Sie zuerst Ihre Adresse ein.',
    firstShipping: 'Bitte wählen Sie zuerst eine Versandart.',
    firstPayment:
      'Bitte geben Sie zuerst Ihre Zahlungsdaten ein. Sie werden nicht gespeichert, wenn Sie die Seite verlassen.',
    cartChanged:
      'Ihr Warenkorb hat sich geändert, seit Sie ihn gesehen haben. Bitte prüfen Sie Ihre Bestellung noch einmal.',
    which: 'Wohin dürfen wir liefern?',
    newAddress: 'Eine neue Adresse',
    firstName: 'Vorname',
    lastName: 'Nachname',
    address1: 'Straße und Hausnummer',
    address2: 'Adresszusatz, Firma (freiwillig)',
    city: 'Ort',
    country: 'Land',
    choose: 'Bitte wählen …',
    state: 'Bundesstaat oder Provinz',
    postalCode: 'Postleitzahl',
    statesUnloaded: 'Die Bundesstaaten dieses Landes konnten nicht geladen werden.',
    addressInvalid:
      'An diese Adresse können wir nichts liefern. Bitte wählen Sie eine andere oder geben Sie eine neue ein.',
    addressGone: 'Diese Adresse ist nicht mehr gespeichert. Bitte wählen Sie eine andere.',
    continue: 'Weiter',
    how: 'Wie dürfen wir liefern?',
    days: '{days} Werktage',
    oneDay: 'ein Werktag',
    methodGone: 'Diese Versandart ist nicht mehr verfügbar. Bitte wählen Sie eine andere.',
    paymentLead: 'Was Sie hier eingeben, geht an den Zahlungsdienst und nicht an uns.',
    paymentWaiting: 'Das Zahlungsformular wird geladen …',
    paymentMissing:
      'Das Zahlungsformular konnte nicht geladen werden. Bitte laden Sie die Seite neu oder bestellen Sie telefonisch.',
    paymentFailed: 'Der Zahlungsdienst hat nicht geantwortet. Bitte versuchen Sie es noch einmal.',
    paymentDeclined:
      'Ihre Zahlung wurde abgelehnt. Bitte prüfen Sie Ihre Angaben oder nehmen Sie eine andere Karte. Es wurde nichts abgebucht.',
    paymentOld: 'Ihre Zahlungsdaten gelten nicht mehr. Bitte geben Sie sie noch einmal ein.',
    free: 'Es ist nichts zu bezahlen.',
    quantity: 'Menge: {count}',
    sentTo: 'Lieferung an',
    sentBy: 'Versandart',
    change: 'Ändern',
    changeOf: 'Ändern: {what}',
    place: 'Zahlungspflichtig bestellen',
    unsure:
      'Wir wissen nicht, ob Ihre Bestellung angekommen ist. Bestellen Sie noch einmal: Sie wird nicht doppelt ausgeführt.',
    subTotal: 'Zwischensumme',
    discount: 'Rabatt',
    tax: 'Steuer',
    shippingCost: 'Versand',
    later: 'Abhängig von der Adresse',
    total: 'Gesamtsumme',
    summary: 'Ihre Bestellung im Überblick',
    thanks: 'Vielen Dank für Ihre Bestellung.',
    number: 'Ihre Bestellnummer ist {id}.',
    mailed: 'Wir haben Ihnen eine Bestätigung per E-Mail geschickt.',
    history: 'Ihre Bestellungen',
    activate: 'Abonnement freischalten',
    activation:
      'Zu Ihrer Bestellung gehört ein Abonnement. Es wird auf der nächsten Seite freigeschaltet.',
  },
} satisfies { order: Translation<typeof checkoutMessages> }
