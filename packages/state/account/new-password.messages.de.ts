import {
  passwordMaximum,
  passwordMinimum,
  passwordSymbols,
} from '@bindery/contract/password-rule.ts'
import type { Translation } from '../messages/book.ts'
import type { NewPasswordWords } from './new-password.messages.ts'

export default {
  newPassword: {
    rule: `Das Passwort muss mindestens ${passwordMinimum} Zeichen lang sein und eine Ziffer, einen Kleinbuchstaben, einen Großbuchstaben und eines von ${[...passwordSymbols].join(' ')} enthalten, aber keine Leerzeichen.`,
    tooLong: `Das Passwort darf höchstens ${passwordMaximum} Zeichen lang sein.`,
    short: `Mindestens ${passwordMinimum} Zeichen`,
    digit: 'Eine Ziffer',
    lower: 'Ein Kleinbuchstabe',
    upper: 'Ein Großbuchstabe',
    symbol: `Eines von ${[...passwordSymbols].join(' ')}`,
    space: 'Keine Leerzeichen',
    met: 'erfüllt',
    unmet: 'nicht erfüllt',
    allMet: 'Das Passwort erfüllt alle Regeln.',
    missing: 'Es fehlt noch: {rules}',
  },
} satisfies { newPassword: Translation<NewPasswordWords> }
