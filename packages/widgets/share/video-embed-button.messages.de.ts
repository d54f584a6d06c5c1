import type { Translation } from '@bindery/state/messages.ts'
import type { videoEmbedButtonMessages } from './video-embed-button.messages.ts'

export default {
  'video-embed-button': {
    embed: 'Einbetten',
    about: 'Einbetten: {title}',
  },
} satisfies { 'video-embed-button': Translation<typeof videoEmbedButtonMessages> }
