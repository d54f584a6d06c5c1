import type { Translation } from '../messages/book.ts'
import type { folderMessages } from './folders.messages.ts'

export default {
  folder: {
    create: 'Den Ordner „{name}“ anlegen',
    update: 'Den Ordner „{name}“ ändern',
    remove: 'Den Ordner „{name}“ löschen',
    created: 'Der Ordner „{name}“ wurde angelegt.',
    updated: 'Der Ordner „{name}“ wurde geändert.',
    removed: 'Der Ordner „{name}“ wurde gelöscht.',
  },
} satisfies { folder: Translation<typeof folderMessages> }
