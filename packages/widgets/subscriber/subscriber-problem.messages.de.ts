import type { Translation } from '@bindery/state/messages.ts'
import type { problemWords } from './subscriber-problem.messages.ts'

export default {
  subscriberProblem: {
    noneFound: 'Keine laufenden Abonnements gefunden',
    unavailable:
      'Dieser Name ist vergeben. Melden Sie sich an oder wählen Sie eine andere E-Mail-Adresse.',
    locked:
      'Ihr Konto lässt sich nicht entsperren, indem Sie das Passwort zurücksetzen. Bitte warten Sie 24 Stunden und versuchen Sie es dann noch einmal.',
    exists:
      'Zu dieser E-Mail-Adresse gibt es schon ein Konto. Melden Sie sich an, um weiterzulesen.',
    signIn: 'Melden Sie sich an',
    existsReader: 'Zu dieser E-Mail-Adresse gibt es schon ein Konto.',
  },
} satisfies { subscriberProblem: Translation<typeof problemWords> }
