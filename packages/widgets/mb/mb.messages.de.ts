import { fieldWords, fieldWordsName } from '@bindery/state/field.messages.de.ts'
import type { Translation } from '@bindery/state/messages.ts'
import { unreachable } from '@bindery/state/phrases.de.ts'
import type { mbMessages } from './mb.messages.ts'

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
