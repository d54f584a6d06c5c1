import { fieldWords } from '@bindery/state/field.messages.de.ts'
import type { Translation } from '@bindery/state/messages.ts'
import { unreachable } from '@bindery/state/phrases.de.ts'
import type { shareMailMessages } from './share-mail.messages.ts'

export default {
  'share-mail': {
    form: 'Per E-Mail teilen',
    from: 'Ihre E-Mail-Adresse',
    to: 'An',
    toHint: 'E-Mail-Adressen, durch Kommas getrennt',
    message: 'Nachricht (freiwillig)',
    submit: 'Senden',
    ...fieldWords,
    tooMany: 'Bitte geben Sie höchstens {most} E-Mail-Adressen ein.',
    foreign: 'Diese Seite lässt sich nicht per E-Mail teilen.',
    shared: 'Geteilt über {provider}',
    unreachable,
  },
} satisfies { 'share-mail': Translation<typeof shareMailMessages> }
