import type { Translation } from '@bindery/state/messages/book.ts'
import { unreachable } from '@bindery/state/messages/phrases.de.ts'
import type { followMessages } from './follow.messages.ts'

export default {
  follow: {
    follow: 'Folgen',
    following: 'Gefolgt',
    unfollow: 'Nicht mehr folgen',
    named: '{word}: {name}',
    unreachable,
  },
} satisfies { follow: Translation<typeof followMessages> }
