import { captchaWords } from '@bindery/state/captcha.messages.de.ts'
import { fieldWords } from '@bindery/state/field.messages.de.ts'
import type { Translation } from '@bindery/state/messages.ts'
import { resetSent } from '@bindery/state/password.messages.de.ts'
import { unreachable } from '@bindery/state/phrases.de.ts'
import type { authMessages } from './auth.messages.ts'

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
} satisfies { auth: Translation<typeof authMessages> }
