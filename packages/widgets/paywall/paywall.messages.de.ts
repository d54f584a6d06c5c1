import type { Translation } from '@bindery/state/messages/book.ts'
import type { paywallMessages } from './paywall.messages.ts'

export default {
  paywall: {
    guestTitle: 'Lesen Sie mit einem kostenlosen Konto weiter',
    guestLead: 'Mit einem Konto öffnen Sie {limit} Artikel kostenlos.',
    ascendGuestLead: 'Mit einem Konto öffnen Sie {limit} Ascend-Artikel kostenlos.',
    register: 'Konto anlegen',
    signIn: 'Anmelden',
    hasAccount: 'Sie haben schon ein Konto?',
    spentTitle: 'Sie haben alle kostenlosen Artikel gelesen',
    ascendSpentTitle: 'Sie haben alle kostenlosen Ascend-Artikel gelesen',
    spentLead: 'Das waren {limit} von {limit}. Mit einem Abonnement lesen Sie unbegrenzt.',
    subscribe: 'Zu den Abonnements',
    coming: 'Der Rest des Artikels wird geladen …',
    whole: 'Der ganze Artikel steht jetzt auf der Seite.',
    failed: 'Der Rest des Artikels konnte nicht geladen werden.',
    again: 'Noch einmal versuchen',
    wish: 'Diesen Artikel weiterlesen',
  },
} satisfies { paywall: Translation<typeof paywallMessages> }
