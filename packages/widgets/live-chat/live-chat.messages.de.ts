import type { Translation } from '@bindery/state/messages/book.ts'
import type { liveChatMessages } from './live-chat.messages.ts'

export default {
  'live-chat': {
    here: 'Hier antwortet Ihnen jemand.',
    open: 'Chatten Sie mit uns',
  },
} satisfies { 'live-chat': Translation<typeof liveChatMessages> }
