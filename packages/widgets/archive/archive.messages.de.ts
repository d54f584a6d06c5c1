import type { Translation } from '@bindery/state/messages/book.ts'
import type { issueMessages } from './archive.messages.ts'

export default {
  issue: {
    pick: 'Eine Ausgabe des Magazins finden',
    year: 'Jahr',
    month: 'Monat',
    noMonth: 'Monat wählen',
    monthMissing: 'Bitte wählen Sie einen Monat.',
    show: 'Ausgabe zeigen',
    found: { one: '{count} Ausgabe in diesem Jahr', other: '{count} Ausgaben in diesem Jahr' },
    loading: 'Wird geladen …',
    noYears: 'In diesen Jahren gibt es keine Ausgaben.',
    unknown: 'Diese Ausgabe ist nicht im Archiv.',
    retry: 'Noch einmal versuchen',
  },
} satisfies { issue: Translation<typeof issueMessages> }
