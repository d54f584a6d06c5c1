import type { Translation } from '../messages/book.ts'
import type { giftMessages } from './gift.messages.ts'

export default {
  gift: {
    give: 'Artikel verschenken',
    wish: 'Um diesen Artikel zu verschenken',
    done: 'Der Geschenklink zu dem Artikel ist fertig.',
    spent: 'Sie haben keine Geschenke mehr übrig.',
  },
} satisfies { gift: Translation<typeof giftMessages> }
