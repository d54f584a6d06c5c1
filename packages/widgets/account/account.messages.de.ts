import type { Translation } from '@bindery/state/messages/book.ts'
import type { accountMessages } from './account.messages.ts'

export default {
  account: {
    signIn: 'Anmelden',
    register: 'Registrieren',
    account: 'Ihr Konto',
    myLibrary: 'Meine Bibliothek',
    settings: 'Konto',
    logOut: 'Abmelden',
    close: 'Schließen',
    offline:
      'Sie sind auf diesem Gerät abgemeldet. Es gibt keine Verbindung: Ihre Sitzung endet, sobald Sie wieder online sind.',
  },
} satisfies { account: Translation<typeof accountMessages> }
