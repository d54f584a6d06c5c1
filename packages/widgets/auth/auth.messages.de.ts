import { resetSent } from '@bindery/state/account/password.messages.de.ts'
import { captchaWords } from '@bindery/state/client/captcha.messages.de.ts'
import type { Translation } from '@bindery/state/messages/book.ts'
import { fieldWords, fieldWordsName } from '@bindery/state/messages/field.messages.de.ts'
import { unreachable } from '@bindery/state/messages/phrases.de.ts'
import type {
  authMessages,
  confirmationMessages,
  forgotPasswordMessages,
  pendingQuestionMessages,
  profileSettingsMessages,
  refusalMessages,
  registrationMessages,
  rememberedMessages,
} from './auth.messages.ts'

export default {
  auth: {
    close: 'Schließen',
    signInTitle: 'Anmelden',
    signInSubmit: 'Anmelden',
    noAccount: 'Noch kein Konto?',
    toRegistration: 'Jetzt anlegen',
    toForgotPassword: 'Passwort vergessen?',
    email: 'E-Mail-Adresse',
    password: 'Passwort',
    ...fieldWords,
    resetSent,
    unreachable,
    ...captchaWords,
  },
  registration: {
    title: 'Konto anlegen',
    hasAccount: 'Sie haben schon ein Konto?',
    toSignIn: 'Anmelden.',
    firstName: 'Vorname',
    lastName: 'Nachname',
    optIn: 'Schicken Sie mir Newsletter und Angebote.',
    submit: 'Konto anlegen',
    privacyPolicy: 'Datenschutzerklärung',
    emailInvalid: 'Diese E-Mail-Adresse ist ungültig.',
    nameRule: fieldWordsName,
  },
  'forgot-password': {
    title: 'Passwort zurücksetzen',
    lead: 'Geben Sie Ihre E-Mail-Adresse ein. Wir schicken Ihnen einen Link, mit dem Sie Ihr Passwort zurücksetzen.',
    submit: 'Link senden',
    back: 'Zurück zur Anmeldung',
    getHelp: 'Hilfe',
  },
  'profile-settings': {
    title: 'Ihr Konto wurde angelegt.',
    lead: 'Wenn Sie mögen: Erzählen Sie uns etwas über sich',
    jobTitle: 'Position',
    companySize: 'Größe des Unternehmens',
    industry: 'Branche',
    choose: 'Bitte wählen …',
    submit: 'Absenden',
    maybeLater: 'Vielleicht später',
  },
  'pending-question': {
    title: 'Sollen wir das für Sie erledigen?',
    lead: 'Das wollte jemand anderes, bevor Sie sich angemeldet haben:',
    yes: 'Ja, bitte',
    no: 'Nein',
  },
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
  returning: {
    notYou: 'Das sind nicht Sie?',
    forget: 'Diese E-Mail-Adresse vergessen',
    forgotten: 'Die E-Mail-Adresse ist vergessen.',
    usePasskey: 'Mit Passkey anmelden',
  },
  confirmation: {
    close: 'Schließen',
    title: 'Ihr Konto wurde angelegt.',
    signedInAs: 'Sie sind angemeldet als',
    done: 'Weiter',
  },
} satisfies {
  auth: Translation<typeof authMessages>
  registration: Translation<typeof registrationMessages>
  'forgot-password': Translation<typeof forgotPasswordMessages>
  'profile-settings': Translation<typeof profileSettingsMessages>
  'pending-question': Translation<typeof pendingQuestionMessages>
  refusal: Translation<typeof refusalMessages>
  returning: Translation<typeof rememberedMessages>
  confirmation: Translation<typeof confirmationMessages>
}
