import { captchaWords } from '@bindery/state/captcha.messages.de.ts'
import { fieldWords } from '@bindery/state/field.messages.de.ts'
import type { Translation } from '@bindery/state/messages.ts'
import { unreachable } from '@bindery/state/phrases.de.ts'
import type { subscriberMessages } from './subscriber.messages.ts'

export default {
  subscriber: {
    ...fieldWords,
    ...captchaWords,
    email: 'E-Mail-Adresse',
    accountNumber: 'Kundennummer',
    accountNumberHint: 'Sie steht auf dem Adressetikett Ihres Hefts, über Ihrem Namen.',
    password: 'Passwort',
    optIn: 'Schicken Sie mir Newsletter und Angebote.',
    unreachable,
    help: 'Brauchen Sie Hilfe? Wenden Sie sich an den Kundenservice.',
    helpLink: 'Kundenservice',
    readerTitle: 'Ihr Abonnement',
    readerLead: 'Sie sind angemeldet als {name}.',
    term: 'Laufzeit',
    until: 'Zugang bis',
  },
} satisfies { subscriber: Translation<typeof subscriberMessages> }
