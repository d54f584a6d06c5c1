import type { Translation } from '@bindery/state/messages.ts'
import type { followMessages } from './follow.messages.ts'

export default {
  follow: {
    follow: 'Folgen',
    following: 'Gefolgt',
    unfollow: 'Nicht mehr folgen',
    named: '{word}: {name}',
    unreachable: 'Keine Verbindung. Bitte prüfen Sie Ihr Netz und versuchen Sie es noch einmal.',
  },
} satisfies { follow: Translation<typeof followMessages> }
