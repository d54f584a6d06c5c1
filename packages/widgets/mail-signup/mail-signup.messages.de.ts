import type { Translation } from '@bindery/state/messages/book.ts'
import { fieldWords, fieldWordsName } from '@bindery/state/messages/field.messages.de.ts'
import { unreachable } from '@bindery/state/messages/phrases.de.ts'
import type { mbMessages } from './mail-signup.messages.ts'

export default {
  mb: {
    ...fieldWords,
    wrongName: fieldWordsName,
    form: 'E-Mails von {author} abonnieren',
    formAny: 'Unsere E-Mails abonnieren',
    email: 'E-Mail-Adresse',
    firstName: 'Vorname',
    lastName: 'Nachname',
    companyName: 'Unternehmen',
    submit: 'Abonnieren',
    done: 'Vielen Dank. Sie werden von {author} hören.',
    doneAny: 'Vielen Dank. Sie bekommen jetzt unsere E-Mails.',
    again: 'Noch jemanden eintragen',
    unreachable,
  },
} satisfies { mb: Translation<typeof mbMessages> }
