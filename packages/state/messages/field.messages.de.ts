import type { Translation } from './book.ts'
import type { fieldMessages } from './field.messages.ts'

/** Each form spreads these texts into its own. */
export const fieldWords: Translation<typeof fieldMessages> = {
  required: 'Bitte füllen Sie dieses Feld aus.',
  wrongEmail: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
}

/** `nameMessage` of the contract. */
export const fieldWordsName =
  'Namen dürfen keine Klammern, Schrägstriche, Anführungszeichen, Kommas oder senkrechten Striche enthalten.'

/** These texts have no noun of their own. */
export default {}
