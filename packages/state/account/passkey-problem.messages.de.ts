import type { Translation } from '../messages/book.ts'
import type { passkeyProblemMessages } from './passkey-problem.messages.ts'

export default {
  passkeyProblem: {
    cancelled: 'Es wurde kein Passkey verwendet. Sie können es noch einmal versuchen.',
    late: 'Das hat zu lange gedauert. Bitte versuchen Sie es noch einmal.',
    known: 'Auf diesem Gerät gibt es schon einen Passkey für Ihr Konto.',
    address: 'Unter dieser Adresse der Website funktionieren Passkeys nicht.',
    unsupported: 'Dieser Browser oder dieses Gerät kann hier keine Passkeys verwenden.',
    framed:
      'Passkeys lassen sich nicht verwenden, solange diese Seite in einer anderen Website steht. Öffnen Sie sie für sich.',
    unknown:
      'Diesen Passkey kennen wir hier nicht mehr. Melden Sie sich auf andere Weise an und löschen Sie ihn von Ihrem Gerät.',
    refused: 'Der Passkey wurde nicht angenommen. Bitte versuchen Sie es noch einmal.',
  },
} satisfies { passkeyProblem: Translation<typeof passkeyProblemMessages> }
