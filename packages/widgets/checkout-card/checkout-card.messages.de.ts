import { captchaWords } from '@bindery/state/captcha.messages.de.ts'
import { fieldWords, fieldWordsName } from '@bindery/state/field.messages.de.ts'
import type { Translation } from '@bindery/state/messages.ts'
import { resetSent } from '@bindery/state/password.messages.de.ts'
import { unreachable } from '@bindery/state/phrases.de.ts'
import type { cardMessages } from './checkout-card.messages.ts'

export default {
  checkoutCard: {
    ...captchaWords,
    signInTitle: 'Melden Sie sich bei Ihrem Konto an',
    registrationTitle: 'Konto anlegen',
    resetTitle: 'Passwort zurücksetzen',
    toCheckout: 'Weiter zur Kasse',
    toRecipient: 'Weiter zum Empfänger',
    sendLink: 'Link senden',
    backToSignIn: 'Zurück zur Anmeldung',
    toSignIn: 'Weiter zur Anmeldung',
    noAccount: 'Noch kein Konto?',
    create: 'Jetzt anlegen.',
    required: fieldWords.required,
    wrongEmail: 'Diese E-Mail-Adresse ist ungültig.',
    sent: resetSent,
    hasAccount: 'Sie haben schon ein Konto?',
    signIn: 'Anmelden.',
    forgot: 'Passwort vergessen?',
    back: 'Zurück',
    resetLead:
      'Geben Sie die E-Mail-Adresse Ihres Kontos ein. Wir schicken Ihnen einen Link, mit dem Sie Ihr Passwort zurücksetzen.',
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: 'E-Mail-Adresse',
    password: 'Passwort',
    optIn: 'Schicken Sie mir Newsletter und Angebote.',
    nameRule: fieldWordsName,
    done: 'Sie sind angemeldet.',
    unkept:
      'Ihr Browser merkt sich Ihre Anmeldung hier nicht. Melden Sie sich auf unserer eigenen Website an, kommen Sie dann zurück und laden Sie diese Seite neu.',
    unkeptLink: 'Melden Sie sich auf unserer eigenen Website an',
    known: 'Sie haben schon ein Abonnement. Verbinden Sie Ihr Abonnement, um fortzufahren.',
    knownLink: 'Verbinden Sie Ihr Abonnement',
    unreachable,
  },
} satisfies { checkoutCard: Translation<typeof cardMessages> }
