import type { Translation } from '@bindery/state/messages/book.ts'
import { fieldWords, fieldWordsName } from '@bindery/state/messages/field.messages.de.ts'
import { unreachable } from '@bindery/state/messages/phrases.de.ts'
import type { mbMessages } from './mail-signup.messages.ts'

export default {
  mb: {
    ...fieldWords,
    wrongName: fieldWordsName,
    form: 'Post von {author} bestellen',
    formAny: 'Unsere Post bestellen',
    email: 'E-Mail-Adresse',
    firstName: 'Vorname',
    lastName: 'Nachname',
    companyName: 'Unternehmen',
    submit: 'Bestellen',
    done: 'Vielen Dank. Sie werden von {author} hören.',
    doneAny: 'Vielen Dank. Ihre Bestellung ist angekommen.',
    again: 'Noch jemanden eintragen',
    unreachable,
  },
} satisfies { mb: Translation<typeof mbMessages> }
