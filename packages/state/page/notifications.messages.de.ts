import type { Translation } from '../messages/book.ts'
import type { notificationMessages } from './notifications.messages.ts'

export default {
  notification: {
    undo: 'Rückgängig machen',
    reach: 'Für „{undo}“ drücken Sie die Tabulatortaste.',
    close: 'Schließen',
  },
} satisfies { notification: Translation<typeof notificationMessages> }
