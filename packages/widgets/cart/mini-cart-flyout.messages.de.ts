import type { Translation } from '@bindery/state/messages.ts'
import type { miniCartFlyoutMessages } from './mini-cart-flyout.messages.ts'

export default {
  'mini-cart-flyout': {
    title: 'Ihr Warenkorb',
    close: 'Schließen',
    loading: 'Wird geladen …',
    empty: 'Ihr Warenkorb ist leer.',
    visitStore: 'Zum Shop',
    viewCart: 'Zum Warenkorb',
    total: 'Summe',
    quantity: 'Menge: {count}',
    permission: 'Nutzungsrecht',
    more: { one: 'und {count} weiterer', other: 'und {count} weitere' },
    again: 'Noch einmal versuchen',
    stale: 'Sie sehen den Warenkorb, wie wir ihn zuletzt kannten.',
  },
} satisfies { 'mini-cart-flyout': Translation<typeof miniCartFlyoutMessages> }
