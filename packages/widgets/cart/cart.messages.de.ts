import type { Translation } from '@bindery/state/messages/book.ts'
import type {
  cartBadgeMessages,
  cartPageMessages,
  miniCartFlyoutMessages,
  miniCartMessages,
} from './cart.messages.ts'

export default {
  cart: {
    title: 'Ihr Warenkorb',
    loading: 'Wird geladen …',
    again: 'Noch einmal versuchen',
    stale: 'Sie sehen den Warenkorb, wie wir ihn zuletzt kannten.',
    lines: 'Inhalt Ihres Warenkorbs',
    items: { one: '{count} Artikel', other: '{count} Artikel' },

    quantity: 'Menge',
    quantityOf: 'Menge: {title}',
    quantityNow: 'Menge von {title}: {count}.',
    more: 'Ein Exemplar mehr: {title}',
    fewer: 'Ein Exemplar weniger: {title}',
    quantityRule: 'Bitte geben Sie eine Menge von 1 bis {most} ein.',
    each: 'je {price}',
    instead: '{price} statt {list}',
    permission: 'Nutzungsrecht',
    saving: 'Wird gespeichert …',
    removing: 'Wird entfernt …',
    remove: 'Entfernen',
    removeOf: '{title} entfernen',
    removed: '„{title}“ wurde aus Ihrem Warenkorb entfernt.',
    undo: 'Rückgängig machen',
    priceChanged: 'Der Preis hat sich geändert: Bisher war er {price}.',

    pricesChanged:
      'Seit Sie diese Produkte ausgewählt haben, haben sich Preise geändert. Sie sehen die Preise von heute.',
    merged: {
      one: 'Was Sie vor der Anmeldung ausgewählt hatten ({count} Produkt), liegt nun auch in Ihrem Warenkorb.',
      other:
        'Was Sie vor der Anmeldung ausgewählt hatten ({count} Produkte), liegt nun auch in Ihrem Warenkorb.',
    },
    vanished: '„{title}“ wird nicht mehr verkauft und liegt nicht mehr in Ihrem Warenkorb.',
    gotIt: 'Verstanden',

    empty: 'Ihr Warenkorb ist leer.',
    visitStore: 'Zum Shop',

    promo: 'Gutscheincode',
    promoCode: 'Gutscheincode',
    promoRequired: 'Bitte füllen Sie dieses Feld aus.',
    apply: 'Einlösen',
    applied: 'Code {code}: {what}',
    notApplied: '{code} gilt nicht für das, was jetzt in Ihrem Warenkorb liegt.',
    removePromo: '{code} entfernen',
    promoRemoved: '{code} wurde entfernt.',

    estimate: 'Steuer und Versand schätzen',
    country: 'Land',
    state: 'Bundesstaat oder Provinz',
    choose: 'Bitte wählen …',
    stateRequired: 'Bitte wählen Sie einen Bundesstaat oder eine Provinz.',
    reckon: 'Schätzen',

    summary: 'Zusammenfassung',
    listPrices: 'Zu Listenpreisen',
    saved: 'Mengenrabatt',
    subTotal: 'Zwischensumme',
    discount: 'Rabatt',
    tax: 'Steuer',
    shipping: 'Versand',
    estimatedFor: 'Geschätzt für {place}',
    notEstimated: 'Noch nicht geschätzt',
    free: 'Kostenlos',
    grandTotal: 'Gesamtsumme',
    checkout: 'Zur Kasse',
  },
  'mini-cart': {
    cart: 'Warenkorb',
  },
  'mini-cart-flyout': {
    title: 'Ihr Warenkorb',
    close: 'Schließen',
    loading: 'Wird geladen …',
    empty: 'Ihr Warenkorb ist leer.',
    visitStore: 'Zum Shop',
    viewCart: 'Zum Warenkorb',
    total: 'Gesamtsumme',
    quantity: 'Menge: {count}',
    permission: 'Nutzungsrecht',
    more: { one: 'und {count} weiterer', other: 'und {count} weitere' },
    again: 'Noch einmal versuchen',
    stale: 'Sie sehen den Warenkorb, wie wir ihn zuletzt kannten.',
  },
  'cart-badge': {
    items: { one: '{count} Artikel', other: '{count} Artikel' },
    now: { one: '{count} Artikel in Ihrem Warenkorb', other: '{count} Artikel in Ihrem Warenkorb' },
  },
} satisfies {
  cart: Translation<typeof cartPageMessages>
  'mini-cart': Translation<typeof miniCartMessages>
  'mini-cart-flyout': Translation<typeof miniCartFlyoutMessages>
  'cart-badge': Translation<typeof cartBadgeMessages>
}
