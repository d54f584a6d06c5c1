import type { Translation } from '@bindery/state/messages.ts'
import type { lookupMessages } from './subscriber-lookup.messages.ts'

export default {
  subscriberLookup: {
    title: 'Ihr Abonnement finden',
    lead: 'Geben Sie die E-Mail-Adresse und die Kundennummer Ihres Abonnements ein.',
    submit: 'Abonnement suchen',
    foundTitle: 'Wir haben Ihr Abonnement gefunden',
    foundLead: 'Willkommen, {name}. Wählen Sie ein Passwort, um im Web zu lesen.',
    foundLeadNameless: 'Wählen Sie ein Passwort, um im Web zu lesen.',
    verify: 'Abonnement bestätigen',
    back: 'Ein anderes Abonnement suchen',
    closed:
      'Auf dieser Seite lassen sich Abonnements nicht nachschlagen. Bitte wenden Sie sich an den Kundenservice.',
  },
} satisfies { subscriberLookup: Translation<typeof lookupMessages> }
