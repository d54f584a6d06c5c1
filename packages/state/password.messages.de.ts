import type { Translation } from './messages.ts'
import type { passwordWords } from './password.messages.ts'

/** Whoever asked for a link to reset a password is told this. */
export const resetSent =
  'Wenn Ihre E-Mail-Adresse bei uns registriert ist, bekommen Sie eine E-Mail mit einem Link, um Ihr Passwort zurückzusetzen.'

export default {
  password: { show: 'Anzeigen', hide: 'Verbergen' },
} satisfies { password: Translation<typeof passwordWords> }
