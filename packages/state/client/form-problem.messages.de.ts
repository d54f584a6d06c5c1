import type { Translation } from '../messages/book.ts'
import type { problemMessages } from './form-problem.messages.ts'

export default {
  problem: {
    locked:
      'Ihr Konto ist gesperrt. Bitte warten Sie {time}, bis es wieder frei ist, und versuchen Sie es dann noch einmal. Wenn es eilt, wenden Sie sich bitte an unseren Kundenservice.',
    lockedNoTime:
      'Ihr Konto ist gesperrt. Wenn es eilt, wenden Sie sich bitte an unseren Kundenservice.',
    restricted:
      'Wir können Ihr Konto gerade nicht bestätigen. Bitte wenden Sie sich an unseren Kundenservice.',
    customerService: 'Kundenservice',
    call: 'Rufen Sie an: {phone}',
    emailInvalid: 'Diese E-Mail-Adresse ist ungültig.',
  },
} satisfies { problem: Translation<typeof problemMessages> }
