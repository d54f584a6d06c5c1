import type { Translation } from '../messages/book.ts'
import type { followsMessages } from './follows.messages.ts'

export default {
  follows: {
    wishToFollow: 'Um {name} zu folgen',
    wishToUnfollow: 'Um {name} nicht mehr zu folgen',
    wishToUnsubscribeAll: 'Um alle Newsletter abzubestellen',
    followed: 'Sie folgen jetzt {name}.',
    unfollowed: 'Sie folgen {name} nicht mehr.',
    unsubscribedAll: 'Alle Newsletter sind abbestellt.',
    subscriberOnly: '{name} gibt es nur mit Abonnement.',
    executiveOnly: '{name} gibt es nur mit Executive-Abonnement.',
    unknown: '{name} kann man nicht mehr folgen.',
    wrongEmail: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  },
} satisfies { follows: Translation<typeof followsMessages> }
