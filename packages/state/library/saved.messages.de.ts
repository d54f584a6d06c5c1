import type { Translation } from '../messages/book.ts'
import type { savedMessages } from './saved.messages.ts'

export default {
  saved: {
    wishToSave: 'Um „{title}“ zu speichern',
    wishToSaveThis: 'Um dies zu speichern',
    wishToSort: 'Um Ihre Ordner zu ändern',
    wishToRemove: {
      one: 'Um {count} Eintrag aus „Meine Bibliothek“ zu entfernen',
      other: 'Um {count} Einträge aus „Meine Bibliothek“ zu entfernen',
    },
    wishToRestore: {
      one: 'Um {count} Eintrag in „Meine Bibliothek“ zurückzulegen',
      other: 'Um {count} Einträge in „Meine Bibliothek“ zurückzulegen',
    },
    saved: '„{title}“ wurde in „Meine Bibliothek“ gespeichert.',
    savedThis: 'In „Meine Bibliothek“ gespeichert.',
    sorted: 'Ordner aktualisiert',
    removed: 'Aus „Meine Bibliothek“ entfernt: {count}',
    restored: 'Wieder in „Meine Bibliothek“: {count}',
    removedThis: 'Aus „Meine Bibliothek“ entfernt',
    put: 'In Ordner gelegt: {count}',
    taken: 'Diesen Ordner gibt es schon',
    failed: 'Dabei ist ein Fehler aufgetreten. Bitte versuchen Sie es später noch einmal.',
    failedAfter: 'Das Speichern ist fehlgeschlagen!',
    again: 'Noch einmal versuchen',
    notAllFolders:
      'In Ordner, die sich nicht ändern lassen oder gelöscht sind, konnte nichts zurückgelegt werden.',
  },
} satisfies { saved: Translation<typeof savedMessages> }
