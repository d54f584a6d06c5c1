import type { Translation } from '@bindery/state/messages/book.ts'
import type { siteMessages } from './site.messages.ts'

export default {
  site: {
    visit: 'Weiter zu „{title}“',
    hintTitle: 'Suchen mit Abonnement',
    hint: 'Alles, was Sie hier finden, steht Ihnen offen: Ihr Abonnement umfasst alle Artikel, und keiner wird gezählt.',
  },
} satisfies { site: Translation<typeof siteMessages> }
