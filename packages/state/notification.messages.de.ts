import type { Translation } from './messages.ts'
import type { notificationMessages } from './notification.messages.ts'

export default {
  notification: {
    undo: 'Rückgängig machen',
    reach: 'Für „{undo}“ drücken Sie die Tabulatortaste.',
    close: 'Schließen',
  },
} satisfies { notification: Translation<typeof notificationMessages> }
