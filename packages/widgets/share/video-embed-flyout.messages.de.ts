import type { Translation } from '@bindery/state/messages.ts'
import type { videoEmbedFlyoutMessages } from './video-embed-flyout.messages.ts'

export default {
  'video-embed-flyout': {
    title: 'Dieses Video einbetten',
    close: 'Schließen',
    code: 'Code zum Einbetten',
    hint: 'Fügen Sie diesen Code in Ihre Seite ein.',
    copy: 'Code kopieren',
    copied: 'Der Code wurde kopiert.',
    refused:
      'Ihr Browser lässt uns nicht kopieren. Der Code ist markiert: Drücken Sie Strg+C oder, am Mac, ⌘C.',
  },
} satisfies { 'video-embed-flyout': Translation<typeof videoEmbedFlyoutMessages> }
