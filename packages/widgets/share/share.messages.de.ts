import type { Translation } from '@bindery/state/messages.ts'
import type { shareMessages } from './share.messages.ts'

export default {
  share: {
    onTwitter: 'Auf X teilen',
    onFacebook: 'Auf Facebook teilen',
    onLinkedIn: 'Auf LinkedIn teilen',
    newWindow: 'Öffnet ein neues Fenster.',
  },
} satisfies { share: Translation<typeof shareMessages> }
