import type { Translation } from '@bindery/state/messages/book.ts'
import { maintenance } from '@bindery/state/orders/order.messages.de.ts'
import type { historyMessages } from './order-history.messages.ts'

export default {
  'order-history': {
    list: 'Ihre Bestellungen',
    purchased: 'Gekauft',
    cancelled: 'Storniert',
    total: 'Gesamtsumme: {amount}',
    more: { one: 'und {count} weiterer', other: 'und {count} weitere' },
    loadMore: 'Weitere laden',
    loaded: '{count} weitere, {shown} von {total}',
    loadedMore: '{count} weitere',
    empty: 'Sie haben noch nichts bestellt',
    store: 'Zum Shop',
    guest: 'Melden Sie sich an, um Ihre Bestellungen zu sehen.',
    signIn: 'Anmelden',
    reason: 'um Ihre Bestellungen zu sehen',
    loading: 'Ihre Bestellungen werden geladen …',
    unloaded: 'Ihre Bestellungen konnten nicht geladen werden.',
    again: 'Noch einmal versuchen',
    maintenance,
  },
} satisfies { 'order-history': Translation<typeof historyMessages> }
