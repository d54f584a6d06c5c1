import type { Translation } from '@bindery/state/messages.ts'
import type { returningMessages } from './returning.messages.ts'

export default {
  returning: {
    notYou: 'Das sind nicht Sie?',
    forget: 'Diese E-Mail-Adresse vergessen',
    forgotten: 'Die E-Mail-Adresse ist vergessen.',
    usePasskey: 'Mit Passkey anmelden',
  },
} satisfies { returning: Translation<typeof returningMessages> }
