import type { Translation } from '@bindery/state/messages/book.ts'
import type { persistentBannerMessages } from './persistent-banner.messages.ts'

export default {
  'persistent-banner': {
    label: 'Abonnement-Angebot',
    left: { one: 'Noch {count} kostenloser Artikel', other: 'Noch {count} kostenlose Artikel' },
    none: 'Keine kostenlosen Artikel mehr',
    offers: 'Zu den Abonnements',
    newTab: '(öffnet einen neuen Tab)',
    close: 'Schließen',
  },
} satisfies { 'persistent-banner': Translation<typeof persistentBannerMessages> }
