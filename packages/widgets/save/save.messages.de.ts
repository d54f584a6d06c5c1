import type { Translation } from '@bindery/state/messages.ts'
import type { saveMessages } from './save.messages.ts'

export default {
  save: {
    save: 'Speichern',
    saved: 'Gespeichert',
    organize: 'Einordnen',
    saveNamed: 'Speichern: „{title}“',
    savedNamed: 'Gespeichert: „{title}“',
    organizeNamed: 'Einordnen: „{title}“',
  },
} satisfies { save: Translation<typeof saveMessages> }
