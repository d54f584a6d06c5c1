import { resetSent } from '@bindery/state/account/password.messages.de.ts'
import type { Translation } from '@bindery/state/messages/book.ts'
import { fieldWords } from '@bindery/state/messages/field.messages.de.ts'
import { unreachable } from '@bindery/state/messages/phrases.de.ts'
import type { changeMessages, resetMessages, wrongPasswordMessages } from './password.messages.ts'

export default {
  'change-password': {
    form: 'Passwort ändern',
    current: 'Bisheriges Passwort',
    password: 'Neues Passwort',
    submit: 'Passwort ändern',
    required: fieldWords.required,
    done: 'Ihr Passwort wurde geändert. Überall sonst sind Sie abgemeldet.',
    again: 'Noch einmal ändern',
    guest: 'Melden Sie sich an, um Ihr Passwort zu ändern.',
    signIn: 'Anmelden',
    tryAgain: 'Noch einmal versuchen',
    unreachable,
  },
  'wrong-password': {
    wrong: 'Das ist nicht Ihr bisheriges Passwort.',
    triesLeft: {
      one: 'Sie haben noch {count} Versuch.',
      other: 'Sie haben noch {count} Versuche.',
    },
  },
  reset: {
    form: 'Neues Passwort wählen',
    password: 'Neues Passwort',
    submit: 'Neues Passwort speichern',
    required: fieldWords.required,
    done: 'Ihr Passwort wurde geändert. Sie sind überall abgemeldet.',
    signIn: 'Anmelden',
    used: 'Dieser oder ein neuerer Link wurde schon verwendet. Jeder gilt nur einmal.',
    expired: 'Dieser Link ist abgelaufen.',
    unknown: 'Dieser Link ist ungültig. Öffnen Sie noch einmal den ganzen Link in der E-Mail.',
    missing:
      'Um ein neues Passwort zu wählen, öffnen Sie den Link in der E-Mail, die wir Ihnen geschickt haben.',
    ask: 'Einen neuen Link senden',
    askFor: 'Einen neuen Link an {email} senden',
    asked: resetSent,
    signedIn: 'Sie sind angemeldet als {name}.',
    unreachable,
  },
} satisfies {
  'change-password': Translation<typeof changeMessages>
  'wrong-password': Translation<typeof wrongPasswordMessages>
  reset: Translation<typeof resetMessages>
}
