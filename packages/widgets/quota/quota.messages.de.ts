import type { Translation } from '@bindery/state/messages/book.ts'
import type { quotaMessages } from './quota.messages.ts'

export default {
  quota: {
    left: { one: 'Noch {count} kostenloser Artikel', other: 'Noch {count} kostenlose Artikel' },
    none: 'Keine kostenlosen Artikel mehr',
    ascendLeft: { one: 'Noch {count} Ascend-Artikel', other: 'Noch {count} Ascend-Artikel' },
    ascendNone: 'Keine Ascend-Artikel mehr',
  },
} satisfies { quota: Translation<typeof quotaMessages> }
