import type { fieldMessages } from './field.messages.ts'
import type { Translation } from './messages.ts'

/** Each form spreads it into its own words. */
export const fieldWords: Translation<typeof fieldMessages> = {
  required: 'Bitte füllen Sie dieses Feld aus.',
  wrongEmail: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
}

/** `nameMessage` of the contract. */
export const fieldWordsName =
  'Namen dürfen keine Klammern, Schrägstriche, Anführungszeichen, Kommas oder senkrechten Striche enthalten.'

/** No noun of its own. */
export default {}
