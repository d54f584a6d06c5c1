import type { Translation } from '../messages/book.ts'
import type { sessionMessages } from './session.messages.ts'

export default {
  session: {
    expired: 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich wieder an.',
    signedInAs: 'Sie sind angemeldet als {name}.',
  },
} satisfies { session: Translation<typeof sessionMessages> }
