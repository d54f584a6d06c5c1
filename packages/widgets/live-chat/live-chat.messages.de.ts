import type { Translation } from '@bindery/state/messages/book.ts'
import type { liveChatMessages } from './live-chat.messages.ts'

export default {
  'live-chat': {
    here: 'Es ist jemand da, um zu antworten.',
    open: 'Chatten Sie mit uns',
  },
} satisfies { 'live-chat': Translation<typeof liveChatMessages> }
