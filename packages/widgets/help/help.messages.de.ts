import type { Translation } from '@bindery/state/messages/book.ts'
import type { helpMessages } from './help.messages.ts'

export default {
  help: {
    help: 'Hilfe',
    about: 'Hilfe: {title}',
    unseen: 'neu',
    close: 'Schließen',
    gone: 'Diese Hilfe ist nicht mehr auf der Seite.',
  },
} satisfies { help: Translation<typeof helpMessages> }
