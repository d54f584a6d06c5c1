import type { Translation } from '@bindery/state/messages.ts'
import type { shareListButtonMessages } from './share-list-button.messages.ts'

export default {
  'share-list-button': {
    share: 'Liste teilen',
    about: 'Liste teilen: {list}',
  },
} satisfies { 'share-list-button': Translation<typeof shareListButtonMessages> }
