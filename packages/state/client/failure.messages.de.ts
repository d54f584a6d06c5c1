import type { Translation } from '../messages/book.ts'
import { unreachable } from '../messages/phrases.de.ts'
import type { failureMessages } from './failure.messages.ts'

export default {
  failure: {
    generic: 'Etwas ist schiefgegangen. Bitte versuchen Sie es noch einmal.',
    offline: unreachable,
    timeout: 'Das dauert zu lange. Bitte versuchen Sie es noch einmal.',
    captcha:
      'Wir konnten nicht prüfen, dass Sie kein Roboter sind. Bitte lassen Sie die Skripte dieser Seite zu, prüfen Sie Ihr Netz und versuchen Sie es noch einmal.',
    captchaRefused:
      'Wir konnten nicht feststellen, dass Sie kein Roboter sind. Bitte versuchen Sie es noch einmal.',
    unkept:
      'Ihr Browser behält keine Cookies dieser Website. Bitte lassen Sie sie zu und melden Sie sich noch einmal an.',
    signedOut: 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich wieder an.',
    busy: 'Bitte warten Sie {time} und versuchen Sie es dann noch einmal.',
    seconds: { one: '{count} Sekunde', other: '{count} Sekunden' },
    minutes: { one: '{count} Minute', other: '{count} Minuten' },
    hours: { one: '{count} Stunde', other: '{count} Stunden' },
  },
} satisfies { failure: Translation<typeof failureMessages> }
