import type { Translation } from '@bindery/state/messages/book.ts'
import { unreachable } from '@bindery/state/messages/phrases.de.ts'
import type { passkeysMessages } from './passkey.messages.ts'

export default {
  passkeys: {
    title: 'Passkeys',
    lead: 'Mit einem Passkey melden Sie sich per Fingerabdruck, Gesicht oder PIN Ihres Geräts an, ohne Passwort.',
    loading: 'Ihre Passkeys werden geladen …',
    retry: 'Noch einmal versuchen',
    none: 'Sie haben noch keine Passkeys.',
    unnamed: 'Passkey',
    added: 'Hinzugefügt am {date}',
    used: 'Zuletzt verwendet am {date}',
    unused: 'Noch nicht verwendet',
    name: 'Name des neuen Passkeys (freiwillig)',
    nameHint: 'Damit Sie ihn wiedererkennen, zum Beispiel „Laptop im Büro“.',
    nameLong: 'Hier dürfen nur weniger als 61 Zeichen stehen.',
    add: 'Passkey hinzufügen',
    wasAdded: 'Der Passkey wurde hinzugefügt.',
    wasNotAdded: 'Es wurde kein Passkey hinzugefügt. Sie können es noch einmal versuchen.',
    remove: 'Entfernen',
    removeQuestion: '„{name}“ entfernen? Sie können sich damit dann nicht mehr anmelden.',
    keep: 'Behalten',
    wasRemoved:
      'Der Passkey wurde entfernt. Löschen Sie ihn auch auf Ihrem Gerät, falls er dort noch ist.',
    unreachable,
  },
} satisfies { passkeys: Translation<typeof passkeysMessages> }
