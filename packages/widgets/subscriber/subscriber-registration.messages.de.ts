import type { Translation } from '@bindery/state/messages.ts'
import type { registrationMessages } from './subscriber-registration.messages.ts'

export default {
  subscriberRegistration: {
    title: 'Verbinden Sie Ihr Abonnement',
    lead: 'Zu Ihrem Abonnement gehört das Web. Geben Sie die Kundennummer ein und wählen Sie ein Passwort.',
    unread:
      'Wir konnten Ihre E-Mail-Adresse nicht aus dem Link lesen. Bitte geben Sie sie unten ein.',
    submit: 'Konto anlegen',
  },
} satisfies { subscriberRegistration: Translation<typeof registrationMessages> }
