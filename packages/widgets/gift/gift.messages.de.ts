import type { Translation } from '@bindery/state/messages/book.ts'
import { unreachable } from '@bindery/state/messages/phrases.de.ts'
import type { giftFlyoutMessages } from './gift.messages.ts'

export default {
  'gift-flyout': {
    offer:
      'Mit einem Geschenklink kann jeder diesen Artikel ohne Konto lesen. Jeder Link zählt als eines Ihrer Geschenke.',
    make: 'Link erstellen',
    asking: 'Der Link wird erstellt …',
    about: 'Wer diesen Link hat, kann den Artikel ohne Konto lesen.',
    link: 'Geschenklink',
    left: { one: 'Noch {count} Geschenk', other: 'Noch {count} Geschenke' },
    noneLeft: 'Das war Ihr letztes Geschenk.',
    ready: 'Der Geschenklink ist fertig. {left}.',
    copy: 'Link kopieren',
    copied: 'Der Link ist kopiert.',
    copyRefused:
      'Der Link ließ sich nicht kopieren. Er ist markiert: Kopieren Sie ihn mit der Tastatur.',
    again: 'Noch einmal versuchen',
    unreachable,
    close: 'Schließen',
  },
} satisfies { 'gift-flyout': Translation<typeof giftFlyoutMessages> }
