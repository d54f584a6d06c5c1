import { resetSent } from '@bindery/state/account/password.messages.de.ts'
import { captchaWords } from '@bindery/state/client/captcha.messages.de.ts'
import type { Translation } from '@bindery/state/messages/book.ts'
import { fieldWords, fieldWordsName } from '@bindery/state/messages/field.messages.de.ts'
import { unreachable } from '@bindery/state/messages/phrases.de.ts'
import type { cardMessages, frameMessages, problemMessages } from './checkout-card.messages.ts'

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
  checkoutProblem: {
    wrong: 'E-Mail-Adresse und Passwort passen nicht zusammen. Bitte versuchen Sie es noch einmal.',
    triesLeft: {
      one: 'Sie haben noch {count} Versuch.',
      other: 'Sie haben noch {count} Versuche.',
    },
    unavailable:
      'Dieser Name ist vergeben. Melden Sie sich an oder wählen Sie eine andere E-Mail-Adresse.',
    unavailableLink: 'Melden Sie sich an',
    reset: 'Ihr Passwort zurücksetzen',
    orReset: 'Sie können auch Ihr Passwort zurücksetzen.',
  },
  checkoutFrame: {
    title: 'Anmelden oder Konto anlegen, um zur Kasse zu gehen',
    waiting: 'Wird geladen …',
    silent:
      'Das Formular antwortet nicht. Wenn Sie unten keines sehen, versuchen Sie es noch einmal oder öffnen Sie es auf einer eigenen Seite.',
    again: 'Noch einmal versuchen',
    apart: 'Auf einer eigenen Seite öffnen',
  },
} satisfies {
  checkoutCard: Translation<typeof cardMessages>
  checkoutProblem: Translation<typeof problemMessages>
  checkoutFrame: Translation<typeof frameMessages>
}
