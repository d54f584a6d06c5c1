import type { Translation } from '@bindery/state/messages.ts'
import type { shareListFlyoutMessages } from './share-list-flyout.messages.ts'

export default {
  'share-list-flyout': {
    title: '„{list}“ teilen',
    close: 'Schließen',
    link: 'Link zur Liste',
    copy: 'Link kopieren',
    copied: 'Der Link wurde kopiert.',
    refused:
      'Ihr Browser lässt uns nicht kopieren. Der Link ist markiert: Drücken Sie Strg+C oder, am Mac, ⌘C.',
    waiting: 'Einen Augenblick …',
    gone: 'Eine Liste mit diesem Namen gibt es nicht mehr.',
    again: 'Noch einmal versuchen',
    byMail: 'E-Mail',
    reason: 'um „{list}“ zu teilen',
  },
} satisfies { 'share-list-flyout': Translation<typeof shareListFlyoutMessages> }
