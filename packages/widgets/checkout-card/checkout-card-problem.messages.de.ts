import type { Translation } from '@bindery/state/messages.ts'
import type { problemWords } from './checkout-card-problem.messages.ts'

export default {
  checkoutProblem: {
    wrong: 'E-Mail-Adresse und Passwort passen nicht zusammen. Bitte versuchen Sie es noch einmal.',
    triesLeft: {
      one: 'Sie haben noch {count} Versuch.',
      other: 'Sie haben noch {count} Versuche.',
    },
    unavailable:
      'Dieser Name ist vergeben. Melden Sie sich an oder wählen Sie eine andere E-Mail-Adresse.',
    reset: 'Ihr Passwort zurücksetzen',
    orReset: 'Sie können auch Ihr Passwort zurücksetzen.',
  },
} satisfies { checkoutProblem: Translation<typeof problemWords> }
