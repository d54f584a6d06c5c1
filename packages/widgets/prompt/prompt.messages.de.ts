import type { Translation } from '@bindery/state/messages/book.ts'
import type { promptMessages } from './prompt.messages.ts'

export default {
  prompt: {
    title: 'Anmelden oder registrieren',
    signIn: 'Anmelden',
    register: 'Registrieren',
    close: 'Schließen',
  },
} satisfies { prompt: Translation<typeof promptMessages> }
