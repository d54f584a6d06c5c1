import type { Translation } from '@bindery/state/messages/book.ts'
import { unreachable } from '@bindery/state/messages/phrases.de.ts'
import type { newsletterMessages } from './newsletter.messages.ts'

export default {
  newsletter: {
    newsletters: 'Newsletter',
    marketingCampaigns: 'Weitere E-Mails von uns',
    follow: 'Abonnieren',
    following: 'Abonniert',
    unfollow: 'Abbestellen',
    forSubscribers: 'Mit Abonnement',
    unsubscribeAll: 'Alle abbestellen',
    question: 'Alle Newsletter abbestellen?',
    yes: 'Ja, abbestellen',
    no: 'Nein, behalten',
    done: 'Alle Newsletter sind abbestellt.',
    failed: 'Etwas ist schiefgegangen. Bitte versuchen Sie es noch einmal.',
    byEmail: 'Ohne Konto',
    byEmailLead: 'Wählen Sie einen Newsletter. Er kommt an Ihre E-Mail-Adresse.',
    choice: 'Newsletter',
    email: 'E-Mail-Adresse',
    signUp: 'Abonnieren',
    signedUp: '{email} bekommt jetzt {name}.',
    starters: 'Themen für den Anfang',
    unloaded: 'Die Newsletter ließen sich nicht laden.',
    again: 'Noch einmal versuchen',
    unreachable,
    wrongEmail: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  },
} satisfies { newsletter: Translation<typeof newsletterMessages> }
