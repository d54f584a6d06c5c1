import type { Translation } from '@bindery/state/messages.ts'
import type { shareButtonMessages } from './share-button.messages.ts'

export default {
  'share-button': {
    share: 'Teilen',
    about: 'Teilen: {title}',
  },
} satisfies { 'share-button': Translation<typeof shareButtonMessages> }
