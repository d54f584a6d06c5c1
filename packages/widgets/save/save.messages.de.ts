import type { Translation } from '@bindery/state/messages/book.ts'
import type { saveFlyoutMessages, saveMessages } from './save.messages.ts'

export default {
  save: {
    save: 'Speichern',
    saved: 'Gespeichert',
    organize: 'Einordnen',
    saveNamed: 'Speichern: „{title}“',
    savedNamed: 'Gespeichert: „{title}“',
    organizeNamed: 'Einordnen: „{title}“',
  },
  'save-flyout': {
    saveTitle: 'In Ordnern speichern',
    organizeTitle: 'Einordnen',
    close: 'Schließen',
    folders: 'Ordner',
    library: 'Meine Bibliothek',
    libraryWhy: 'Hier ist alles, was Sie speichern.',
    loading: 'Ihre Ordner werden geladen …',
    noFolders: 'Ihre Ordner ließen sich nicht laden.',
    retry: 'Noch einmal versuchen',
    filter: 'Ordner suchen',
    found: { one: '{count} Ordner gefunden', other: '{count} Ordner gefunden' },
    more: { one: '{count} weiteren zeigen', other: '{count} weitere zeigen' },
    save: 'Speichern',
    update: 'Ordner aktualisieren',
    newFolder: 'Neuer Ordner',
    remove: 'Aus „Meine Bibliothek“ entfernen',
    newTitle: 'Neuer Ordner',
    name: 'Titel',
    nameHint: 'Bis zu 30 englische Buchstaben, Ziffern oder Leerzeichen.',
    description: 'Beschreibung (freiwillig)',
    saveNew: 'Speichern',
    cancel: 'Abbrechen',
    saved: 'Gespeichert!',
    required: 'Bitte füllen Sie dieses Feld aus.',
    pattern:
      'Der Titel darf höchstens 30 Zeichen lang sein und nur aus englischen Buchstaben, Ziffern und Leerzeichen bestehen.',
    taken: 'Einen Ordner mit diesem Titel gibt es schon.',
  },
} satisfies {
  save: Translation<typeof saveMessages>
  'save-flyout': Translation<typeof saveFlyoutMessages>
}
