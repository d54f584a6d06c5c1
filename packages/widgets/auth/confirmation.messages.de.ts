import type { Translation } from '@bindery/state/messages.ts'
import type { confirmationMessages } from './confirmation.messages.ts'

export default {
  confirmation: {
    close: 'Schließen',
    title: 'Ihr Konto wurde angelegt.',
    signedInAs: 'Sie sind angemeldet als',
    done: 'Weiter',
  },
} satisfies { confirmation: Translation<typeof confirmationMessages> }
