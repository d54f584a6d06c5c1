import type { Translation } from '@bindery/state/messages/book.ts'
import type { persistentBannerMessages } from './persistent-banner.messages.ts'

export default {
  'persistent-banner': {
    label: 'Angebot für ein Abonnement',
    left: { one: 'Noch {count} freier Artikel', other: 'Noch {count} freie Artikel' },
    none: 'Kein freier Artikel mehr',
    offers: 'Zu den Abonnements',
    newTab: '(öffnet einen neuen Tab)',
    close: 'Schließen',
  },
} satisfies { 'persistent-banner': Translation<typeof persistentBannerMessages> }
