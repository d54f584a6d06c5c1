import type { Translation } from '@bindery/state/messages.ts'
import type { pendingQuestionWords } from './pending-question.messages.ts'

export default {
  'pending-question': {
    title: 'Sollen wir das für Sie erledigen?',
    lead: 'Das wollte jemand anderes, bevor Sie sich angemeldet haben:',
    yes: 'Ja, bitte',
    no: 'Nein',
  },
} satisfies { 'pending-question': Translation<typeof pendingQuestionWords> }
