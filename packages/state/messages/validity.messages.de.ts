import type { Translation } from './book.ts'
import { fieldWords, fieldWordsName } from './field.messages.de.ts'
import type { validityMessages } from './validity.messages.ts'

export default {
  validity: {
    ...fieldWords,
    tooLong: 'Hier dürfen nur weniger als {count} Zeichen stehen.',
    tooShort: 'Hier müssen mindestens {count} Zeichen stehen.',
    tooLow: 'Bitte geben Sie einen Wert ein, der nicht kleiner als {bound} ist.',
    tooHigh: 'Bitte geben Sie einen Wert ein, der nicht größer als {bound} ist.',
    wrongValue: 'Bitte geben Sie hier einen gültigen Wert ein.',
    wrongChoice: 'Bitte wählen Sie einen gültigen Wert',
    wrongName: fieldWordsName,
  },
} satisfies { validity: Translation<typeof validityMessages> }
