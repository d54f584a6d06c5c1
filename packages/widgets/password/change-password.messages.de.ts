import { fieldWords } from '@bindery/state/field.messages.de.ts'
import type { Translation } from '@bindery/state/messages.ts'
import { unreachable } from '@bindery/state/phrases.de.ts'
import type { changeMessages } from './change-password.messages.ts'

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
    unreachable,
  },
} satisfies { 'change-password': Translation<typeof changeMessages> }
