import { fieldWords } from '@bindery/state/field.messages.de.ts'
import type { Translation } from '@bindery/state/messages.ts'
import { resetSent } from '@bindery/state/password.messages.de.ts'
import { unreachable } from '@bindery/state/phrases.de.ts'
import type { resetMessages } from './reset-password.messages.ts'

export default {
  reset: {
    form: 'Neues Passwort wählen',
    password: 'Neues Passwort',
    submit: 'Neues Passwort speichern',
    required: fieldWords.required,
    done: 'Ihr Passwort wurde geändert. Sie sind überall abgemeldet.',
    signIn: 'Anmelden',
    used: 'Dieser Link wurde schon verwendet, oder ein neuerer: Jeder gilt einmal.',
    expired: 'Dieser Link ist zu alt.',
    unknown: 'Dieser Link ist ungültig. Öffnen Sie ihn noch einmal in der E-Mail, und zwar ganz.',
    missing:
      'Um ein neues Passwort zu wählen, öffnen Sie den Link in der E-Mail, die wir Ihnen geschickt haben.',
    ask: 'Einen neuen Link senden',
    askFor: 'Einen neuen Link an {email} senden',
    asked: resetSent,
    signedIn: 'Sie sind angemeldet als {name}.',
    unreachable,
  },
} satisfies { reset: Translation<typeof resetMessages> }
