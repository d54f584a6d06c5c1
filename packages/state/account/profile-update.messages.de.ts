import type { Translation } from '../messages/book.ts'
import type { profileUpdateMessages } from './profile-update.messages.ts'

export default {
  'profile-update': {
    intent: 'Ihr Profil speichern',
    done: 'Ihr Profil wurde gespeichert.',
  },
} satisfies { 'profile-update': Translation<typeof profileUpdateMessages> }
