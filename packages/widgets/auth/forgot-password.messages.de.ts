import type { Translation } from '@bindery/state/messages.ts'
import type { forgotPasswordWords } from './forgot-password.messages.ts'

export default {
  'forgot-password': {
    title: 'Passwort zurücksetzen',
    lead: 'Geben Sie Ihre E-Mail-Adresse ein. Wir schicken Ihnen einen Link, mit dem Sie Ihr Passwort zurücksetzen.',
    submit: 'Link senden',
    back: 'Zurück zur Anmeldung',
    getHelp: 'Hilfe',
  },
} satisfies { 'forgot-password': Translation<typeof forgotPasswordWords> }
