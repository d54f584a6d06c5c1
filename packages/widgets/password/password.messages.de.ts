import type { Translation } from '@bindery/state/messages.ts'
import type { wrongPasswordMessages } from './password.messages.ts'

export default {
  'wrong-password': {
    wrong: 'Das ist nicht Ihr bisheriges Passwort.',
    triesLeft: {
      one: 'Sie haben noch {count} Versuch.',
      other: 'Sie haben noch {count} Versuche.',
    },
  },
} satisfies { 'wrong-password': Translation<typeof wrongPasswordMessages> }
