import { fieldWordsName } from '@bindery/state/field.messages.de.ts'
import type { Translation } from '@bindery/state/messages.ts'
import type { registrationWords } from './registration.messages.ts'

export default {
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
} satisfies { registration: Translation<typeof registrationWords> }
