import type { Translation } from '@bindery/state/messages.ts'
import type { shareFlyoutMessages } from './share-flyout.messages.ts'

export default {
  'share-flyout': {
    title: 'Teilen',
    close: 'Schließen',
    ways: 'Wege zu teilen',
    url: 'URL',
    facebook: 'Facebook',
    twitter: 'X',
    linkedin: 'LinkedIn',
    link: 'Link',
    copy: 'Link kopieren',
    copied: 'Der Link wurde kopiert.',
    refused:
      'Ihr Browser lässt uns nicht kopieren. Der Link ist markiert: Drücken Sie Strg+C oder, am Mac, ⌘C.',
    shorten: 'Kurzen Link verwenden',
    short: 'Jetzt steht hier der kurze Link.',
    notShort: 'Einen kurzen Link gibt es gerade nicht. Der lange geht genauso.',
    shareOn: 'Auf {network} teilen',
    newWindow: 'Öffnet ein neues Fenster.',
    blocked: 'Ihr Browser hat das Fenster von {network} blockiert.',
    openTab: '{network} in einem neuen Tab öffnen',
    byMail: 'E-Mail',
  },
} satisfies { 'share-flyout': Translation<typeof shareFlyoutMessages> }
