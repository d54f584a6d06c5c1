import { resetSent } from '@bindery/state/account/password.messages.de.ts'
import { captchaWords } from '@bindery/state/client/captcha.messages.de.ts'
import type { Translation } from '@bindery/state/messages/book.ts'
import { fieldWords } from '@bindery/state/messages/field.messages.de.ts'
import { unreachable } from '@bindery/state/messages/phrases.de.ts'
import type {
  cardMessages,
  lookupMessages,
  problemMessages,
  registrationMessages,
  subscriberMessages,
} from './subscriber.messages.ts'

export default {
  subscriber: {
    ...fieldWords,
    ...captchaWords,
    email: 'E-Mail-Adresse',
    accountNumber: 'Kundennummer',
    accountNumberHint: 'Sie steht auf dem Adressetikett Ihres Hefts, über Ihrem Namen.',
    password: 'Passwort',
    optIn: 'Schicken Sie mir Newsletter und Angebote.',
    unreachable,
    help: 'Brauchen Sie Hilfe? Wenden Sie sich an den Kundenservice.',
    helpLink: 'Kundenservice',
    readerTitle: 'Ihr Abonnement',
    readerLead: 'Sie sind angemeldet als {name}.',
    term: 'Laufzeit',
    until: 'Zugang bis',
  },
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
      'Auf dieser Seite lassen sich Abonnements nicht suchen. Bitte wenden Sie sich an den Kundenservice.',
  },
  subscriberRegistration: {
    title: 'Verbinden Sie Ihr Abonnement',
    lead: 'Mit Ihrem Abonnement lesen Sie auch im Web. Geben Sie die Kundennummer ein und wählen Sie ein Passwort.',
    unread:
      'Wir konnten Ihre E-Mail-Adresse nicht aus dem Link lesen. Bitte geben Sie sie unten ein.',
    submit: 'Konto anlegen',
    back: 'Zurück zur vorigen Seite',
  },
  forgotPasswordCard: {
    ...fieldWords,
    ...captchaWords,
    title: 'Passwort vergessen?',
    lead: 'Geben Sie die E-Mail-Adresse Ihres Kontos ein. Wir schicken Ihnen einen Link, mit dem Sie Ihr Passwort zurücksetzen.',
    email: 'E-Mail-Adresse',
    submit: 'Link senden',
    again: 'An eine andere E-Mail-Adresse senden',
    unreachable,
    sent: resetSent,
  },
  subscriberProblem: {
    noneFound: 'Keine laufenden Abonnements gefunden',
    unavailable:
      'Dieser Name ist vergeben. Melden Sie sich an oder wählen Sie eine andere E-Mail-Adresse.',
    locked:
      'Ihr Konto lässt sich nicht entsperren, indem Sie das Passwort zurücksetzen. Bitte warten Sie 24 Stunden und versuchen Sie es dann noch einmal.',
    exists:
      'Zu dieser E-Mail-Adresse gibt es schon ein Konto. Melden Sie sich an, um weiterzulesen.',
    signIn: 'Melden Sie sich an',
    otherSource:
      'Ihr Abonnement läuft, lässt sich hier aber nicht verbinden. Bitte wenden Sie sich an den Kundenservice.',
    otherSourceLink: 'Kundenservice',
    existsReader: 'Zu dieser E-Mail-Adresse gibt es schon ein Konto.',
  },
} satisfies {
  subscriber: Translation<typeof subscriberMessages>
  subscriberLookup: Translation<typeof lookupMessages>
  subscriberRegistration: Translation<typeof registrationMessages>
  forgotPasswordCard: Translation<typeof cardMessages>
  subscriberProblem: Translation<typeof problemMessages>
}
