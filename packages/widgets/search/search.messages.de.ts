import type { Translation } from '@bindery/state/messages/book.ts'
import type { searchMessages } from './search.messages.ts'

export default {
  search: {
    search: 'Suchen',
    close: 'Schließen',
    field: 'Die Website durchsuchen',
    placeholder: 'Wörter, Namen, Themen',
    suggestions: 'Vorschläge',
    records: 'Titel',
    subjects: 'Themen',
    more: 'Weitere Ergebnisse für „{term}“',
    found: { one: '{count} Vorschlag', other: '{count} Vorschläge' },
    none: 'Keine Vorschläge für „{term}“. Mit der Eingabetaste suchen Sie danach.',
    failed: 'Gerade gibt es keine Vorschläge. Mit der Eingabetaste suchen Sie.',
    recent: 'Letzte Suchen',
    remove: '„{term}“ entfernen',
    removed: '„{term}“ ist entfernt.',
    clear: 'Alle entfernen',
    cleared: 'Ihre letzten Suchen sind entfernt.',
  },
} satisfies { search: Translation<typeof searchMessages> }
