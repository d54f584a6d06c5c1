import type { Translation } from '../messages/book.ts'
import type { passwordWords } from './password.messages.ts'

/** Shown after a request for a link that resets a password. */
export const resetSent =
  'Wenn Ihre E-Mail-Adresse bei uns registriert ist, bekommen Sie eine E-Mail mit einem Link, um Ihr Passwort zurückzusetzen.'

export default {
  password: { show: 'Anzeigen', hide: 'Verbergen' },
} satisfies { password: Translation<typeof passwordWords> }
