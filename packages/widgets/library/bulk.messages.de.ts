import type { Translation } from '@bindery/state/messages.ts'
import type { bulkMessages } from './bulk.messages.ts'

export default {
  bulk: {
    organizeTitle: { one: '{count} Eintrag verschieben', other: '{count} Einträge verschieben' },
    organizeLead: 'Wählen Sie einen oder mehrere Ordner.',
    organizeAll: 'Meine Bibliothek',
    organizeAllReason: 'Was Sie speichern, ist immer in „Meine Bibliothek“.',
    organizeLeave: 'Aus „{name}“ herausnehmen',
    organizeNone:
      'Es gibt noch keinen anderen Ordner. Legen Sie zuerst einen in „Meine Bibliothek“ an.',
    organizeSave: 'In die Ordner legen',
    organizeFirst: 'Bitte wählen Sie einen Ordner.',
    discardTitle: { one: '{count} Eintrag entfernen?', other: '{count} Einträge entfernen?' },
    discardLead: 'Was entfernt wird, verschwindet aus „Meine Bibliothek“ und aus allen Ordnern.',
    discardYes: 'Entfernen',
    discardNo: 'Behalten',
    unsorted: 'Alles ist wieder, wo es war.',
    restored: 'Wieder in „Meine Bibliothek“: {count}',
    found: { one: '{count} Ordner gefunden', other: '{count} Ordner gefunden' },
    moreFolders: { one: '{count} weiteren zeigen', other: '{count} weitere zeigen' },
    findFolder: 'Ordner suchen',
    loading: 'Wird geladen …',
    retry: 'Noch einmal versuchen',
    close: 'Schließen',
  },
} satisfies { bulk: Translation<typeof bulkMessages> }
