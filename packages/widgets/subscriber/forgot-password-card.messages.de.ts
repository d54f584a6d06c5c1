import { captchaWords } from '@bindery/state/captcha.messages.de.ts'
import { fieldWords } from '@bindery/state/field.messages.de.ts'
import type { Translation } from '@bindery/state/messages.ts'
import { resetSent } from '@bindery/state/password.messages.de.ts'
import { unreachable } from '@bindery/state/phrases.de.ts'
import type { cardMessages } from './forgot-password-card.messages.ts'

export default {
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
} satisfies { forgotPasswordCard: Translation<typeof cardMessages> }
