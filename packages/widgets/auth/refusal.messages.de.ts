import type { Translation } from '@bindery/state/messages.ts'
import type { refusalMessages } from './refusal.messages.ts'

export default {
  refusal: {
    wrongCredentials:
      'E-Mail-Adresse und Passwort passen nicht zusammen. Bitte versuchen Sie es noch einmal.',
    triesLeft: {
      one: 'Sie haben noch {count} Versuch.',
      other: 'Sie haben noch {count} Versuche.',
    },
    unavailable:
      'Dieser Name ist vergeben. Melden Sie sich an oder wählen Sie eine andere E-Mail-Adresse.',
    unavailableLink: 'Melden Sie sich an',
  },
} satisfies { refusal: Translation<typeof refusalMessages> }
